import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { reviewsContract } from '../contract.ts'
import { mayReview, missingToReviewPlatform, requireVisible } from './access.ts'
import { listAllReviews, listReviews } from './list-reviews.ts'
import { approveReviews, hideReviews, restoreReview } from './operate.ts'
import { presentOwn } from './present.ts'
import { memberCounts, ownReview, platformCounts } from './queries.ts'
import { removeReview, replyToReview, writeReview } from './write-review.ts'

const open = implement(reviewsContract).$context<RequestContext>()
const api = open.use(signedIn)
const reading = open.use(staffReading('moderation'))
const moderators = open.use(staffChanging('moderation'))

export const reviewsHandlers = {
  platform: open.platform.handler(({ context: { actor, services }, input }) =>
    listReviews(services.database.kysely, actor?.id, null, input),
  ),

  ofMember: api.ofMember.handler(async ({ context: { actor, services }, input: { id, ...request } }) => {
    await requireVisible(services.database.kysely, actor, id)
    return listReviews(services.database.kysely, actor.id, id, request)
  }),

  standing: api.standing.handler(async ({ context: { actor, services }, input: { member_id = null } }) => {
    const reader = services.database.kysely
    const [needs, counts, mine] = await Promise.all([
      member_id === null ? missingToReviewPlatform(reader, actor) : { missing: [], days_left: 0 },
      member_id === null ? platformCounts(reader) : memberCounts(reader, member_id),
      ownReview(reader, actor.id, member_id),
    ])
    const can_write = member_id === null ? needs.missing.length === 0 : await mayReview(reader, actor, member_id)
    return { counts, mine: mine ? presentOwn(mine) : null, can_write, ...needs }
  }),

  write: api.write.handler(({ context: { actor, services }, input }) => writeReview(services, actor, input)),

  remove: api.remove.handler(async ({ context: { actor, services }, input }) => {
    await removeReview(services, actor, input.id)
    return {}
  }),

  reply: api.reply.handler(async ({ context: { actor, services }, input }) => {
    await replyToReview(services, actor, input.id, input.reply)
    return {}
  }),

  latest: reading.latest.handler(({ context: { services }, input }) =>
    listAllReviews(services.database.kysely, { onlyWaiting: false }, input),
  ),

  waiting: reading.waiting.handler(({ context: { services }, input }) =>
    listAllReviews(services.database.kysely, { onlyWaiting: true }, input),
  ),

  approve: moderators.approve.handler(async ({ context: { actor, services }, input }) => {
    await approveReviews(services, actor, input.ids)
    return {}
  }),

  hide: moderators.hide.handler(async ({ context: { actor, services }, input }) => {
    await hideReviews(services, actor, input.ids, input.reason)
    return {}
  }),

  restore: moderators.restore.handler(async ({ context: { actor, services }, input }) => {
    await restoreReview(services, actor, input.id)
    return {}
  }),
}
