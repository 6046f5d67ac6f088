import { type DehydratedState, type QueryClient, dehydrate } from '@tanstack/react-query'
import { pathOf } from '#platform/web/api.ts'
import { throttle } from '#platform/web/throttle.ts'
import { sessionEnded } from '#platform/web/session-ended.ts'
import { memberIn } from '#features/members/web/index.ts'
import { cachePreview } from './cache-preview.ts'
import { type MemberCache, memberCacheOf } from './member-cache.ts'

type CachedQuery = DehydratedState['queries'][number]

/** Read by the service worker (app/worker/service-worker.js). */
const cachedQueries = '/cached-queries'
/** Rooms whose data shows what the member may do, or belongs to other members. */
const excluded = new Set(['accounts', 'exports', 'reports', 'leaving', 'push'])
/** What only staff read: their role may end while they are offline. */
const staffOnly = '/operators/'
/** In characters, few enough to be parsed quickly; the most recent data is kept. */
const maxLength = 700_000
/** In milliseconds. */
const maxAge = 14 * 24 * 60 * 60 * 1000
/** How often the cache is updated, in milliseconds. */
const interval = 4_000

/**
 * Caches the data that the member reads, and a preview of the screen, to be shown when the application is opened offline or before the
 * server has answered. Cached data is marked as stale.
 * @param isSettled whether the screen matches the address, which changes earlier
 * @returns stops it
 */
export function cacheQueries(queryClient: QueryClient, memberId: string, isSettled: () => boolean): () => void {
  if (!('caches' in window && 'serviceWorker' in navigator) || import.meta.env.DEV) return () => {}
  let known: Map<string, CachedQuery> | undefined
  let isOver = false

  async function write() {
    // The worker caches the page to open with.
    await navigator.serviceWorker.ready
    const cache = await memberCacheOf(memberId)
    if (!cache) return
    known ??= byHash(await readQueries(cache))
    // Nothing may be stored after signing out.
    if (isOver || sessionEnded.get() || memberIn(queryClient)?.id !== memberId) return
    for (const query of queriesOf(queryClient)) known.set(query.queryHash, query)
    const newest = fitting([...known.values()])
    known = byHash(newest)
    const body = JSON.stringify({ mutations: [], queries: newest }).replace(/</g, '\\u003c')
    await cache.write(cachedQueries, body, 'application/json')
    if (isSettled()) await cachePreview(cache)
  }
  // The application works without the cache, for example if there is no space for it.
  const update = throttle(interval, () => void write().catch(() => {}))
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') update()
  })
  update()
  document.addEventListener('visibilitychange', update)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', update)
    unsubscribe()
  }
}

const byHash = (queries: readonly CachedQuery[]) => new Map(queries.map((query) => [query.queryHash, query]))

function queriesOf(queryClient: QueryClient): CachedQuery[] {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ state, queryKey }) => state.status === 'success' && state.data !== undefined && isCacheable(queryKey),
  })
  return queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true, fetchStatus: 'idle', fetchMeta: null } }))
}

/** Keys of rooms are [[room, procedure], …]. The signed-in member is part of the page. */
function isCacheable([path]: readonly unknown[]): boolean {
  if (!Array.isArray(path)) return false
  const [room, procedure] = path as [string, string]
  return !excluded.has(room) && !pathOf(room, procedure)?.startsWith(staffOnly) && !(room === 'members' && procedure === 'me')
}

async function readQueries(cache: MemberCache): Promise<CachedQuery[]> {
  const cached = await cache.read(cachedQueries)
  return cached ? ((await cached.json()) as DehydratedState).queries : []
}

/** The most recent queries that fit. */
function fitting(queries: readonly CachedQuery[]): CachedQuery[] {
  const since = Date.now() - maxAge
  let length = 0
  return queries
    .filter(({ state }) => state.dataUpdatedAt > since)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .filter((query) => {
      length += JSON.stringify(query).length
      return length <= maxLength
    })
}
