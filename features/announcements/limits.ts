/** Of the texts of an announcement, in characters. */
export const longest = { title: 150, text: 5_000, linkLabel: 60, link: 500 } as const
/** Fewer than this many who followed the link are not told, so that nobody can be recognised. */
export const fewestTold = 5
/** How many members can be chosen one by one. */
export const mostChosen = 500
