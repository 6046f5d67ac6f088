import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { updatesContract } from '../contract.ts'

export const updates = roomApi<typeof updatesContract>('updates')

/** Received updates from one founder or all, newest first. */
export const receivedPages = (senderId?: string) => pagedOptions(updates.query.received, (cursor) => ({ sender_id: senderId, cursor }))

export const sentPages = () => pagedOptions(updates.query.sent, (cursor) => ({ cursor }))

export const updateById = (id: string) => queryOptions(updates.query.get.queryOptions({ input: { id } }))

/** The founders who have sent updates to the member. */
export const senders = () => queryOptions(updates.query.senders.queryOptions())

/** Connected investors, by name. The previous results stay visible during a search. */
export const investorPages = (query: string) => ({
  ...pagedOptions(updates.query.investors, (cursor) => ({ ...(query && { query }), cursor })),
  placeholderData: keepPreviousData,
})

/** The latest updates from a founder. */
export const latestFrom = (senderId: string | null) =>
  queryOptions(updates.query.received.queryOptions({ input: { sender_id: senderId ?? undefined, limit: 3 }, enabled: senderId !== null }))

/** Refetches everything in this room. */
export const refreshUpdates = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: updates.query.key() })
