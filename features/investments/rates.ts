import type { Currency } from '#features/profiles/vocabulary.ts'
import { dateOf, dayOf } from './days.ts'
import { rateDays } from './limits.ts'

/** Units of a currency per euro on a day, as published by the European Central Bank. */
export interface DatedRate {
  currency: Currency
  date: string
  /** A decimal, such as '1.0956'. */
  rate: string
}

/** An exact decimal: `digits` / 10^`scale`. */
interface Decimal {
  digits: bigint
  scale: number
}

/** Above 0, with at most nine digits before the point and nine after it. */
export const isRate = (text: string): boolean => /^\d{1,9}(\.\d{1,9})?$/.test(text) && /[1-9]/.test(text)

function decimalOf(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), scale: fraction.length }
}

const one: Decimal = { digits: 1n, scale: 0 }

/** The earliest day whose rate still applies on a date. */
const oldestRate = (date: string): string => dateOf(dayOf(date) - rateDays)

/** Finds the rate for a day: the latest one until then, unless it is too old. */
function ratesOf(rates: readonly DatedRate[]): (currency: Currency, date: string) => Decimal | undefined {
  const byCurrency = new Map<Currency, DatedRate[]>()
  for (const rate of rates) {
    const list = byCurrency.get(rate.currency)
    if (list) list.push(rate)
    else byCurrency.set(rate.currency, [rate])
  }
  for (const list of byCurrency.values()) list.sort((first, second) => (first.date < second.date ? -1 : 1))
  return (currency, date) => {
    if (currency === 'EUR') return one
    const list = byCurrency.get(currency) ?? []
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((list[middle]?.date ?? '') <= date) low = middle + 1
      else high = middle
    }
    const found = list[low - 1]
    return found && found.date >= oldestRate(date) ? decimalOf(found.rate) : undefined
  }
}

/**
 * Converts minor units of a currency at the rate of a day; undefined if a rate is missing.
 * @param onMissing called with each currency whose rate is missing: this one, the one converted into, or both
 */
export type Convert = (amount: number, currency: Currency, date: string, onMissing?: (missing: Currency) => void) => number | undefined

/** Converts via the euro in exact fractions and rounds once, half to even. All currencies have two decimals. */
export function converterTo(base: Currency, rates: readonly DatedRate[]): Convert {
  const rateOf = ratesOf(rates)
  const fractions = new Map<string, readonly [bigint, bigint] | undefined>()
  const fractionOf = (currency: Currency, date: string) => {
    const key = currency + date
    if (!fractions.has(key)) {
      const [from, to] = [rateOf(currency, date), rateOf(base, date)]
      fractions.set(key, from && to && [to.digits * 10n ** BigInt(from.scale), from.digits * 10n ** BigInt(to.scale)])
    }
    return fractions.get(key)
  }
  return (amount, currency, date, onMissing) => {
    if (currency === base) return amount
    const fraction = fractionOf(currency, date)
    if (fraction) return Number(dividedHalfEven(BigInt(amount) * fraction[0], fraction[1]))
    for (const each of [currency, base]) if (!rateOf(each, date)) onMissing?.(each)
    return undefined
  }
}

/** For amounts of 0 or more. */
function dividedHalfEven(amount: bigint, by: bigint): bigint {
  const [quotient, twice] = [amount / by, (amount % by) * 2n]
  const isUp = twice > by || (twice === by && quotient % 2n === 1n)
  return isUp ? quotient + 1n : quotient
}
