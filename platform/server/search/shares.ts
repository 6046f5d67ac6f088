import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { QueryWord } from './read-query.ts'

/** What more than this share of entries have is too common to search the index for. */
export const commonFrom = 0.005
/** For how long the frequencies are remembered, in milliseconds. */
const remembered = 10 * 60_000

type Column = 'public_terms' | 'own_terms' | 'name_terms'
/** About which share of entries has a word; 0 if it is rare. */
export type ShareOf = (word: Pick<QueryWord, 'forms' | 'prefix'>, column: Column) => number
/** By term, the share of entries that have it. */
type Frequencies = Readonly<Record<Column, ReadonlyMap<string, number>>>
const known = new WeakMap<Reader, { until: number; frequencies: Promise<Frequencies> }>()

/** How common words are: PostgreSQL collects the frequencies (ANALYZE). Without them, all words are rare. */
export async function shares(reader: Reader): Promise<ShareOf> {
  const frequencies = await frequenciesIn(reader)
  return ({ forms, prefix }, column) => {
    const ofTerms = frequencies[column]
    // An entry that has the word has its stem, too; and of several words, as few have all as have the rarest.
    const most = Math.max(0, ...forms.map((form) => Math.min(...form.map((term) => ofTerms.get(term) ?? 0))))
    if (prefix === null) return most
    let begun = 0
    for (const [term, share] of ofTerms) if (term.startsWith(prefix)) begun += share
    return Math.min(Math.max(most, begun), 1)
  }
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
  const { rows } = await sql<{ column: Column; term: string; share: number }>`
    select attname as column, term, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) each (term, share)
    where schemaname = current_schema() and tablename = 'search_entries' and attname in ('public_terms', 'own_terms', 'name_terms') and term is not null and term !~ '^@'`.execute(
    reader,
  )
  const of = (column: Column) => new Map(rows.filter((row) => row.column === column).map(({ term, share }) => [term, share]))
  return { public_terms: of('public_terms'), own_terms: of('own_terms'), name_terms: of('name_terms') }
}
