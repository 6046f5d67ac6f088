/** Maximum lengths in characters. */
export const longestText = { name: 80, description: 2000 } as const

/** How many members can be added at once. */
export const mostAdded = 50
/** How many groups the composer and the live connection offer of those that a member belongs to. */
export const mostChoices = 100
