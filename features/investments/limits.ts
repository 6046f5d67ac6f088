/** Of one member. */
export const mostInvestments = 2_000
/** Flows, and valuations, of one investment. */
export const mostEntries = 500
export const longestText = { company_name: 200, note: 2_000 } as const
/** Integer minor units; at most a hundred thousand million of the currency. */
export const largestAmount = 1e13
export const csvLimit = { bytes: 10 * 2 ** 20, lines: 100_000 } as const
