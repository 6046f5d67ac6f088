import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { QueryWord } from './read-query.ts'

/** For how long the frequencies are remembered, in milliseconds. */
const remembered = 10 * 60_000

/** `public_terms` and `own_terms` are those of different entries, and `name_terms` here those of what everybody may find by a name. */
export type Column = 'public_terms' | 'own_terms' | 'name_terms'

/** How common words are, as PostgreSQL counts them (ANALYZE). Until it has, all words are rare. */
export interface Shares {
  /** About which share of the entries has a word; 0 if it is rare. */
  of(word: Pick<QueryWord, 'forms' | 'prefix'>, column: Column): number
  ofTerm(term: string, column: Column): number
  /** Terms that are not rare and begin with a prefix. */
  beginningWith(prefix: string, column: Column): string[]
  /** How many entries there are. */
  entries(column: Column): number
}

interface TermShares {
  /** How many there are. */
  entries: number
  /** By term, the share of entries that have it. */
  of: ReadonlyMap<string, number>
  /** All terms, sorted. */
  terms: readonly string[]
}
export type Frequencies = Readonly<Record<Column, TermShares>>
const known = new WeakMap<Reader, { until: number; frequencies: Promise<Frequencies> }>()

export const sharesIn = async (reader: Reader): Promise<Shares> => sharesBy(await frequenciesIn(reader))

export function sharesBy(frequencies: Frequencies): Shares {
  const ofTerm = (term: string, column: Column) => frequencies[column].of.get(term) ?? 0

  function beginningWith(prefix: string, column: Column): string[] {
    const { terms } = frequencies[column]
    const found: string[] = []
    for (let at = firstFrom(terms, prefix); terms[at]?.startsWith(prefix); at += 1) found.push(terms[at] ?? '')
    return found
  }

  return {
    ofTerm,
    beginningWith,
    entries: (column) => frequencies[column].entries,
    of({ forms, prefix }, column) {
      // An entry that has the word has its stem, too; and of several words, as few have all as have the rarest.
      const most = Math.max(0, ...forms.map((form) => Math.min(...form.map((term) => ofTerm(term, column)))))
      if (prefix === null) return most
      const begun = beginningWith(prefix, column).reduce((sum, term) => sum + ofTerm(term, column), 0)
      return Math.min(Math.max(most, begun), 1)
    },
  }
}

/** The index of the first of these sorted terms that is not before a prefix. */
function firstFrom(terms: readonly string[], prefix: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

async function frequenciesIn(reader: Reader): Promise<Frequencies> {
  const entry = known.get(reader)
  if (entry && entry.until > Date.now()) return entry.frequencies
  const frequencies = readFrequencies(reader)
  known.set(reader, { until: Date.now() + remembered, frequencies })
  frequencies.catch(() => known.delete(reader))
  return frequencies
}

async function readFrequencies(reader: Reader): Promise<Frequencies> {
  // B-trees, because VACUUM reports all rows of the table for a partial GIN index.
  const { rows: counts } = await sql<{ name: string; count: number }>`
    select relname as name, greatest(reltuples, 0)::float8 as count from pg_class
    where relnamespace = current_schema()::regnamespace and relname in ('search_entries', 'search_newest', 'search_newest_named')`.execute(
    reader,
  )
  const { rows } = await sql<{ column: Column; term: string; share: number }>`
    select attname as column, term, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) each (term, share)
    where schemaname = current_schema() and tablename = 'search_entries' and attname in ('public_terms', 'own_terms', 'name_terms') and term is not null and term !~ '^@'`.execute(
    reader,
  )
  const countOf = (name: string) => counts.find((each) => each.name === name)?.count ?? 0
  const [all, ofEverybody, named] = [countOf('search_entries'), countOf('search_newest'), countOf('search_newest_named')]
  const sharesOf = (column: Column, entries: number): TermShares => {
    // PostgreSQL counts entries without a name, too.
    const counted = column === 'name_terms' ? all / Math.max(entries, 1) : 1
    const of = new Map(rows.filter((row) => row.column === column).map(({ term, share }) => [term, Math.min(share * counted, 1)]))
    return { entries, of, terms: [...of.keys()].toSorted() }
  }
  return {
    public_terms: sharesOf('public_terms', ofEverybody),
    own_terms: sharesOf('own_terms', all - ofEverybody),
    name_terms: sharesOf('name_terms', named),
  }
}
