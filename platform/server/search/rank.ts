import type { Reader } from '../database/index.ts'
import type { EntryRow, Match } from './matching-entries.ts'
import { type QueryWord, sayingOf, termOf } from './read-query.ts'
import { relevanceOf } from './relevance.ts'
import { languageOf } from './terms.ts'

/**
 * The stages of a search: all words as typed (in names, then elsewhere), all words with corrected spelling, and from `fewer` on, two stages
 * each, all words but one, but two, and so on (with the rarest, then without). A later stage is for searches that the ones before found nothing for.
 */
export const stages = { typed: 0, meant: 2, fewer: 4 } as const
export type Staged = EntryRow & { stage: number }

/** The members who are close to the viewer among these. */
export type Closeness = (reader: Reader, viewer: string, members: readonly string[]) => Promise<ReadonlySet<string>>

/** How much a name, the words of a text, closeness, and being a part of something count in the order within a stage. */
const weights = { name: 1, rank: 0.2, close: 0.05, part: -0.1 }

/**
 * Sorts each stage: first what has the words in its own name, and few others beside them; then what says most about them; among equals what the
 * viewer or members close to them wrote, and the newest.
 */
export async function byRank(
  reader: Reader,
  { viewer, searchables }: Pick<Match, 'viewer' | 'searchables'>,
  words: readonly QueryWord[],
  rows: readonly Staged[],
  closeness: Closeness,
): Promise<Staged[]> {
  if (rows.length < 2) return [...rows]
  const authors = [...new Set(rows.flatMap(({ author }) => author ?? []))]
  const isByName = (stage: number) => stage === stages.typed || stage === stages.meant
  const [close, relevance] = await Promise.all([
    authors.length > 0 ? closeness(reader, viewer.id, authors) : new Set<string>(),
    relevanceOf(
      reader,
      rows.map((row) => ({ ...row, is_found_by_name: isByName(row.stage) })),
      sayingOf(words).map((word) => ({ term: word.term, ways: waysOf(word) })),
    ),
  ])
  const parts = new Set(searchables.filter(({ isPart }) => isPart).map(({ kind }) => kind))
  const length = words.reduce((sum, { typed }) => sum + typed.split(' ').length, 0)
  const scores = new Map(
    rows.map((row) => {
      const { rank, isNamed } = relevance(row)
      const name = isNamed ? Math.min(1, length / row.name_words) : 0
      const isClose = row.author !== null && close.has(row.author)
      return [row, weights.name * name + weights.rank * rank + (isClose ? weights.close : 0) + (parts.has(row.kind) ? weights.part : 0)]
    }),
  )
  return rows.toSorted((a, b) => a.stage - b.stage || (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

/** The word itself, and what means the same, by language, as a tsquery each. */
function waysOf({ forms, prefix }: QueryWord): string[] {
  const byLanguage = Map.groupBy(forms, (form) => languageOf(form[0] ?? ''))
  return [...byLanguage].map(([language, ways]) => termOf({ forms: ways, prefix: language === undefined ? prefix : null }))
}
