import type { Reader } from '#platform/server/database/index.ts'
import { countCap } from '../../count-cap.ts'
import { and, atLeast, searchTerms } from '../../search-terms.ts'
import type { Entries } from './entries.ts'
import type { Wanted } from './find-entries.ts'
import { misspelledTerms } from './misspelled-terms.ts'
import { cappedCounts } from './queries.ts'

type Counted = Pick<Wanted<never>, 'viewer' | 'facets' | 'ownFields' | 'query' | 'partial'>

/** How many entries match, by group and in all, each count up to the cap; null without filters. */
export async function countEntries<Row, Key extends object, Group extends string>(
  reader: Reader,
  entries: Entries<Row, Key, Group>,
  { viewer, facets, ownFields, query, partial }: Counted,
): Promise<Record<Group | 'all', number> | null> {
  if (query === undefined)
    return facets.length === 0 && !ownFields ? null : cappedCounts(reader, entries, { viewer, facets, ownFields }, countCap)
  const none = Object.fromEntries(['all', ...entries.groups].map((each) => [each, 0])) as Record<Group | 'all', number>
  const typed = searchTerms(query)
  if (typed.length === 0) return none
  const having = (words: string) => cappedCounts(reader, entries, { viewer, facets, ownFields, words, place: 'anywhere' }, countCap)
  const counts = await having(and(typed))
  if (counts.all > 0) return counts
  const meant = await misspelledTerms(reader, entries, query)
  const terms = meant ?? typed
  for (let count = meant ? terms.length : terms.length - 1; count > 0 && (partial || count === terms.length); count--) {
    const found = await having(atLeast(terms, count))
    if (found.all > 0) return found
  }
  return none
}
