/** Formats amounts with the short symbol: only one pound and one dollar are used here, so 'US$' or '£GB' is unnecessary. */
export const currencyFormat = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: currency === 'USD' || currency === 'GBP' ? 'narrowSymbol' : 'symbol' }) as const

/** A compact format: '€6.5M', '6,5 Mio. €', '2.500 €'. */
export const shortCurrencyFormat = (currency: string) =>
  ({ ...currencyFormat(currency), notation: 'compact', maximumSignificantDigits: 3, useGrouping: 'always' }) as const
