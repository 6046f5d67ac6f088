/** The official template has 0.8 MB. */
export const fileLimit = { bytes: 10_000_000 } as const
/** How many problems a preview lists. */
export const problemsShown = 200
