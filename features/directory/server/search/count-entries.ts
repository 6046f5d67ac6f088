import { recordOf } from '#platform/record-of.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { countCap } from '../../count-cap.ts'
import { and, atLeast, searchTerms } from '../../search-terms.ts'
import type { Entries } from './entries.ts'
import type { Wanted } from './find-entries.ts'
import { misspelledTerms } from './misspelled-terms.ts'
import { cappedCounts } from './queries.ts'

type Counted<Group> = Pick<Wanted<Group>, 'viewer' | 'group' | 'facets' | 'ownFields' | 'query' | 'partial'>

/**
 * How many entries match, by group and in all, each count up to the cap; null without filters. If the chosen group has none with all words of
 * a search, the counts are those of the words with which the list finds some.
 */
export async function countEntries<Row, Key extends object, Group extends string>(
  reader: Reader,
  entries: Entries<Row, Key, Group>,
  { viewer, group, facets, ownFields, query, partial }: Counted<Group>,
): Promise<Record<Group | 'all', number> | null> {
  if (query === undefined)
    return facets.length === 0 && !ownFields ? null : cappedCounts(reader, entries, { viewer, facets, ownFields }, countCap)
  const typed = searchTerms(query)
  if (typed.length === 0) return recordOf(['all', ...entries.groups], () => 0)
  const having = (words: string) => cappedCounts(reader, entries, { viewer, facets, ownFields, words, place: 'anywhere' }, countCap)
  const chosen = group ?? 'all'
  let counts = await having(and(typed))
  if (counts[chosen] > 0) return counts
  const meant = await misspelledTerms(reader, entries, query)
  const terms = meant ?? typed
  for (let count = meant ? terms.length : terms.length - 1; count > 0 && (partial || count === terms.length); count--) {
    const found = await having(atLeast(terms, count))
    if (found[chosen] > 0) return found
    if (counts.all === 0) counts = found
  }
  return counts
}
