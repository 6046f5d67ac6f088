import { sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { QueryWord } from './read-query.ts'

/** Terms in more than this share of all entries are too common to search the index for. */
const commonFrom = 0.005
/** For how long the frequencies are remembered, in milliseconds. */
const remembered = 10 * 60_000

type Frequencies = ReadonlyMap<string, number>
const known = new WeakMap<Reader, { until: number; frequencies: Promise<Frequencies> }>()

/**
 * Whether a word is in so many entries that reading all of them from the index is slow. PostgreSQL collects the frequencies (ANALYZE);
 * without them, no word is common.
 */
export async function commonTerms(reader: Reader): Promise<(word: Pick<QueryWord, 'lexemes' | 'prefix'>) => boolean> {
  const frequencies = await frequenciesIn(reader)
  return ({ lexemes, prefix }) => {
    let sum = 0
    for (const lexeme of lexemes) sum += frequencies.get(lexeme) ?? 0
    if (prefix !== null) for (const [term, share] of frequencies) if (term.startsWith(prefix)) sum += share
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
  const { rows } = await sql<{ term: string; share: number }>`
    select term, share from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) each (term, share)
    where schemaname = current_schema() and tablename = 'search_entries' and attname = 'all_terms' and term is not null and term !~ '[:@]'`.execute(
    reader,
  )
  return new Map(rows.map(({ term, share }) => [term, share]))
}
