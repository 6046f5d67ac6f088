import type { Reader } from '#platform/server/database/index.ts'
import type { DirectoryFilters, MemberCounts } from '../contract.ts'
import { countCap } from '../count-cap.ts'
import { facetsOf } from '../facets.ts'
import { prefixQuery } from '../search-words.ts'
import { misspelledQuery } from './misspelled-query.ts'
import { cappedCounts } from './queries.ts'

const none: MemberCounts = { all: 0, startup: 0, investor: 0, mentor: 0 }

/** How many members other than the viewer the list holds under these filters, each count to the cap at most; null without filters. */
export async function countMatching(
  reader: Reader,
  viewer: string,
  { query, ...filters }: Omit<DirectoryFilters, 'role'>,
): Promise<MemberCounts | null> {
  const facets = facetsOf(filters)
  if (query === undefined) return facets.length === 0 ? null : cappedCounts(reader, { viewer, facets }, countCap)
  const words = prefixQuery(query)
  if (words === null) return none
  const counts = await cappedCounts(reader, { viewer, facets, words, place: 'anywhere' }, countCap)
  if (counts.all > 0) return counts
  const meant = await misspelledQuery(reader, query)
  return meant === null ? none : cappedCounts(reader, { viewer, facets, words: meant, place: 'anywhere' }, countCap)
}
