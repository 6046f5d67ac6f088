import { type Reaction, reaction } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { setContentState } from './case-queries.ts'
import { casesChanged } from './live.ts'

/** Keeps cases in step with reviews that operators hide or restore without a case. `fromNow`: earlier, restoring was not announced. */
export const followReviews = ({ live }: Pick<Services, 'live'>): Reaction =>
  reaction({
    name: 'reports.followReviews',
    on: ['review.hidden', 'review.restored'],
    fromNow: true,
    async react(tx, events) {
      for (const { type, payload } of events) {
        await setContentState(tx, { kind: 'review', subject_id: payload.id }, type === 'review.hidden' ? 'hidden' : 'shown')
      }
      live.tellAfter(tx, casesChanged)
    },
  })
