import { largestAmount } from '../limits.ts'

/** The decimal separator. */
export type DecimalMark = '.' | ','

/** Common thousands separators besides the comma and the point: spaces of all kinds, and apostrophes. */
const gaps = /[\s\u00A0\u2009\u202F'’_]/g
const plain = /^\d+$/

/** The decimal mark of an unambiguous amount: the last of two different marks, or one that is not followed by exactly three digits. */
function markOf(cell: string): DecimalMark | undefined {
  const amount = cell.replaceAll(gaps, '')
  const [comma, point] = [amount.lastIndexOf(','), amount.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const [mark, at]: readonly [DecimalMark, number] = comma >= 0 ? [',', comma] : ['.', point]
  if (at < 0) return undefined
  const isAlone = amount.indexOf(mark) === at
  if (!isAlone) return mark === ',' ? '.' : ','
  const digits = amount.slice(at + 1)
  return digits.length === 3 && /^[1-9]\d{0,2}$/.test(amount.slice(0, at)) ? undefined : mark
}

/** The decimal mark of a whole file; undefined if every amount is ambiguous or they contradict each other. */
export function decimalMarkOf(amounts: Iterable<string>): DecimalMark | undefined {
  const marks = new Set<DecimalMark>()
  for (const amount of amounts) {
    const mark = markOf(amount)
    if (mark) marks.add(mark)
  }
  return marks.size === 1 ? [...marks][0] : undefined
}

type AmountProblem = 'amount' | 'amountStyle' | 'negative' | 'cents' | 'largeAmount'

/** Exact minor units, or the problem with the cell. @param mark of the whole file, if known */
export function amountIn(cell: string, mark: DecimalMark | undefined): { amount: number } | AmountProblem {
  const isNegative = /^[-−(]/.test(cell)
  const amount = cell
    .replace(/^[-−(+]/, '')
    .replace(/\)$/, '')
    .replaceAll(gaps, '')
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
