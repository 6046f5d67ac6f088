import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type CsvRow, csvRows } from '#platform/server/csv-rows.ts'
import { withoutCurrency } from '../../csv/amounts.ts'
import { type BadLine, badLine } from '../../csv/bad-line.ts'
import { type CsvColumn, requiredColumns } from '../../csv/columns.ts'
import { columnOf, separatorOf } from '../../csv/headings.ts'
import { decoded } from '#platform/decode-text.ts'
import { type CsvStyle, type LedgerLine, readLine } from '../../csv/read-line.ts'
import { type FileStyle, styleOf } from '../../csv/style.ts'
import { csvLimit } from '../../limits.ts'

/** A parsed file: its valid and invalid lines. */
export interface ReadCsv {
  lines: LedgerLine[]
  bad: BadLine[]
  /** Number of lines, without the header. */
  count: number
  assumed: FileStyle['assumed']
}

/** How many rows are processed at once: a few milliseconds' work. */
const slice = 500

/** Parses a file in slices, so that the server can answer other requests in between. */
export async function readCsv(bytes: Uint8Array, style: CsvStyle): Promise<ReadCsv> {
  const none = (bad: BadLine): ReadCsv => ({ lines: [], bad: [bad], count: 0, assumed: {} })
  const text = decoded(bytes)
  const separator = separatorOf(text)
  const rows = await csvRows(text, { delimiter: separator, mostLines: csvLimit.lines })
  if (!Array.isArray(rows)) return none(badLine(rows.unclosedAt, null, 'unclosed'))
  const [headings, ...rest] = rows
  if (!headings || rest.length === 0) return none(badLine(1, null, 'noLines'))
  if (rest.length > csvLimit.lines) return none(badLine(csvLimit.lines + 2, null, 'tooManyLines', { most: csvLimit.lines }))
  const places = placesOf(headings)
  if (!(places instanceof Map)) return none(places)

  const cellOf = ({ cells }: CsvRow, column: CsvColumn) => cells[places.get(column) ?? -1] ?? ''
  const all = (column: CsvColumn) => rest.map((row) => cellOf(row, column).trim())
  if (!places.has('currency') && !all('amount').some((cell) => withoutCurrency(cell).named))
    return none(badLine(headings.line, 'currency', 'noColumn', { name: 'currency' }))
  const { assumed, ...known } = styleOf({ separator, headings: headings.cells, dates: all('date'), amounts: all('amount') }, style)
  const read: ReadCsv = { lines: [], bad: [], count: rest.length, assumed }
  for (const [index, row] of rest.entries()) {
    if (index % slice === 0) await yieldToOthers()
    const line = readLine(row.line, (column) => cellOf(row, column), known)
    if ('problem' in line) read.bad.push(line)
    else read.lines.push(line)
  }
  return read
}

function placesOf({ line, cells }: CsvRow): Map<CsvColumn, number> | BadLine {
  const places = new Map<CsvColumn, number>()
  for (const [place, cell] of cells.entries()) {
    const column = columnOf(cell)
    if (!column) continue
    if (places.has(column)) return badLine(line, column, 'twice', { name: column })
    places.set(column, place)
  }
  // Amounts may name the currency instead.
  const lacking = requiredColumns.find((column) => column !== 'currency' && !places.has(column))
  return lacking ? badLine(line, lacking, 'noColumn', { name: lacking }) : places
}
