import { type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { insertEnded, lockPairs, rejectEnded } from './decision-queries.ts'
import { changed } from './live.ts'

/**
 * Ending a connection rejects the other member: the two are no longer cards or interests for each other, unless the one who ended it
 * decides otherwise. If they are connected again already, nothing changes.
 */
export const rejectDisconnected = ({ events: domainEvents, live }: Services): Reaction =>
  reaction({
    name: 'matching.rejectDisconnected',
    on: ['members.disconnected'],
    async react(tx, events) {
      const ended = events.map(({ payload }) => ({ user_id: payload.by, matched_user_id: payload.other_id }))
      await lockPairs(tx, ended)
      await rejectEnded(tx, ended)
      await insertEnded(tx, ended)
      domainEvents.wake()
      for (const { user_id, matched_user_id } of ended) {
        live.tellAfter(tx, changed(user_id))
        live.tellAfter(tx, changed(matched_user_id))
      }
    },
  })
