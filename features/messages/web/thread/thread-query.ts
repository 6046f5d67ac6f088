import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { conversationWith, messages, threadKey } from '../data.ts'
import {
  type ThreadWindow,
  emptyWindow,
  firstPosition,
  lastPosition,
  longestWindow,
  settledPosition,
  withNewer,
  withOlder,
} from './window.ts'

/** How many messages come at once. */
const pageSize = 50
/** How many stand before the one that one begins at. */
const before = 20

interface ThreadPlace {
  other: string
  self: string
  /** The position to begin at, instead of the last messages. */
  at?: number | undefined
}

/** The messages of a conversation that are at hand. To fetch it again brings it up to date. */
export const threadWith = (queryClient: QueryClient, place: ThreadPlace) =>
  queryOptions<ThreadWindow>({
    queryKey: threadKey(place.other),
    queryFn: ({ signal }) => bringUpToDate(queryClient, place, signal),
  })

export const windowIn = (queryClient: QueryClient, other: string) => queryClient.getQueryData<ThreadWindow>(threadKey(other))

/** When each window was last known to be complete, in milliseconds. */
const checkedAt = new Map<string, number>()

/** The window with what has come since; the first time, the last messages, or those from where reading had stopped. */
async function bringUpToDate(queryClient: QueryClient, place: ThreadPlace, signal: AbortSignal): Promise<ThreadWindow> {
  const { other } = place
  const now = Date.now()
  const known = windowIn(queryClient, other)
  const change = known ? await fetchNews(known, place, signal) : await fetchFirst(queryClient, place, signal)
  checkedAt.set(other, now)
  // What came in while the answer was on its way is in the window of now.
  return change(windowIn(queryClient, other) ?? emptyWindow)
}

type Change = (window: ThreadWindow) => ThreadWindow

async function fetchNews(known: ThreadWindow, { other, self }: ThreadPlace, signal: AbortSignal): Promise<Change> {
  // Who reads far back fetches what follows by scrolling to it.
  if (known.hasNewer) return (window) => window
  const after = settledPosition(known, self, checkedAt.get(other) ?? 0, pageSize)
  const { items, more } = await messages.call.list({ id: other, after, limit: 2 * pageSize }, { signal })
  return (window) => withNewer(window, items, more, 2 * longestWindow)
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

/** A window round a position, instead of what was there. */
export async function fetchAround(other: string, position: number, signal?: AbortSignal): Promise<Change> {
  const after = Math.max(0, position - before - 1)
  const { items, more } = await messages.call.list({ id: other, after, limit: pageSize }, { signal })
  return () => ({ items, hasNewer: more })
}

/** The last messages, instead of what was there. */
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
  return (current) => withNewer(current, items, more)
}
