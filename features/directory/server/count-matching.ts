import type { Reader } from '#platform/server/database/index.ts'
import type { DirectoryFilters, MemberCounts } from '../contract.ts'
import { countCap } from '../count-cap.ts'
import { facetsOf } from '../facets.ts'
import { and, atLeast, searchTerms } from '../search-terms.ts'
import { misspelledTerms } from './misspelled-terms.ts'
import { cappedCounts } from './queries.ts'

const none: MemberCounts = { all: 0, startup: 0, investor: 0, mentor: 0 }

type CountFilters = Omit<DirectoryFilters, 'role'> & { partial?: boolean | undefined }

/** How many members other than the viewer match the filters, each count up to the cap; null without filters. */
export async function countMatching(
  reader: Reader,
  viewer: string,
  { query, partial, ...filters }: CountFilters,
): Promise<MemberCounts | null> {
  const facets = facetsOf(filters)
  if (query === undefined) return facets.length === 0 ? null : cappedCounts(reader, { viewer, facets }, countCap)
  const typed = searchTerms(query)
  if (typed.length === 0) return none
  const having = (words: string) => cappedCounts(reader, { viewer, facets, words, place: 'anywhere' }, countCap)
  const counts = await having(and(typed))
  if (counts.all > 0) return counts
  const meant = await misspelledTerms(reader, query)
  const terms = meant ?? typed
  for (let count = meant ? terms.length : terms.length - 1; count > 0 && (partial || count === terms.length); count--) {
    const found = await having(atLeast(terms, count))
    if (found.all > 0) return found
  }
  return none
}
