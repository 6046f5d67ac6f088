import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import { namedStatement } from '../database/named-statement.ts'
import type { EntryKey } from './searchable.ts'
import { allOf, anyOf } from './terms.ts'

type Key = EntryKey & { kind: string }

interface Asked {
  /** Of the entries, as JSON. */
  keys: string
  /** Tsqueries. */
  any: string
  all: string
}

interface Relevance {
  /** How often and where the words occur, from 0 (not at all) to 1 (the most of these entries). */
  rank: number
  /** Whether its own name has all the words, and not only that of what it belongs to. */
  isNamed: boolean
}

/** Words in names count several times, and in long texts less (ts_rank, divided by the logarithm of the length). */
const ranked = namedStatement<Asked, Key & { rank: number; is_named: boolean }>(
  'search.ranked',
  (_kysely, { keys, any, all }) => sql`
    select kind, id, part, ts_rank(terms, ${any}::tsquery, 1)::float8 as rank, ts_filter(terms, '{a}') @@ ${all}::tsquery as is_named
    from (
      select e.kind, e.id, e.part, coalesce(e.public_terms, e.own_terms) as terms
      from jsonb_to_recordset(${keys}::jsonb) asked (kind text, id uuid, part int)
      join search_entries e on e.kind = asked.kind and e.id = asked.id and e.part = asked.part
    ) entries`,
)

/** How much each of these entries is about words. @param words a tsquery each */
export async function relevanceOf<Entry extends Key>(
  reader: Reader,
  entries: readonly Entry[],
  words: readonly string[],
): Promise<(entry: Entry) => Relevance> {
  if (words.length === 0) return () => ({ rank: 0, isNamed: false })
  const keys = JSON.stringify(entries.map(({ kind, id, part }) => ({ kind, id, part })))
  const rows = await ranked(reader, { keys, any: anyOf(words), all: allOf(words) })
  const most = Math.max(...rows.map(({ rank }) => rank), Number.MIN_VALUE)
  const known = new Map(rows.map((row) => [nameOf(row), { rank: row.rank / most, isNamed: row.is_named }]))
  return (entry) => known.get(nameOf(entry)) ?? { rank: 0, isNamed: false }
}

const nameOf = ({ kind, id, part }: Key) => `${kind} ${id} ${part}`
