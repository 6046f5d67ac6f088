import { sql } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { Entry } from './score.ts'

const configurations: Record<Language, string> = { en: 'english', de: 'german', fr: 'french', es: 'spanish' }

/** Finds the first entries for a query. */
type Search = (query: string, most: number) => Promise<Entry[]>

/**
 * PostgreSQL's own full-text search with nothing around it: all words of the query, ranked by `ts_rank`. Guides are in the reader's language, what
 * members write is English.
 * @param name of the table that it makes for these entries
 */
export async function plainSearch(
  { kysely }: Database,
  name: string,
  { entries, language }: { entries: readonly Entry[]; language: Language },
): Promise<Search> {
  const table = sql.table(name)
  const rows = entries.map(({ kind, title, text }, index) => ({
    index,
    configuration: configurations[kind === 'guide' ? language : 'en'],
    text: `${title} ${text}`,
  }))
  await sql`
    create table ${table} as
    select index, configuration, to_tsvector(configuration, text) as words
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (index int, configuration regconfig, text text)`.execute(kysely)
  return async (query, most) => {
    const { rows: found } = await sql<{ index: number }>`
      select index from ${table}, websearch_to_tsquery(configuration, ${query}) as wanted
      where words @@ wanted order by ts_rank(words, wanted) desc, index limit ${most}`.execute(kysely)
    return found.map(({ index }) => entries[index] as Entry)
  }
}
