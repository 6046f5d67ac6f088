import { Readable } from 'node:stream'
import { Download } from '#platform/download.ts'

type Cell = string | number
export type Row = readonly Cell[]

/** Neutralises formulas: a cell that a spreadsheet would evaluate is prefixed with an apostrophe. */
const unrun = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const written = (cell: Cell) => {
  const text = typeof cell === 'number' ? String(cell) : unrun(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of comma-separated values (RFC 4180). */
const csvLines = (rows: readonly Row[]): string => rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

/** A byte order mark, so that spreadsheets recognise UTF-8. */
const csvStart = '\uFEFF'

/** A whole file of comma-separated values. */
export const csvOf = (rows: readonly Row[]): string => csvStart + csvLines(rows)

type Parts = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>

/** A private download of comma-separated values, which is written while its rows are read. @param name without its extension */
export const csvDownload = (name: string, parts: Parts): Download =>
  new Download(Readable.from(bytesOf(parts)), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'private, no-store',
  })

// Nothing is sent before the first part is there, so that a failure until then is answered as one.
async function* bytesOf(parts: Parts): AsyncGenerator<Buffer, void, undefined> {
  let start = csvStart
  for await (const rows of parts) {
    yield Buffer.from(start + csvLines(rows))
    start = ''
  }
}
