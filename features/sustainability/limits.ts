/** Maximum lengths in characters. */
export const longestText = { short: 500, long: 10_000, row: 120, note: 1000, reason: 500, statement: 300 } as const

/** The first year that can be reported. */
export const firstYear = 2015
/** The last one: the current year, whose period may not have ended. */
export const lastYear = (): number => new Date().getUTCFullYear()

/** How many rows a question with named or listed rows can have. */
export const rowsEach = 200
/** How many pieces of evidence an answer can have, and files an organisation. */
export const evidenceEach = 10
export const filesEach = 100
/** How many requests a member can have open. */
export const requestsEach = 200
/** For how many days a declined request cannot be repeated. */
export const declinedDays = 30
/** How many organisations can be asked at once. */
export const askedAtOnce = 100
