import { searchText } from '#platform/web/rooms/address-values.ts'

interface CommunitySearch {
  /** The search text. */
  q?: string | undefined
}

export function validCommunitySearch(raw: Record<string, unknown>): CommunitySearch {
  const q = searchText(raw['q'])
  return q ? { q } : {}
}
