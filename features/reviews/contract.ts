import * as z from 'zod'
import { memberId, openProcedure, pageInput, pageOf, procedure, timestamp } from '#platform/contract.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { memberBrief } from '#features/members/contract.ts'
import { longestReason } from './limits.ts'
import { rating, replyText, reviewText } from './review-text.ts'

const stars = z.number().int().min(1).max(5)

const review = z.object({
  id: z.uuid(),
  author: memberBrief,
  rating: stars,
  review_text: z.string(),
  reply: z.string().nullable().describe('Of the member whom it is about'),
  replied_at: timestamp.nullable(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
})
export type Review = z.infer<typeof review>

const ownReview = review.omit({ author: true }).extend({ is_hidden: z.boolean().describe('By the operators: nobody else sees it') })
export type OwnReview = z.infer<typeof ownReview>

const standing = z.object({
  counts: z.array(z.number().int()).length(5).describe('How many reviews give 1 to 5 stars, of those the reader sees'),
  mine: ownReview.nullable(),
  can_write: z.boolean(),
})

const operatedReview = review.omit({ reply: true, replied_at: true, edited_at: true }).extend({
  about: memberBrief.nullable().describe('Null: the platform'),
  is_hidden: z.boolean(),
})
export type OperatedReview = z.infer<typeof operatedReview>

/** What the landing page shows of them. */
export interface LandingReviews {
  counts: number[]
  latest: Review[]
}

const tags = ['Reviews']
const reason = z
  .string()
  .trim()
  .min(1, invalid(/*i18n*/ { id: 'reviews.reason', message: 'Please say why' }))
  .max(longestReason, tooLong(longestReason))

export const reviewsContract = {
  platform: openProcedure
    .route({ method: 'GET', path: '/reviews', summary: 'What members say of the platform, the last first', tags })
    .input(pageInput())
    .output(pageOf(review)),
  ofMember: procedure
    .route({ method: 'GET', path: '/members/{id}/reviews', summary: 'What members say of a member, the last first', tags })
    .input(pageInput().extend({ id: memberId }))
    .output(pageOf(review)),
  standing: procedure
    .route({ method: 'GET', path: '/reviews/standing', summary: 'How a member, or the platform, is reviewed, and one’s own review', tags })
    .input(z.object({ member_id: memberId.optional().describe('Absent: the platform') }))
    .output(standing),
  write: procedure
    .route({ method: 'PUT', path: '/reviews', summary: 'Review the platform or a member; again, it replaces the review', tags })
    .input(z.object({ member_id: memberId.nullable().default(null).describe('Null: the platform'), rating, review_text: reviewText }))
    .output(ownReview),
  remove: procedure
    .route({ method: 'DELETE', path: '/reviews/{id}', summary: 'Delete one’s review', tags })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  reply: procedure
    .route({ method: 'PUT', path: '/reviews/{id}/reply', summary: 'Answer a review about oneself; empty takes the answer back', tags })
    .input(z.object({ id: z.uuid(), reply: replyText }))
    .output(z.object({})),

  latest: procedure
    .route({ method: 'GET', path: '/operators/reviews', summary: 'All reviews, the last first', tags: ['Operators'] })
    .input(pageInput({ usual: 5 }))
    .output(pageOf(operatedReview)),
  hide: procedure
    .route({ method: 'PUT', path: '/operators/reviews/{id}/hidden', summary: 'Hide a review; its author is told why', tags: ['Operators'] })
    .input(z.object({ id: z.uuid(), reason }))
    .output(z.object({})),
  restore: procedure
    .route({ method: 'DELETE', path: '/operators/reviews/{id}/hidden', summary: 'Show a hidden review again', tags: ['Operators'] })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
}
