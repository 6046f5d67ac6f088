/** Length of a search in characters. */
export const longestQuery = 200
/** Length of a saved search's name: its words and the names of its filters. */
export const longestName = 300
/** How many searches a member can save. */
export const mostSaved = 20
/** New results of a saved search are counted up to this; one more means that there may be more. */
export const mostNew = 99
