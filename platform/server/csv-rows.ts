import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { headingLineOf } from '#platform/csv-lines.ts'

export interface CsvRow {
  /** The line where it begins; the first is 1. */
  line: number
  cells: readonly string[]
}

/** How much is parsed at once, in bytes: a few milliseconds' work. */
const slice = 64 * 1_024

interface Parsed {
  record: string[]
  info: { lines: number }
}

/**
 * Splits a file into rows of cells, in slices, so that the server can answer other requests in between. Lines without content are skipped.
 * Reading stops two rows after `mostLines`, the headings included, which is enough to know that there are more.
 * @returns the rows; or the line from which a quotation mark is never closed
 */
export async function csvRows(
  text: string,
  { delimiter, mostLines }: { delimiter: string; mostLines: number },
): Promise<CsvRow[] | { unclosedAt: number }> {
  const parser = parse({
    delimiter,
    from_line: headingLineOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const rows: CsvRow[] = []
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
  // A slice of the text could end within a character.
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length && rows.length <= mostLines + 1; from += slice) {
    parser.write(bytes.subarray(from, from + slice))
    await yieldToOthers()
  }
  parser.end()
  const error = await failure
  return error && rows.length <= mostLines + 1 ? { unclosedAt: (rows.at(-1)?.line ?? 0) + 1 } : rows
}
