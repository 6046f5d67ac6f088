import { searchText } from '#platform/web/rooms/address-values.ts'

interface CommunitySearch {
  /** What is searched for in the articles. */
  q?: string | undefined
}

export function validCommunitySearch(raw: Record<string, unknown>): CommunitySearch {
  const q = searchText(raw['q'])
  return q ? { q } : {}
}
