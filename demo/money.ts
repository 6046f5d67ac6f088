import type { Currency } from '#features/profiles/vocabulary.ts'
import type { Random } from './random.ts'

/** Rough, fixed exchange rates: demo amounts only have to be plausible. */
const perEuro: Record<Currency, number> = {
  EUR: 1,
  GBP: 0.85,
  CHF: 0.95,
  SEK: 11,
  NOK: 11.5,
  DKK: 7.5,
  PLN: 4.3,
  CZK: 25,
  RON: 5,
  BGN: 1.96,
  HUF: 390,
  UAH: 45,
  USD: 1.1,
}
const signs: Partial<Record<Currency, string>> = { EUR: '€', GBP: '£', USD: '$' }

/** Draws a round amount in minor units of the currency, from a range in thousands of euros; low amounts are more likely. */
export function drawAmount(random: Random, currency: Currency, leastThousand: number, mostThousand: number): number {
  const thousandEuros = leastThousand * (mostThousand / leastThousand) ** random.next()
  return rounded(thousandEuros * 1000 * perEuro[currency]) * 100
}

/** Rounds to half a power of ten: 150, 200, 250, …, 900, 1000, 1500. */
function rounded(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 2
  return Math.max(step, Math.round(amount / step) * step)
}

/** Formats an amount in minor units for a sentence: '€250,000', 'SEK 12 million'. */
export function amountInWords(minorUnits: number, currency: Currency): string {
  const amount = minorUnits / 100
  const number =
    amount < 1_000_000 ? amount.toLocaleString('en') : `${(amount / 1_000_000).toLocaleString('en', { maximumFractionDigits: 2 })} million`
  const sign = signs[currency]
  return sign ? `${sign}${number}` : `${currency} ${number}`
}

const shortUnits = [
  [1e9, 'bn'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const

/** Formats an amount in minor units briefly: '€1.8m', '€250k', 'SEK 12m'. */
export function shortAmount(minorUnits: number, currency: Currency): string {
  const amount = minorUnits / 100
  // 999.6k would be rounded to 1000k, so it becomes 1m.
  const [unit, letter] = shortUnits.find(([least]) => amount >= least * 0.9995) ?? [1, '']
  const number = (amount / unit).toLocaleString('en', { maximumSignificantDigits: 3 }) + letter
  const sign = signs[currency]
  return sign ? `${sign}${number}` : `${currency} ${number}`
}

/** Converts euros to minor units of a currency, rounded like a price. */
export function roundPrice(euros: number, currency: Currency): number {
  const amount = euros * perEuro[currency]
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.round(amount / step) * step * 100
}

/** Converts an amount in minor units to whole euros, roughly. */
export const inEuros = (minorUnits: number, currency: Currency): number => minorUnits / 100 / perEuro[currency]
