import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { withoutCurrency } from '../../csv/amounts.ts'
import { type BadLine, badLine } from '../../csv/bad-line.ts'
import { type CsvColumn, requiredColumns } from '../../csv/columns.ts'
import { columnOf, headingLineOf, separatorOf } from '../../csv/headings.ts'
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

interface Row {
  line: number
  cells: readonly string[]
}

/** How much is processed at once: a few milliseconds' work. */
const slice = { characters: 64 * 1_024, rows: 500 }

/** Parses a file in slices, so that the server can answer other requests in between. */
export async function readCsv(bytes: Uint8Array, style: CsvStyle): Promise<ReadCsv> {
  const none = (bad: BadLine): ReadCsv => ({ lines: [], bad: [bad], count: 0, assumed: {} })
  const text = decoded(bytes)
  const separator = separatorOf(text)
  const rows = await rowsOf(text, separator)
  if (!Array.isArray(rows)) return none(rows)
  const [headings, ...rest] = rows
  if (!headings || rest.length === 0) return none(badLine(1, null, 'noLines'))
  if (rest.length > csvLimit.lines) return none(badLine(csvLimit.lines + 2, null, 'tooManyLines', { most: csvLimit.lines }))
  const places = placesOf(headings)
  if (!(places instanceof Map)) return none(places)

  const cellOf = ({ cells }: Row, column: CsvColumn) => cells[places.get(column) ?? -1] ?? ''
  const all = (column: CsvColumn) => rest.map((row) => cellOf(row, column).trim())
  if (!places.has('currency') && !all('amount').some((cell) => withoutCurrency(cell).named))
    return none(badLine(headings.line, 'currency', 'noColumn', { name: 'currency' }))
  const { assumed, ...known } = styleOf({ separator, headings: headings.cells, dates: all('date'), amounts: all('amount') }, style)
  const read: ReadCsv = { lines: [], bad: [], count: rest.length, assumed }
  for (const [index, row] of rest.entries()) {
    if (index % slice.rows === 0) await yieldToOthers()
    const line = readLine(row.line, (column) => cellOf(row, column), known)
    if ('problem' in line) read.bad.push(line)
    else read.lines.push(line)
  }
  return read
}

/** Splits a file into cells; lines without content are skipped. */
async function rowsOf(text: string, delimiter: string): Promise<Row[] | BadLine> {
  const parser = parse({
    delimiter,
    from_line: headingLineOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const rows: Row[] = []
  const failure = new Promise<CsvError | undefined>((resolve, reject) => {
    parser.on('readable', () => {
      for (let each = parser.read() as Parsed | null; each; each = parser.read() as Parsed | null) {
        // The parser counts the line where a record ends.
        const within = each.record.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
        if (each.record.some((cell) => cell.trim() !== '')) rows.push({ line: each.info.lines - within, cells: each.record })
      }
    })
    parser.on('error', (error) => (error instanceof CsvError ? resolve(error) : reject(error)))
    parser.on('end', () => resolve(undefined))
  })
  // Reading stops one line after the limit, which is enough to know that it is exceeded.
  for (let from = 0; from < text.length && rows.length <= csvLimit.lines + 1; from += slice.characters) {
    parser.write(text.slice(from, from + slice.characters))
    await yieldToOthers()
  }
  parser.end()
  const error = await failure
  return error && rows.length <= csvLimit.lines + 1 ? badLine((rows.at(-1)?.line ?? 0) + 1, null, 'unclosed') : rows
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

function placesOf({ line, cells }: Row): Map<CsvColumn, number> | BadLine {
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
