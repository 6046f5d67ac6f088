import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import { namedStatement } from '../database/named-statement.ts'

export type SimilarWords = (reader: Reader, words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>

/**
 * Finds words of a table (in its column `word`, with an index of trigrams) that are similar to each of some words. Short words are also
 * compared with all of similar length and the same first letter, because a single typo leaves them few trigrams in common.
 */
export function similarWordsIn(table: string): SimilarWords {
  const known = sql.table(table)
  const similar = namedStatement<{ words: readonly string[] }, { typed: string; known: string[] }>(
    `search.similar.${table}`,
    (_kysely, { words }) => sql`
      select typed, array(select word from (
        (select word from ${known} where word % typed order by similarity(word, typed) desc, word limit 40)
        union
        select word from ${known}
        where length(typed) <= 5 and word >= left(typed, 1) and word < left(typed, 1) || chr(1114111)
          and length(word) between length(typed) - 1 and length(typed) + 1
      ) near order by word) as known
      from unnest(${words}::text[]) typed`,
  )
  return async (reader, words) => {
    const rows = await similar(reader, { words })
    return new Map(rows.map((row) => [row.typed, row.known]))
  }
}
