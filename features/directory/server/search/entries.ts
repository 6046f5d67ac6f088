import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Reader } from '#platform/server/database/index.ts'
import type { StatementParameters } from '#platform/server/database/named-statement.ts'
import type { SimilarWords } from '#platform/server/search/similar-words.ts'

/**
 * What can be listed and searched: a table of narrow rows with `name_terms` and `all_terms`. `Key` is the place of a row in the list, which a
 * cursor contains; each row is in one `Group`, and all groups together are the whole list.
 */
export interface Entries<Row, Key extends object, Group extends string> {
  table: 'directory_entries' | 'directory_organisations'
  /** Among all words of the rows. */
  similarWords: SimilarWords
  /** The id of the member or the organisation. */
  id: 'user_id' | 'id'
  columns: readonly (keyof Row & string)[]
  newestFirst: RawBuilder<unknown>
  key: z.ZodType<Key>
  keyOf(row: Row): Key
  isAfter(key: StatementParameters<Key>): RawBuilder<boolean>
  isShownTo(viewer: RawBuilder<string>): RawBuilder<boolean>
  groups: readonly Group[]
  facetOf(group: Group): string
  /** A page of the list without other filters, from a statement that is built once: it is read most often. */
  newest(reader: Reader, request: Newest<Key, Group>): Promise<Row[]>
}

interface Newest<Key, Group> {
  viewer: string
  group: Group | undefined
  after: Key | undefined
  limit: number
}
