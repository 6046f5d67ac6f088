/** Longer addresses have no preview. */
export const longestAddress = 2_000

/** Lengths of what is kept of a page, in characters as people see them. */
export const longestTitle = 200
export const longestDescription = 300
