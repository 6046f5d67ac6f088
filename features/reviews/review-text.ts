import * as z from 'zod'
import { graphemeCount } from '#platform/graphemes.ts'
import { invalid, tooLong } from '#platform/invalid.ts'
import { visibleOrEmpty } from '#platform/visible-text.ts'
import { longestReview, mostReviewBytes } from './limits.ts'

const words = z
  .string()
  .trim()
  .overwrite(visibleOrEmpty)
  .refine(
    (text) => new TextEncoder().encode(text).length <= mostReviewBytes && graphemeCount(text) <= longestReview,
    tooLong(longestReview),
  )

const missing = /*i18n*/ { id: 'reviews.missing', message: 'Please provide both a rating and review text.' }

export const reviewText = words.pipe(z.string(invalid(missing)).min(1, invalid(missing)))
/** Empty to delete the reply. */
export const replyText = words
export const rating = z.number(invalid(missing)).int(invalid(missing)).min(1, invalid(missing)).max(5, invalid(missing))
