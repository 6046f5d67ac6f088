type Cell = string | number

/** Neutralises formulas: a cell that a spreadsheet would evaluate is prefixed with an apostrophe. */
const unrun = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const written = (cell: Cell) => {
  const text = typeof cell === 'number' ? String(cell) : unrun(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of comma-separated values (RFC 4180), for files that are written in parts. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string => rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

/** A byte order mark, so that spreadsheets recognise UTF-8. */
export const csvStart = '\uFEFF'

/** A whole file of comma-separated values. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string => csvStart + csvLines(rows)
