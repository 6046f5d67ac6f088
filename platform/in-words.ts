import { shortCurrencyFormat } from './currency-format.ts'
import type { ServerText, TextValue } from './contract.ts'
import { dateRange } from './date-range.ts'
import type { Language } from './language.ts'

/** Translates texts into one language. */
export interface Speaker {
  /** Used for names and lists within sentences. */
  language: Language
  /** The reader's locale for amounts and times: 'de-AT'. */
  locale: string
  say(this: void, text: { id: string; message: string }, values?: Readonly<Record<string, string | number>>): string
}

/** A text of the server in the speaker's language. */
export function sentenceOf({ id, message, parameters = {} }: ServerText, speaker: Speaker): string {
  const values = Object.entries(parameters).map(([name, value]) => [name, typeof value === 'number' ? value : inWords(value, speaker)])
  return speaker.say({ id, message }, Object.fromEntries(values) as Record<string, string | number>)
}

/** Formats a value for use in a sentence. */
export function inWords(value: TextValue, speaker: Speaker): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return value.toLocaleString(speaker.locale)
  if ('all' in value) return listOf(value, speaker)
  if ('id' in value) return sentenceOf(value, speaker)
  if ('country' in value) return countryIn(value.country, speaker.language)
  if ('amount' in value) return amountIn(value, speaker.locale)
  return timeIn(value, speaker.locale)
}

/** Several names and numbers: with 'and' before the last, or joined by commas or dots. */
function listOf({ all, joined }: Extract<TextValue, { all: unknown }>, speaker: Speaker): string {
  const words = all.map((each) => inWords(each, speaker))
  if (joined) return words.join(joined === 'comma' ? ', ' : ' · ')
  return new Intl.ListFormat(speaker.language, { type: 'conjunction' }).format(words)
}

const withArticle: ReadonlySet<string> = new Set(['AE', 'BS', 'CD', 'CG', 'DO', 'FO', 'GB', 'GM', 'MV', 'NL', 'PH', 'SC', 'US', 'VA'])

/** As used in a sentence: 'the Netherlands'. Other languages quote the name, because they would have to inflect it. */
function countryIn(code: string, language: string): string {
  const name = /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
  return language === 'en' && withArticle.has(code) ? `the ${name}` : name
}

/** In compact form: '€6.5M', '6,5 Mio. €'. */
function amountIn({ amount, currency }: { amount: number; currency: string }, locale: string): string {
  const format = new Intl.NumberFormat(locale, shortCurrencyFormat(currency))
  // A small k for thousands in amounts of money.
  const written = ({ type, value }: Intl.NumberFormatPart) => (type === 'compact' && value === 'K' ? 'k' : value)
  return format
    .formatToParts(amount / 100)
    .map(written)
    .join('')
}

/** 'Thursday, 26 November 2026 at 09:30 EET', or dates for all-day spans. */
function timeIn({ from, until, zone: timeZone }: { from: string; until?: string | undefined; zone: string }, locale: string): string {
  if (until === undefined) {
    return new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(from))
  }
  return dateRange(
    new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' }),
    new Date(from),
    new Date(new Date(until).getTime() - 1),
  )
}
