import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import { namedStatement } from '../database/named-statement.ts'
import type { QueryWord } from './read-query.ts'
import type { EntryKey } from './searchable.ts'
import { allOf, anyOf, quoted } from './terms.ts'

type Key = EntryKey & { kind: string }

interface Asked {
  /** Of the entries, as JSON. */
  keys: string
  /** Tsqueries. */
  any: string
  whole: string
  all: string
}

interface Relevance {
  /** How often and where the words occur, from 0 (not at all) to 1 (the most of these entries). */
  rank: number
  /** Whether its own name has all the words, and not only that of what it belongs to. */
  isNamed: boolean
}

/**
 * Words in names (weight A) count twice, whole words twice as much as the beginning of the last one, and words of long texts less (ts_rank,
 * divided by the logarithm of the length).
 */
const ranked = namedStatement<Asked, Key & { rank: number; is_named: boolean }>('search.ranked', (_kysely, { keys, any, whole, all }) => {
  const rankOf = (words: RawBuilder<string>) => sql`ts_rank('{0.1, 0.1, 0.1, 0.2}', terms, ${words}::tsquery, 1)`
  return sql`
    select kind, id, part, (${rankOf(any)} + ${rankOf(whole)})::float8 as rank, ts_filter(terms, '{a}') @@ ${all}::tsquery as is_named
    from (
      select e.kind, e.id, e.part, coalesce(e.public_terms, e.own_terms) as terms
      from jsonb_to_recordset(${keys}::jsonb) asked (kind text, id uuid, part int)
      join search_entries e on e.kind = asked.kind and e.id = asked.id and e.part = asked.part
    ) entries`
})

/** How much each of these entries is about words. */
export async function relevanceOf<Entry extends Key>(
  reader: Reader,
  entries: readonly Entry[],
  words: readonly Pick<QueryWord, 'term' | 'lexemes'>[],
): Promise<(entry: Entry) => Relevance> {
  if (words.length === 0) return () => ({ rank: 0, isNamed: false })
  const keys = JSON.stringify(entries.map(({ kind, id, part }) => ({ kind, id, part })))
  const terms = words.map(({ term }) => term)
  const whole = words.flatMap(({ lexemes }) => lexemes.map(quoted))
  const rows = await ranked(reader, { keys, any: anyOf(terms), whole: anyOf(whole), all: allOf(terms) })
  const most = Math.max(...rows.map(({ rank }) => rank), Number.MIN_VALUE)
  const known = new Map(rows.map((row) => [keyOf(row), { rank: row.rank / most, isNamed: row.is_named }]))
  return (entry) => known.get(keyOf(entry)) ?? { rank: 0, isNamed: false }
}

const keyOf = ({ kind, id, part }: Key) => `${kind} ${id} ${part}`
