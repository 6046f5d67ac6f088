/** Results are counted up to this number; more are only counted before an act on all of them. */
export const mostCounted = 1_000
/** How many members can be chosen one by one for an act. */
export const mostChosen = 500
/** Of the reason for an act, in characters. */
export const longestReason = 1_000
/** How many sessions of a member are shown. */
export const sessionsShown = 50
/** How many cases of a member are linked. */
export const casesLinked = 5
/** How long acts are kept, in days. */
export const actsKeptDays = 365
