/** Length of a search in characters. */
export const longestQuery = 200
