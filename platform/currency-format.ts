/** Names a currency as its readers do: no other pound or dollar is dealt in here, so that 'US$', '£GB' or 'GBP' would say too much. */
export const currencyFormat = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: currency === 'USD' || currency === 'GBP' ? 'narrowSymbol' : 'symbol' }) as const

/** The same where there is little room: '€6.5M', '6,5 Mio. €', '2.500 €'. */
export const shortCurrencyFormat = (currency: string) =>
  ({ ...currencyFormat(currency), notation: 'compact', maximumSignificantDigits: 3, useGrouping: 'always' }) as const
