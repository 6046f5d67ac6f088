import { type Currency, currencies } from '#features/profiles/vocabulary.ts'
import { largestAmount } from '../limits.ts'

/** The decimal separator. */
export type DecimalMark = '.' | ','

/** Common thousands separators besides the comma and the point: spaces of all kinds, and apostrophes. */
const gaps = /[\s\u00A0\u2009\u202F'’_]/g
const plain = /^\d+$/
/** Could be thousands or three decimals. */
const ambiguous = /^[1-9]\d{0,2}([.,])\d{3}$/

/** Signs of currencies besides their codes; some stand for several. */
const signs: Readonly<Record<string, readonly Currency[]>> = {
  '€': ['EUR'],
  euro: ['EUR'],
  euros: ['EUR'],
  $: ['USD'],
  us$: ['USD'],
  '£': ['GBP'],
  fr: ['CHF'],
  sfr: ['CHF'],
  kr: ['SEK', 'NOK', 'DKK'],
  zł: ['PLN'],
  kč: ['CZK'],
  lei: ['RON'],
  лв: ['BGN'],
  ft: ['HUF'],
  '₴': ['UAH'],
}

/** The currencies that a code or a sign such as '€' may stand for; undefined if it is none. */
export function currenciesNamed(text: string): readonly Currency[] | undefined {
  const name = text.trim().replace(/\.$/, '')
  const code = currencies.find((currency) => currency === name.toUpperCase())
  return code ? [code] : Object.hasOwn(signs, name.toLowerCase()) ? signs[name.toLowerCase()] : undefined
}

/** Separates '1.250,50 €' or 'EUR 1,250.50' into the amount and the currencies that the sign may stand for, if there is one. */
export function withoutCurrency(cell: string): { digits: string; named?: readonly Currency[] } {
  const [, sign = '', before = '', amount = '', after = '', end = ''] =
    /^([-−(+]?)\s*([\p{L}\p{Sc}]{0,5}\.?)\s*([-−]?\d[^\p{L}\p{Sc}]*?)\s*([\p{L}\p{Sc}]{0,5}\.?)(\)?)$/u.exec(cell.slice(0, 100)) ?? []
  const named = currenciesNamed(before || after)
  if (!named || (before && after)) return { digits: withCents(cell) }
  return { digits: withCents(`${sign}${amount}${end}`), named }
}

/** '1.250,–' is '1.250,00'. */
const withCents = (amount: string) => amount.replace(/([.,])[-–—]{1,2}$/, (_, mark) => `${mark}00`)

/** Without a sign, brackets and gaps. */
const bare = (cell: string) =>
  cell
    .replace(/^[-−(+]/, '')
    .replace(/\)$/, '')
    .replaceAll(gaps, '')

/** The decimal mark of an unambiguous bare amount: the last of two different marks, or one that is not followed by exactly three digits. */
function markOf(amount: string): DecimalMark | undefined {
  // Words and misplaced signs prove nothing.
  if (/[^\d.,]/.test(amount)) return undefined
  const [comma, point] = [amount.lastIndexOf(','), amount.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const [mark, at]: readonly [DecimalMark, number] = comma >= 0 ? [',', comma] : ['.', point]
  if (at < 0) return undefined
  const isAlone = amount.indexOf(mark) === at
  if (!isAlone) return mark === ',' ? '.' : ','
  return ambiguous.test(amount) ? undefined : mark
}

/** How the amounts of a file are written. */
export interface AmountStyle {
  /** The decimal mark; undefined if every amount is ambiguous or they contradict each other. */
  mark: DecimalMark | undefined
  /** The first ambiguous amount, unsigned, if nothing but its likelihood decides: with three digits after every separator, it separates thousands. */
  assumedFor?: string
}

/** @param amounts without currencies @param chosen by the member, who knows better */
export function amountStyleOf(amounts: Iterable<string>, chosen?: DecimalMark): AmountStyle {
  if (chosen) return { mark: chosen }
  const marks = new Set<DecimalMark>()
  const likely = new Map<DecimalMark, string>()
  for (const cell of amounts) {
    // Negative amounts are refused later, but also say how the others are written.
    const amount = bare(cell)
    const mark = markOf(amount)
    const [, separator] = ambiguous.exec(amount) ?? []
    if (mark) marks.add(mark)
    else if (separator) {
      const other = separator === ',' ? '.' : ','
      if (!likely.has(other)) likely.set(other, amount)
    }
  }
  if (marks.size > 0) return { mark: marks.size === 1 ? [...marks][0] : undefined }
  const [only, more] = likely
  return only && !more ? { mark: only[0], assumedFor: only[1] } : { mark: undefined }
}

type AmountProblem = 'amount' | 'amountStyle' | 'negative' | 'cents' | 'largeAmount'

/** Exact minor units, or the problem with the cell. @param mark of the whole file, if known */
export function amountIn(cell: string, mark: DecimalMark | undefined): { amount: number } | AmountProblem {
  const isNegative = /^[-−(]/.test(cell)
  const amount = bare(cell)
  const decimal = mark ?? markOf(amount) ?? (plain.test(amount) ? '.' : undefined)
  if (decimal === undefined) return /^\d{1,3}[.,]\d{3}$/.test(amount) ? 'amountStyle' : 'amount'
  const thousands = decimal === '.' ? ',' : '.'
  const [whole = '', cents = '', more] = amount.split(decimal)
  const groups = whole.split(thousands)
  const isGrouped = groups.length === 1 || (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  const digits = groups.join('')
  if (more !== undefined || !isGrouped || !plain.test(digits) || (cents !== '' && !plain.test(cents))) return 'amount'
  if (isNegative) return 'negative'
  if (/[1-9]/.test(cents.slice(2))) return 'cents'
  const units = Number(`${digits}${cents.slice(0, 2).padEnd(2, '0')}`)
  return units <= largestAmount ? { amount: units } : 'largeAmount'
}
