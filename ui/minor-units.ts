// Stored values must not depend on the browser's `Intl`, which follows common usage: the forint without its fillér.
// prettier-ignore
const withoutDecimals = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])
const withThreeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** The number of decimals of a currency (ISO 4217): 2 for EUR and HUF, 0 for JPY. */
export const minorDigits = (currency: string): number => (withoutDecimals.has(currency) ? 0 : withThreeDecimals.has(currency) ? 3 : 2)

/** 1250.5 EUR is 125050. */
export const toMinorUnits = (amount: number, currency: string) => Math.round(amount * 10 ** minorDigits(currency))

/** 125050 in EUR is 1250.5. */
export const fromMinorUnits = (minor: number, currency: string) => minor / 10 ** minorDigits(currency)
