import { type DehydratedState, type QueryClient, dehydrate } from '@tanstack/react-query'
import { throttle } from '#platform/web/throttle.ts'
import { memberIn } from '#features/members/web/index.ts'
import { keepScreen } from './kept-screen.ts'
import { type KeptPage, keptPageOf } from './kept-page.ts'

type Kept = DehydratedState['queries'][number]

/** Where the service worker looks for it (app/worker/service-worker.js). */
const keptData = '/kept-data'
/** Of rooms whose answers are about who may do what now, or are not one's own. */
const neverKept = new Set<unknown>(['accounts', 'exports', 'operators', 'reports', 'leaving', 'push'])
/** As much as is read in a moment when the application opens, in characters; the last read stays. */
const most = 700_000
/** Older than this it is nobody's last reading any more, in milliseconds. */
const longest = 14 * 24 * 60 * 60 * 1000
/** How often what is on the screen is written down, in milliseconds. */
const interval = 4_000

/**
 * Keeps what the member reads, and how the screens look that show it, so that it is there when the application opens without a connection, or
 * before the server has answered. Each
 * answer is marked as one to be asked for anew.
 * @param isArrived whether the screen is the one of the address, which changes before
 * @returns ends it
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
    // Whoever has signed out meanwhile has had the page forgotten, and leaves nothing.
    if (isOver || memberIn(queryClient)?.id !== memberId) return
    for (const query of queriesOf(queryClient)) known.set(query.queryHash, query)
    const newest = fitting([...known.values()])
    known = new Map(newest.map((query) => [query.queryHash, query]))
    const body = JSON.stringify({ mutations: [], queries: newest }).replace(/</g, '\\u003c')
    await page.write(keptData, body, 'application/json')
    if (isArrived()) await keepScreen(page)
  }
  // What cannot be kept, for want of room, is not there later.
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

/** What rooms ask of the server: [[room, procedure], …]. Who is signed in comes with the page itself. */
function isWanted([path]: readonly unknown[]): boolean {
  if (!Array.isArray(path)) return false
  const [room, procedure] = path as unknown[]
  return !neverKept.has(room) && !(room === 'members' && procedure === 'me')
}

async function readKept(page: KeptPage): Promise<Kept[]> {
  const kept = await page.read(keptData)
  return kept ? ((await kept.json()) as DehydratedState).queries : []
}

/** The last read, as far as they are no more than is kept. */
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
