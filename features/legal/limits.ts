/** In characters: what operators write about a version of the terms, in each language. */
export const longestSummary = 1_000
export const longestAdditions = 10_000
export const longestReason = 500
