/** Characters of a review or a reply, as people see them. */
export const longestReview = 1_000
/** Bytes of the same, for letters that are mostly accents. */
export const mostReviewBytes = 8_000

/** Characters of why an operator hides one. */
export const longestReason = 300

/** From this many reviews on, an average says something. */
export const enoughReviews = 3
