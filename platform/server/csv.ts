type Cell = string | number

/** What a spreadsheet would run, or take apart: what begins like a formula is given a quotation mark in front, which it shows as text. */
const unrun = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const written = (cell: Cell) => {
  const text = typeof cell === 'number' ? String(cell) : unrun(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Comma-separated values (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
