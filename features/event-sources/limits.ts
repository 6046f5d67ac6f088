export const longestAddress = 500
export const longestName = 100
/** Maximum number of a member's suggestions that await review. */
export const suggestionsEach = 10
/** Maximum number of sources in a community, including paused ones and suggestions. */
export const mostSources = 500
/** Events shown in a preview. */
export const previewed = 5
