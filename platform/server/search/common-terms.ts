import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { QueryWord } from './read-query.ts'

/** Terms in more than this share of entries are too common to search the index for. */
const commonFrom = 0.005
/** For how long the frequencies are remembered, in milliseconds. */
const remembered = 10 * 60_000

type Column = 'public_terms' | 'own_terms'
export type IsCommon = (word: Pick<QueryWord, 'lexemes' | 'prefix'>, column: Column) => boolean
/** By term, the share of entries that have it. */
type Frequencies = Readonly<Record<Column, ReadonlyMap<string, number>>>
const known = new WeakMap<Reader, { until: number; frequencies: Promise<Frequencies> }>()

/**
 * Whether a word is in so many entries that reading all of them from the index is slow. PostgreSQL collects the frequencies (ANALYZE);
 * without them, no word is common.
 */
export async function commonTerms(reader: Reader): Promise<IsCommon> {
  const frequencies = await frequenciesIn(reader)
  return ({ lexemes, prefix }, column) => {
    const shares = frequencies[column]
    let sum = 0
    for (const lexeme of lexemes) sum += shares.get(lexeme) ?? 0
    if (prefix !== null) for (const [term, share] of shares) if (term.startsWith(prefix)) sum += share
    return sum > commonFrom
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
    where schemaname = current_schema() and tablename = 'search_entries' and attname in ('public_terms', 'own_terms') and term is not null and term !~ '^@'`.execute(
    reader,
  )
  const of = (column: Column) => new Map(rows.filter((row) => row.column === column).map(({ term, share }) => [term, share]))
  return { public_terms: of('public_terms'), own_terms: of('own_terms') }
}
