import { separatorFor } from '#platform/csv-lines.ts'
import { columnNames, namedIn } from './names.ts'

/** The column for a heading in any of the languages. */
export const columnOf = namedIn(columnNames)

const englishColumnOf = namedIn(columnNames, ['en'])

/** Whether some column is named in another language than English. */
export const areTranslated = (headings: readonly string[]): boolean =>
  headings.some((heading) => columnOf(heading) !== undefined && englishColumnOf(heading) === undefined)

/** The separator of a file, by its column names. */
export const separatorOf = (text: string) => separatorFor(text, (heading) => columnOf(heading) !== undefined)
