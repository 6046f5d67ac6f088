export const longestAddress = 500
export const longestName = 100
/** How many suggestions of a member may wait for the operators. */
export const suggestionsEach = 10
/** How many sources a community follows, paused ones and suggestions included. */
export const mostSources = 500
/** How many events of a source are shown before it is followed. */
export const previewed = 5
