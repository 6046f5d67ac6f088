import { type Currency, currencies } from '#features/profiles/vocabulary.ts'

/** Reads prices in whole units ('25.00') of the same currency. Prices in unsupported currencies are dropped, unless it is free. */
export function pricesOf(given: readonly { value: unknown; currency: unknown }[]): {
  min_price: number | null
  max_price: number | null
  currency: Currency | null
} {
  const read = given.flatMap(({ value, currency }) => {
    const amount = typeof value === 'string' ? Number(value.trim() || 'none') : value
    const known = currencies.find((each) => each === currency)
    return typeof amount === 'number' && amount >= 0 && amount < 1_000_000 && (known || amount === 0)
      ? [{ amount: Math.round(amount * 100), currency: known ?? null }]
      : []
  })
  const currency = read.find((each) => each.amount > 0)?.currency ?? read[0]?.currency ?? null
  const amounts = read.filter((each) => each.currency === currency || each.amount === 0).map(({ amount }) => amount)
  if (amounts.length === 0) return { min_price: null, max_price: null, currency: null }
  return { min_price: Math.min(...amounts), max_price: Math.max(...amounts), currency }
}
