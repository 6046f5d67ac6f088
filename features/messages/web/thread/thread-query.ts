import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { conversationWith, messages, threadKey } from '../data.ts'
import {
  type ThreadWindow,
  emptyWindow,
  firstPosition,
  lastPosition,
  settledPosition,
  withNewer,
  withNews,
  withOlder,
  withPageAfter,
} from './window.ts'

/** Messages per page. */
const pageSize = 50
/** How many messages precede the one to start at. */
const before = 20

interface ThreadPlace {
  other: string
  self: string
  /** The position to start at, instead of the end. */
  at?: number | undefined
}

/** The loaded messages of a conversation. A refetch brings them up to date. */
export const threadWith = (queryClient: QueryClient, place: ThreadPlace) =>
  queryOptions<ThreadWindow>({
    queryKey: threadKey(place.other),
    queryFn: ({ signal }) => bringUpToDate(queryClient, place, signal),
  })

export const windowIn = (queryClient: QueryClient, other: string) => queryClient.getQueryData<ThreadWindow>(threadKey(other))

/** When each window was last known to be complete, in milliseconds. */
const checkedAt = new Map<string, number>()

/** Adds new messages to the window; loads the last messages, or those around the first unread one, if there is none yet. */
async function bringUpToDate(queryClient: QueryClient, place: ThreadPlace, signal: AbortSignal): Promise<ThreadWindow> {
  const { other } = place
  const now = Date.now()
  const known = windowIn(queryClient, other)
  const change = known ? await fetchNews(known, place, signal) : await fetchFirst(queryClient, place, signal)
  checkedAt.set(other, now)
  // Apply to the current window: live messages may have arrived during the request.
  return change(windowIn(queryClient, other) ?? emptyWindow)
}

type Change = (window: ThreadWindow) => ThreadWindow

async function fetchNews(known: ThreadWindow, { other, self }: ThreadPlace, signal: AbortSignal): Promise<Change> {
  // Far back in the conversation, newer messages load by scrolling.
  if (known.hasNewer) return (window) => window
  const after = settledPosition(known, self, checkedAt.get(other) ?? 0, pageSize)
  const { items, more } = await messages.call.list({ id: other, after, limit: 2 * pageSize }, { signal })
  return (window) => withNews(window, items, more)
}

async function fetchFirst(queryClient: QueryClient, { other, at }: ThreadPlace, signal: AbortSignal): Promise<Change> {
  if (at !== undefined) return fetchAround(other, at, signal)
  const [{ unread, read_position }, { items }] = await Promise.all([
    queryClient.fetchQuery(conversationWith(other)),
    messages.call.list({ id: other, limit: pageSize }, { signal }),
  ])
  const isUnreadAtHand = unread === 0 || (items[0]?.position ?? 1) <= read_position + 1
  if (!isUnreadAtHand) return fetchAround(other, read_position + 1, signal)
  return (window) => withNewer(window, items, false)
}

/** Replaces the window by one around a position. */
export async function fetchAround(other: string, position: number, signal?: AbortSignal): Promise<Change> {
  const after = Math.max(0, position - before - 1)
  const { items, more } = await messages.call.list({ id: other, after, limit: pageSize }, { signal })
  return () => ({ items, hasNewer: more })
}

/** Replaces the window by the last messages. */
export async function fetchLatest(other: string, signal?: AbortSignal): Promise<Change> {
  const { items } = await messages.call.list({ id: other, limit: pageSize }, { signal })
  return () => ({ items, hasNewer: false })
}

export async function fetchOlder(window: ThreadWindow, other: string): Promise<Change> {
  const { items } = await messages.call.list({ id: other, before: firstPosition(window), limit: pageSize })
  return (current) => withOlder(current, items)
}

export async function fetchNewer(window: ThreadWindow, other: string): Promise<Change> {
  const { items, more } = await messages.call.list({ id: other, after: lastPosition(window), limit: pageSize })
  return (current) => withPageAfter(current, window, items, more)
}
