import type { Currency } from '#features/profiles/vocabulary.ts'
import type { Random } from './random.ts'

/** What a euro is worth, roughly and for all time: demo amounts should look plausible, not be exact. */
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

/** A round amount of the currency between two amounts in thousands of euros, in minor units; low amounts are likelier. */
export function drawAmount(random: Random, currency: Currency, leastThousand: number, mostThousand: number): number {
  const thousandEuros = leastThousand * (mostThousand / leastThousand) ** random.next()
  return rounded(thousandEuros * 1000 * perEuro[currency]) * 100
}

/** To one digit or one and a half: 150, 200, 250, …, 900, 1000, 1500. */
function rounded(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 2
  return Math.max(step, Math.round(amount / step) * step)
}

/** An amount in minor units as one writes it in a sentence: '€250,000', 'SEK 12 million'. */
export function amountInWords(minorUnits: number, currency: Currency): string {
  const amount = minorUnits / 100
  const number =
    amount < 1_000_000 ? amount.toLocaleString('en') : `${(amount / 1_000_000).toLocaleString('en', { maximumFractionDigits: 2 })} million`
  const sign = signs[currency]
  return sign ? `${sign}${number}` : `${currency} ${number}`
}
