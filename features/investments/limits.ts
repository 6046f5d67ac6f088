/** Per ledger. */
export const mostInvestments = 2_000
/** Cash flows, and likewise valuations, per investment. */
export const mostEntries = 500
export const longestText = { company_name: 200, note: 2_000 } as const
/**
 * Minor units: twenty billion of the currency. It limits each cash flow, each valuation, and all cash flows of an investment together,
 * so that every sum of a ledger is exact in a JavaScript number.
 */
export const largestAmount = 2e12
/** The first year that dates may be in. */
export const firstYear = 1900
export const csvLimit = { bytes: 10 * 2 ** 20, lines: 100_000 } as const
/** The whole history published by the European Central Bank is about 0.7 MB. */
export const ratesLimit = { bytes: 4 * 2 ** 20 } as const
/** A rate also applies to the days after it, up to this many. */
export const rateDays = 10
/** The euro’s first day. */
export const firstRateDay = '1999-01-01'
