export { RatingSummary } from './RatingSummary.tsx'
export { useRatingNames } from './use-rating-names.ts'
