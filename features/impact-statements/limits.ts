/** The first year with figures. */
export const firstYear = 2000
/** Figures in one request: all that there are about a company. */
export const mostFigures = 60
export const longestNote = 300
/** Ten million millions of a currency, of MWh or of tonnes. */
export const largestNumber = 1e13
export const mostPeople = 1_000
export const mostPercent = 100
/** Women can earn several times as much as men. */
export const leastPercent = -1_000
/** Missing rates in a response. */
export const mostMissingRates = 20
