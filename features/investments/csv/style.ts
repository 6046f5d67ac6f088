import { type DecimalMark, amountIn, amountStyleOf, withoutCurrency } from './amounts.ts'
import { dateIn, dateStyleOf } from './dates.ts'
import { areTranslated } from './headings.ts'
import type { CsvStyle } from './read-line.ts'

/** How a file is read, and what it does not prove. */
export interface FileStyle extends CsvStyle {
  /** An example of how dates and amounts that read in two ways were read, for the member to confirm. */
  assumed: { date?: { given: string; date: string }; amount?: { given: string; amount: number } }
}

interface FileParts {
  separator: string
  headings: readonly string[]
  dates: readonly string[]
  amounts: readonly string[]
}

/**
 * What the whole file says about ambiguous cells, unless the member decides. Who writes a decimal comma, separates by semicolons or names
 * columns in German, French or Spanish writes the day first: that is an assumption, as are the thousands in '1.250'.
 */
export function styleOf({ separator, headings, dates, amounts }: FileParts, chosen: CsvStyle): FileStyle {
  const { mark, assumedFor: amount } = amountStyleOf(
    amounts.map((cell) => withoutCurrency(cell).digits),
    chosen.mark,
  )
  const isDayFirst = mark === ',' || separator === ';' || areTranslated(headings)
  const { order, assumedFor: date } = dateStyleOf(dates, chosen.order, isDayFirst ? 'dmy' : undefined)
  return {
    order,
    mark,
    assumed: { ...(date !== undefined && readDate(date, order)), ...(amount !== undefined && readAmount(amount, mark)) },
  }
}

function readDate(given: string, order: CsvStyle['order']) {
  const read = dateIn(given, order)
  return typeof read === 'string' ? {} : { date: { given, ...read } }
}

function readAmount(given: string, mark: DecimalMark | undefined) {
  const read = amountIn(given, mark)
  return typeof read === 'string' ? {} : { amount: { given, ...read } }
}
