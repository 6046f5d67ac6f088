/** Maximum lengths in characters. */
export const longestColumnName = 40
export const longestNote = 4000
export const longestReason = 1000

/** How many columns and deals a team's pipeline can have. */
export const columnsEach = 12
export const cardsEach = 1000
