import { enoughReviews } from './limits.ts'

/** The number of reviews with 1 to 5 stars, in this order. */
export type RatingCounts = readonly number[]

export const reviewCount = (counts: RatingCounts): number => counts.reduce((sum, count) => sum + count, 0)

/** @returns from 1 to 5; null without reviews */
export function averageRating(counts: RatingCounts): number | null {
  const count = reviewCount(counts)
  return count === 0 ? null : counts.reduce((sum, each, index) => sum + each * (index + 1), 0) / count
}

/** The average; null if there are too few reviews for it. */
export const meaningfulAverage = (counts: RatingCounts): number | null =>
  reviewCount(counts) >= enoughReviews ? averageRating(counts) : null

/** In %; null without reviews. */
export function matchSuccessOf(counts: RatingCounts): number | null {
  const average = averageRating(counts)
  return average === null ? null : Math.min(100, Math.round(average * 20))
}
