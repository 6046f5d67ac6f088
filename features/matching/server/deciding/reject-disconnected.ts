import { type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { lockPairs, rejectEnded } from './decision-queries.ts'
import { changed } from './live.ts'

/**
 * Whoever ends a connection rejects the other from then on: neither is a card or an interest again, unless the one who ended it decides
 * otherwise. Should they be connected again already, that stands.
 */
export const rejectDisconnected = ({ events: domainEvents, live }: Services): Reaction =>
  reaction({
    name: 'matching.rejectDisconnected',
    on: ['members.disconnected'],
    async react(tx, events) {
      const ended = events.map(({ payload }) => ({ user_id: payload.by, matched_user_id: payload.other_id }))
      await lockPairs(tx, ended)
      await rejectEnded(tx, ended)
      domainEvents.wake()
      for (const { user_id, matched_user_id } of ended) {
        live.tellAfter(tx, changed(user_id))
        live.tellAfter(tx, changed(matched_user_id))
      }
    },
  })
