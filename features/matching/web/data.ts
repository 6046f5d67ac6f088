import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { askForConnections } from '#features/relations/web/index.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { Decision, matchingContract } from '../contract.ts'

export const matching = roomApi<typeof matchingContract>('matching')

/** Rows per page of a list: a few more than a screen shows. */
const pageSize = 20

/** Decisions of the last 24 hours, newest first, and the one that can be undone. */
export const recentDecisions = () => queryOptions(matching.query.recent.queryOptions())

/** How well a member fits, and why. */
export const matchCardOf = (id: string) => queryOptions(matching.query.card.queryOptions({ input: { id } }))

/** Members who accepted the viewer and wait for an answer, newest first. */
export const interestPages = () => pagedOptions(matching.query.interests, (cursor) => ({ limit: pageSize, cursor }))

/** Members the viewer accepted without an answer yet, or passed on, newest first. */
export const decisionPages = (status: Decision['status']) =>
  pagedOptions(matching.query.decisions, (cursor) => ({ status, limit: pageSize, cursor }))

/** The viewer's bookmarked members, newest first. */
export const bookmarkPages = () => pagedOptions(matching.query.bookmarks, (cursor) => ({ limit: pageSize, cursor }))

const { recent, card, counts, interests, decisions, bookmarks } = matching.query

/**
 * Decisions, interests, bookmarks or connections changed: refetches what shows them, except the current cards, which must not move
 * under the finger.
 */
export async function refreshMatching(queryClient: QueryClient): Promise<void> {
  const changed = [recent, card, counts, interests, decisions, bookmarks].map(({ key }) =>
    queryClient.invalidateQueries({ queryKey: key() }),
  )
  await Promise.all([...changed, askForConnections(queryClient)])
}

/** The number of members in each list. */
export const listCounts = () => queryOptions(matching.query.counts.queryOptions())

/** The server's maximum count. */
const maxCount = 1_000

/** A count for a tab: '1,000+' at the maximum; undefined, and so hidden, for 0. */
export function shownCount(count: number | undefined): string | undefined {
  if (!count) return undefined
  const figure = count.toLocaleString(readerLocale())
  return count >= maxCount ? `${figure}+` : figure
}
