import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { roomApi } from '#platform/web/api.ts'
import { pagedOptions } from '#platform/web/pages.ts'
import type { updatesContract } from '../contract.ts'

export const updates = roomApi<typeof updatesContract>('updates')

/** What founders sent, or one of them, the newest first. */
export const receivedPages = (senderId?: string) => pagedOptions(updates.query.received, (cursor) => ({ sender_id: senderId, cursor }))

export const sentPages = () => pagedOptions(updates.query.sent, (cursor) => ({ cursor }))

export const updateById = (id: string) => queryOptions(updates.query.get.queryOptions({ input: { id } }))

/** The founders whose updates one has. */
export const senders = () => queryOptions(updates.query.senders.queryOptions())

/** The investors one can send something to, by name; while others are looked for, those before stay. */
export const investorPages = (query: string) => ({
  ...pagedOptions(updates.query.investors, (cursor) => ({ ...(query && { query }), cursor })),
  placeholderData: keepPreviousData,
})

/** The last few of one founder. */
export const lastOf = (senderId: string | null) =>
  queryOptions(updates.query.received.queryOptions({ input: { sender_id: senderId ?? undefined, limit: 3 }, enabled: senderId !== null }))

/** Asks anew for all that the room shows. */
export const refreshUpdates = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: updates.query.key() })
