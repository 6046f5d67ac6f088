/** A first line such as `sep=;`, which tells spreadsheets the separator. */
const separatorLine = /^"?sep=(.)"?[;,\t|]*(?:\r?\n|\r|$)/i

/** The line with the column names: the first one, or the second one below `sep=;`. */
export const headingLineOf = (text: string): 1 | 2 => (separatorLine.test(text) ? 2 : 1)

const separators = [',', ';', '\t', '|'] as const
type Separator = (typeof separators)[number]

/** The separator that yields the most known columns in the line with their names. */
export function separatorFor(text: string, isColumn: (heading: string) => boolean): Separator {
  const beginning = text.slice(0, 10_000)
  const [headings = ''] = beginning.replace(separatorLine, '').split(/\r?\n|\r/, 1)
  const known = (separator: string) => headings.split(separator).filter((cell) => isColumn(cell.replaceAll('"', ''))).length
  return separators.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}

/** Removes the apostrophe that our own files add so that spreadsheets do not run a cell as a formula. */
export const unguarded = (text: string): string => (/^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text)
