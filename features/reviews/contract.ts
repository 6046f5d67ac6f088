import * as z from 'zod'
import { memberId, openProcedure, pageInput, pageOf, procedure, text, timestamp } from '#platform/contract.ts'
import { invalid } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { longestReason, mostAtOnce } from './limits.ts'
import { rating, replyText, reviewText } from './review-text.ts'
import { reviewRequirements } from './reviewers.ts'

const stars = z.number().int().min(1).max(5)

const review = z.object({
  id: z.uuid(),
  author: memberBrief,
  rating: stars,
  review_text: z.string(),
  reply: z.string().nullable().describe('From the reviewed member'),
  replied_at: timestamp.nullable(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
})
export type Review = z.infer<typeof review>

const ownReview = review.omit({ author: true }).extend({
  is_hidden: z.boolean().describe('Hidden by the operators, so that only the author can see it'),
  is_waiting: z.boolean().describe('Only visible to the author until an operator approves it, because many reviews came at once'),
})
export type OwnReview = z.infer<typeof ownReview>

const standing = z.object({
  counts: z.array(z.number().int()).length(5).describe('Number of reviews with 1 to 5 stars, among those visible to you'),
  mine: ownReview.nullable(),
  can_write: z.boolean(),
  missing: z.array(z.enum(reviewRequirements)).describe('What you still need before you can review the platform'),
  days_left: z.number().int().min(0).describe('Days until you have been a member for long enough to review the platform'),
})

const operatedReview = review.omit({ reply: true, replied_at: true, edited_at: true }).extend({
  about: memberBrief.nullable().describe('null for the platform'),
  is_hidden: z.boolean(),
  is_waiting: z.boolean(),
})
export type OperatedReview = z.infer<typeof operatedReview>

/** Reviews on the landing page. */
export interface LandingReviews {
  counts: number[]
  latest: Review[]
}

const tags = ['Reviews']
const ids = z.array(z.uuid().toLowerCase()).min(1).max(mostAtOnce)
const reason = text(longestReason).min(1, invalid(/*i18n*/ { id: 'reviews.reason', message: 'Please enter a reason' }))

export const reviewsContract = {
  platform: openProcedure
    .route({ method: 'GET', path: '/reviews', summary: 'List reviews of the platform, newest first', tags })
    .input(pageInput())
    .output(pageOf(review)),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/reviews', summary: 'List reviews of a member, newest first', tags })
    .input(pageInput().extend({ id: memberId }))
    .output(pageOf(review)),
  standing: procedure
    .route({
      method: 'GET',
      path: '/reviews/standing',
      summary: 'Get the rating counts of a member or the platform, and your own review',
      tags,
    })
    .input(z.object({ member_id: memberId.optional().describe('Omit for the platform') }))
    .output(standing),
  write: procedure
    .route({ method: 'PUT', path: '/reviews', summary: 'Review the platform or a member; replaces your earlier review', tags })
    .input(z.object({ member_id: memberId.nullable().default(null).describe('null for the platform'), rating, review_text: reviewText }))
    .output(ownReview),
  remove: procedure
    .route({ method: 'DELETE', path: '/reviews/{id}', summary: 'Delete your review', tags })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  reply: procedure
    .route({
      method: 'PUT',
      path: '/reviews/{id}/reply',
      summary: 'Reply to a review about yourself; an empty text deletes the reply',
      tags,
    })
    .input(z.object({ id: z.uuid(), reply: replyText }))
    .output(z.object({})),

  latest: procedure
    .route({ method: 'GET', path: '/operators/reviews', summary: 'List all reviews, newest first', tags: ['Operators'] })
    .input(pageInput({ usual: 5 }))
    .output(pageOf(operatedReview)),
  waiting: procedure
    .route({
      method: 'GET',
      path: '/operators/reviews/waiting',
      summary: 'List reviews of the platform that wait for approval, newest first',
      tags: ['Operators'],
    })
    .input(pageInput({ usual: 20 }))
    .output(pageOf(operatedReview)),
  approve: procedure
    .route({ method: 'PUT', path: '/operators/reviews/approved', summary: 'Publish reviews that wait for approval', tags: ['Operators'] })
    .input(z.object({ ids }))
    .output(z.object({})),
  hide: procedure
    .route({
      method: 'PUT',
      path: '/operators/reviews/hidden',
      summary: 'Hide reviews and notify their authors of the reason',
      tags: ['Operators'],
    })
    .input(z.object({ ids, reason }))
    .output(z.object({})),
  restore: procedure
    .route({ method: 'DELETE', path: '/operators/reviews/{id}/hidden', summary: 'Restore a hidden review', tags: ['Operators'] })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
