/** Maximum length of the word to each of the two, in characters. */
export const longestWord = 500
/** How long the two can answer. */
export const daysOpen = 14
/** How many introductions a member can make in 24 hours. */
export const mostPerDay = 10
