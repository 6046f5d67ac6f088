import { columnNames, namedIn } from './names.ts'

/** The column for a heading in any of the languages. */
export const columnOf = namedIn(columnNames)

const englishColumnOf = namedIn(columnNames, ['en'])

/** Whether some column is named in another language than English. */
export const areTranslated = (headings: readonly string[]): boolean =>
  headings.some((heading) => columnOf(heading) !== undefined && englishColumnOf(heading) === undefined)

/** A first line such as `sep=;`, which tells spreadsheets the separator. */
const separatorLine = /^"?sep=(.)"?[;,\t|]*(?:\r?\n|\r|$)/i

/** The line with the column names: the first one, or the second one below `sep=;`. */
export const headingLineOf = (text: string): 1 | 2 => (separatorLine.test(text) ? 2 : 1)

const separators = [',', ';', '\t', '|'] as const

/** The separator that yields the most known columns in the line with their names. */
export function separatorOf(text: string): (typeof separators)[number] {
  const beginning = text.slice(0, 10_000)
  const [headings = ''] = beginning.replace(separatorLine, '').split(/\r?\n|\r/, 1)
  const known = (separator: string) => headings.split(separator).filter((cell) => columnOf(cell.replaceAll('"', ''))).length
  return separators.toSorted((one, other) => known(other) - known(one))[0] ?? ','
}
