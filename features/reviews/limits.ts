/** Visible characters (graphemes) of a review or a reply. */
export const longestReview = 1_000
/** Bytes of a review or a reply, because a grapheme can have any number of combining marks. */
export const mostReviewBytes = 8_000

/** Characters of an operator's reason for hiding a review. */
export const longestReason = 300

/** How many days after joining a member can review the platform. */
export const neededDays = 7

/** More reviews of the platform than this within 24 hours are a burst, which waits for an operator. */
export const mostReviewsADay = 3

/** How many reviews an operator approves or hides at once. */
export const mostAtOnce = 50

/** The minimum number of reviews for a meaningful average. */
export const enoughReviews = 3
