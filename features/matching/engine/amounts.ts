import type { Currency } from '#features/profiles/vocabulary.ts'
import { exchanged } from '#features/profiles/euros.ts'
import type { Money, MoneyRange } from './member.ts'

/** An amount as its reader takes it in at a glance, in their own currency too: '€6.5M', 'SEK 40M (about €3.5M)'. */
export const amountFor = (reader: Currency | undefined, { amount, currency }: Money): string =>
  inBoth(reader, currency, (factor, as, digits) => short(amount * factor, as, digits))

/** A range of amounts, likewise: 'HUF 80M to HUF 650M (about €190k to €1.6M)'. */
export const rangeFor = (reader: Currency | undefined, { low, high, currency }: MoneyRange): string =>
  inBoth(reader, currency, (factor, as, digits) => {
    const [from, to] = [low, high].map((end) => (end === null ? null : short(end * factor, as, digits)))
    if (from && to) return `${from} to ${to}`
    return from ? `${from} and more` : `up to ${to}`
  })

/** No rate of an earlier day tells more than two digits. */
function inBoth(reader: Currency | undefined, own: Currency, told: (factor: number, currency: Currency, digits: number) => string): string {
  const text = told(1, own, 3)
  return reader && reader !== own ? `${text} (about ${told(exchanged(1, own, reader), reader, 2)})` : text
}

function short(amount: number, currency: Currency, maximumSignificantDigits: number): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, notation: 'compact', maximumSignificantDigits })
  // The thousand is a small k beside a sum of money.
  return format.format(amount).replace(/K$/, 'k')
}
