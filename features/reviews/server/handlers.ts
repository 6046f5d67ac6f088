import { implement } from '@orpc/server'
import { type RequestContext, signedIn } from '#platform/server/http/context.ts'
import { staffChanging, staffReading } from '#features/members/server/index.ts'
import { reviewsContract } from '../contract.ts'
import { mayReview, requireVisible } from './access.ts'
import { listAllReviews, listReviews } from './list-reviews.ts'
import { hideReview, restoreReview } from './operate.ts'
import { presentOwn } from './present.ts'
import { memberCounts, ownReview, platformCounts } from './queries.ts'
import { removeReview, replyToReview, writeReview } from './write-review.ts'

const open = implement(reviewsContract).$context<RequestContext>()
const api = open.use(signedIn)
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
    const can_write = member_id === null || (await mayReview(reader, actor, member_id))
    const [counts, mine] = await Promise.all([
      member_id === null ? platformCounts(reader) : memberCounts(reader, member_id),
      ownReview(reader, actor.id, member_id),
    ])
    return { counts, mine: mine ? presentOwn(mine) : null, can_write }
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

  latest: open.latest
    .use(staffReading('moderation'))
    .handler(({ context: { services }, input }) => listAllReviews(services.database.kysely, input)),

  hide: moderators.hide.handler(async ({ context: { actor, services }, input }) => {
    await hideReview(services, actor, input.id, input.reason)
    return {}
  }),

  restore: moderators.restore.handler(async ({ context: { actor, services }, input }) => {
    await restoreReview(services, actor, input.id)
    return {}
  }),
}
