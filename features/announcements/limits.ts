/** Of the texts of an announcement, in characters. */
export const longest = { title: 150, text: 5_000, linkLabel: 60, link: 500 } as const
/** How often the link was followed is told from this many times and members on, so that nobody can be recognised. */
export const fewestTold = 5
/** How many members can be chosen one by one. */
export const mostChosen = 500
