import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { askForConnections } from '#features/relations/web/index.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Decision, matchingContract } from '../contract.ts'

export const matching = roomApi<typeof matchingContract>('matching')

/** How many rows of a list come at once: some more than a screen shows. */
const pageSize = 20

/** What was decided in the last 24 hours, last first, and what of it can be taken back. */
export const recentDecisions = () => queryOptions(matching.query.recent.queryOptions())

/** How well one member fits, and why. */
export const matchCardOf = (id: string) => queryOptions(matching.query.card.queryOptions({ input: { id } }))

/** Who accepted the viewer and waits for an answer, last first. */
export const interestPages = () => pagedOptions(matching.query.interests, (cursor) => ({ limit: pageSize, cursor }))

/** Whom the viewer accepted and waits for, or whom they passed on, last first. */
export const decisionPages = (status: Decision['status']) =>
  pagedOptions(matching.query.decisions, (cursor) => ({ status, limit: pageSize, cursor }))

/** The members the viewer has bookmarked, last first. */
export const bookmarkPages = () => pagedOptions(matching.query.bookmarks, (cursor) => ({ limit: pageSize, cursor }))

const { recent, card, counts, interests, decisions, bookmarks } = matching.query

/**
 * Decisions, interests, bookmarks or connections changed: asks anew for what shows them. Not for the cards at hand, which would lie
 * otherwise under the finger.
 */
export async function refreshMatching(queryClient: QueryClient): Promise<void> {
  const changed = [recent, card, counts, interests, decisions, bookmarks].map(({ key }) =>
    queryClient.invalidateQueries({ queryKey: key() }),
  )
  await Promise.all([...changed, askForConnections(queryClient)])
}

/** How many members stand in each list. */
export const listCounts = () => queryOptions(matching.query.counts.queryOptions())

/** The server counts no further. */
const mostCounted = 1_000

/** A count as a tab shows it: '1,000+' where it was not counted further; undefined, and so nothing, for none. */
export function shownCount(count: number | undefined): string | undefined {
  if (!count) return undefined
  const figure = count.toLocaleString(readerLocale())
  return count >= mostCounted ? `${figure}+` : figure
}
