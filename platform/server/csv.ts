type Cell = string | number

/** Neutralises formulas: a cell that a spreadsheet would evaluate is prefixed with an apostrophe. */
const unrun = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const written = (cell: Cell) => {
  const text = typeof cell === 'number' ? String(cell) : unrun(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Comma-separated values (RFC 4180), with a byte order mark so that spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
