import { type DehydratedState, type QueryClient, dehydrate } from '@tanstack/react-query'
import { throttle } from '#platform/web/throttle.ts'
import { memberIn } from '#features/members/web/index.ts'
import { keepScreen } from './kept-screen.ts'
import { type KeptPage, keptPageOf } from './kept-page.ts'

type Kept = DehydratedState['queries'][number]

/** The path that the service worker reads (app/worker/service-worker.js). */
const keptData = '/kept-data'
/** Rooms whose answers are about current permissions, or about other members' data. */
const neverKept = new Set<unknown>(['accounts', 'exports', 'operators', 'reports', 'leaving', 'push'])
/** Size limit in characters, small enough to be parsed quickly on start; the most recent data is kept. */
const most = 700_000
/** Older data is dropped, in milliseconds. */
const longest = 14 * 24 * 60 * 60 * 1000
/** How often the current screen is saved, in milliseconds. */
const interval = 4_000

/**
 * Caches what the member reads and how the screens look, so that it can be shown when the application opens offline, or before the server
 * has answered. Cached answers are marked as stale.
 * @param isArrived whether the screen matches the URL, which changes earlier
 * @returns stops it
 */
export function keepWhatWasRead(queryClient: QueryClient, memberId: string, isArrived: () => boolean): () => void {
  if (!('caches' in window && 'serviceWorker' in navigator) || import.meta.env.DEV) return () => {}
  let known: Map<string, Kept> | undefined
  let isOver = false
  const cache = queryClient.getQueryCache()

  async function write() {
    // Before that there is no page to open it with.
    await navigator.serviceWorker.ready
    const page = await keptPageOf(memberId)
    if (!page) return
    known ??= new Map((await readKept(page)).map((query) => [query.queryHash, query]))
    // After signing out, nothing may be stored.
    if (isOver || memberIn(queryClient)?.id !== memberId) return
    for (const query of queriesOf(queryClient)) known.set(query.queryHash, query)
    const newest = fitting([...known.values()])
    known = new Map(newest.map((query) => [query.queryHash, query]))
    const body = JSON.stringify({ mutations: [], queries: newest }).replace(/</g, '\\u003c')
    await page.write(keptData, body, 'application/json')
    if (isArrived()) await keepScreen(page)
  }
  // If there is no space, it is not cached.
  const keep = throttle(interval, () => void write().catch(() => {}))
  const end = cache.subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') keep()
  })
  keep()
  document.addEventListener('visibilitychange', keep)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', keep)
    end()
  }
}

function queriesOf(queryClient: QueryClient): Kept[] {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state, queryKey }) => state.status === 'success' && state.data !== undefined && isWanted(queryKey),
  })
  return queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true, fetchStatus: 'idle', fetchMeta: null } }))
}

/** Queries of rooms: [[room, procedure], …]. The signed-in member is part of the page. */
function isWanted([path]: readonly unknown[]): boolean {
  if (!Array.isArray(path)) return false
  const [room, procedure] = path as unknown[]
  return !neverKept.has(room) && !(room === 'members' && procedure === 'me')
}

async function readKept(page: KeptPage): Promise<Kept[]> {
  const kept = await page.read(keptData)
  return kept ? ((await kept.json()) as DehydratedState).queries : []
}

/** The most recent queries within the size limit. */
function fitting(queries: readonly Kept[]): Kept[] {
  const since = Date.now() - longest
  let size = 0
  return queries
    .filter(({ state }) => state.dataUpdatedAt > since)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter((query) => {
      size += JSON.stringify(query).length
      return size <= most
    })
}
