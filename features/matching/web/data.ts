import { queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { matchingContract } from '../contract.ts'

export const matching = roomApi<typeof matchingContract>('matching')

/** How many rows of a list come at once: some more than a screen shows. */
const pageSize = 20

/** What was decided in the last 24 hours, last first, and what of it can be taken back. */
export const recentDecisions = () => queryOptions(matching.query.recent.queryOptions())

/** How well one member fits, and why. */
export const matchCardOf = (id: string) => queryOptions(matching.query.card.queryOptions({ input: { id } }))

/** Who accepted the viewer and waits for an answer, last first. */
export const interestPages = () => pagedOptions(matching.query.interests, (cursor) => ({ limit: pageSize, cursor }))

/** The members the viewer has bookmarked, last first. */
export const bookmarkPages = () => pagedOptions(matching.query.bookmarks, (cursor) => ({ limit: pageSize, cursor }))
