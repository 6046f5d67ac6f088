import type { QueryClient } from '@tanstack/react-query'
import { askForConnections } from '#features/relations/web/index.ts'
import { matching } from './data.ts'

const { recent, card, counts, interests, bookmarks } = matching.query

/**
 * Decisions, interests, bookmarks or connections changed: asks anew for what shows them. Not for the cards at hand, which would lie
 * otherwise under the finger.
 */
export async function refreshMatching(queryClient: QueryClient): Promise<void> {
  const changed = [recent, card, counts, interests, bookmarks].map(({ key }) => queryClient.invalidateQueries({ queryKey: key() }))
  await Promise.all([...changed, askForConnections(queryClient)])
}
