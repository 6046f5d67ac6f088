import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import { namedStatement } from '../database/named-statement.ts'
import type { EntryKey } from './searchable.ts'
import { allOf } from './terms.ts'

type Key = EntryKey & { kind: string }
type Asked = Key & { is_found_by_name: boolean }

interface Relevance {
  /** How often and where the words occur, from 0 (not at all) to 1 (the most of these entries). */
  rank: number
  /** Whether its own name has all the words, and not only that of what it belongs to. */
  isNamed: boolean
}

/** A word that texts are ranked by. */
export interface RankedWord {
  /** A tsquery for each way to say it, the best of which counts: a text in several languages says it in each of them. */
  ways: readonly string[]
  /** A tsquery of all ways. */
  term: string
}

/**
 * Words in names (weight A) count twice, and those of long texts less (ts_rank, divided by the logarithm of the length). Terms are read for
 * each function, so names are only looked at where all words are in some name.
 */
const ranked = namedStatement<{ entries: string; ways: string; all: string }, Key & { rank: number; is_named: boolean }>(
  'search.ranked',
  (_kysely, { entries, ways, all }) => sql`
    with ways as materialized (
      select word, way::tsquery as way from jsonb_to_recordset(${ways}::jsonb) asked (word int, way text)
    )
    select kind, id, part, (
        select sum(rank) from (select max(ts_rank('{0.1, 0.1, 0.1, 0.2}', terms, way, 1)) as rank from ways group by word) words
      ) as rank, case when is_found_by_name then ts_filter(terms, '{a}') @@ ${all}::tsquery else false end as is_named
    from (
      select e.kind, e.id, e.part, is_found_by_name, coalesce(e.public_terms, e.own_terms) || '' as terms
      from jsonb_to_recordset(${entries}::jsonb) asked (kind text, id uuid, part int, is_found_by_name boolean)
      join search_entries e on e.kind = asked.kind and e.id = asked.id and e.part = asked.part offset 0
    ) entries`,
)

/** How much each of these entries is about words. */
export async function relevanceOf(
  reader: Reader,
  entries: readonly Asked[],
  words: readonly RankedWord[],
): Promise<(entry: Key) => Relevance> {
  if (words.length === 0) return () => ({ rank: 0, isNamed: false })
  const asked = entries.map(({ kind, id, part, is_found_by_name }) => ({ kind, id, part, is_found_by_name }))
  const ways = words.flatMap((word, at) => word.ways.map((way) => ({ word: at, way })))
  const all = allOf(words.map(({ term }) => term))
  const rows = await ranked(reader, { entries: JSON.stringify(asked), ways: JSON.stringify(ways), all })
  const most = Math.max(...rows.map(({ rank }) => rank), Number.MIN_VALUE)
  const known = new Map(rows.map((row) => [keyOf(row), { rank: row.rank / most, isNamed: row.is_named }]))
  return (entry) => known.get(keyOf(entry)) ?? { rank: 0, isNamed: false }
}

const aboutAny = namedStatement<{ entries: string; terms: string }, { is_any: boolean }>(
  'search.aboutAny',
  (_kysely, { entries, terms }) => sql`
    select exists (
      select from jsonb_to_recordset(${entries}::jsonb) asked (kind text, id uuid, part int)
      join search_entries e on e.kind = asked.kind and e.id = asked.id and e.part = asked.part
      where coalesce(e.public_terms, e.own_terms) @@ ${terms}::tsquery
    ) as is_any`,
)

/** Whether any of these entries matches a tsquery. */
export async function isAnyAbout(reader: Reader, entries: readonly Key[], terms: string): Promise<boolean> {
  const keys = entries.map(({ kind, id, part }) => ({ kind, id, part }))
  const [found] = await aboutAny(reader, { entries: JSON.stringify(keys), terms })
  return found?.is_any ?? false
}

const keyOf = ({ kind, id, part }: Key) => `${kind} ${id} ${part}`
