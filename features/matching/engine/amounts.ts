import type { TextValue } from '#platform/contract.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import { exchanged } from '#features/profiles/euros.ts'
import type { Money, MoneyRange } from './member.ts'

/** Complete texts, since languages differ in where they put the currency and "about". */
const texts = {
  about: /*i18n*/ { id: 'vocabulary.amount.about', message: '{amount} (about {about})' },
  between: /*i18n*/ { id: 'vocabulary.amount.between', message: '{low} to {high}' },
  betweenAbout: /*i18n*/ { id: 'vocabulary.amount.betweenAbout', message: '{low} to {high} (about {aboutLow} to {aboutHigh})' },
  from: /*i18n*/ { id: 'vocabulary.amount.from', message: '{low} or more' },
  fromAbout: /*i18n*/ { id: 'vocabulary.amount.fromAbout', message: '{low} or more (about {aboutLow})' },
  upTo: /*i18n*/ { id: 'vocabulary.amount.upTo', message: 'up to {high}' },
  upToAbout: /*i18n*/ { id: 'vocabulary.amount.upToAbout', message: 'up to {high} (about {aboutHigh})' },
}

/** An amount for a reader, with an approximate conversion to their currency: '€6.5M', 'SEK 40M (about €3.5M)'. */
export function amountFor(reader: Currency | undefined, { amount, currency }: Money) {
  const told = inMinor(amount, currency)
  return isOwn(reader, currency) ? told : { ...texts.about, parameters: { amount: told, about: roughly(amount, currency, reader) } }
}

/** A range of amounts, in the same way: 'HUF 80M to HUF 650M (about €190k to €1.6M)'. */
export function rangeFor(reader: Currency | undefined, { low, high, currency }: MoneyRange): TextValue {
  const ends = low === null ? 'upTo' : high === null ? 'from' : 'between'
  const parameters = { ...(low !== null && { low: inMinor(low, currency) }), ...(high !== null && { high: inMinor(high, currency) }) }
  if (isOwn(reader, currency)) return { ...texts[ends], parameters }
  const about = {
    ...(low !== null && { aboutLow: roughly(low, currency, reader) }),
    ...(high !== null && { aboutHigh: roughly(high, currency, reader) }),
  }
  return { ...texts[`${ends}About`], parameters: { ...parameters, ...about } }
}

const isOwn = (reader: Currency | undefined, currency: Currency): reader is undefined => reader === undefined || reader === currency

const inMinor = (amount: number, currency: Currency) => ({ amount: Math.round(amount * 100), currency })

/** An older exchange rate justifies two digits at most. */
const roughly = (amount: number, from: Currency, to: Currency) => inMinor(Number(exchanged(amount, from, to).toPrecision(2)), to)
