/** Visible characters (graphemes) of a review or a reply. */
export const longestReview = 1_000
/** Bytes of a review or a reply, because a grapheme can have any number of combining marks. */
export const mostReviewBytes = 8_000

/** Characters of an operator's reason for hiding a review. */
export const longestReason = 300

/** The minimum number of reviews for a meaningful average. */
export const enoughReviews = 3
