/** Of one member. */
export const mostInvestments = 2_000
/** Flows and valuations of one investment. */
export const mostEntries = 500
export const longestText = { company_name: 200, note: 2_000 } as const
/**
 * Integer minor units, at most twenty thousand million of the currency: of one flow, of one valuation, and of all flows of one investment
 * together, so that no sum of a whole ledger is beyond what a number holds exactly.
 */
export const largestAmount = 2e12
/** Years that dates may be in; nothing is written down more than a year ahead. */
export const firstYear = 1900
export const csvLimit = { bytes: 10 * 2 ** 20, lines: 100_000 } as const
/** Of a member's own file of rates, or the community's; the whole history of the European Central Bank has some 0.7 MB. */
export const ratesLimit = { bytes: 4 * 2 ** 20 } as const
/** A rate says something of the days that follow it, for so many of them. */
export const rateDays = 10
