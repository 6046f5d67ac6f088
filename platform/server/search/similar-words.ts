import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'

/**
 * Words of a table (in its column `word`, with an index of trigrams) similar to each of these. Short words are also compared with all of
 * similar length and the same first letter, because a single typo leaves them few trigrams in common.
 */
export async function similarWords(reader: Reader, table: string, words: readonly string[]): Promise<Map<string, string[]>> {
  const known = sql.table(table)
  const { rows } = await sql<{ typed: string; known: string[] }>`
    select typed, array(select word from (
      (select word from ${known} where word % typed order by similarity(word, typed) desc, word limit 40)
      union
      select word from ${known}
      where length(typed) <= 5 and word >= left(typed, 1) and word < left(typed, 1) || chr(1114111)
        and length(word) between length(typed) - 1 and length(typed) + 1
    ) near order by word) as known
    from unnest(${words}::text[]) typed`.execute(reader)
  return new Map(rows.map((row) => [row.typed, row.known]))
}
