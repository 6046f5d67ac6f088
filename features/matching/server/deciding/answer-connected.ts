import { type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { markAboutRead } from '#features/notifications/server/index.ts'
import { answerConnectedPairs, lockPairs } from './decision-queries.ts'
import { changed } from './live.ts'
import { aboutInterest } from './notifications.ts'

/** A connection also answers an interest if it was made elsewhere, such as by an introduction. Those made here have answered theirs. */
export const answerConnected = (services: Services): Reaction =>
  reaction({
    name: 'matching.answerConnected',
    on: ['members.connected'],
    async react(tx, events) {
      const pairs = events.flatMap(({ payload: { by, other_id } }) => [
        { user_id: by, matched_user_id: other_id },
        { user_id: other_id, matched_user_id: by },
      ])
      await lockPairs(tx, pairs)
      for (const { user_id, matched_user_id } of await answerConnectedPairs(tx, pairs)) {
        await markAboutRead(services, tx, matched_user_id, aboutInterest(user_id))
        services.live.tellAfter(tx, changed(user_id))
        services.live.tellAfter(tx, changed(matched_user_id))
      }
    },
  })
