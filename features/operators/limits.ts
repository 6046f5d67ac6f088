/** Of the reason for an act, in characters. */
export const longestReason = 500
