import { buildScript } from './build.ts'

/** The service worker's cache with the member's page and data (app/worker/service-worker.js); deleted on signing out. */
const memberPage = 'member-page'

const headersOf = (memberId: string, type: string) => ({
  'content-type': type,
  'x-kept-member': memberId,
  'x-kept-build': buildScript(),
})

export interface KeptPage {
  /** @returns undefined unless stored by this member and this build */
  read(name: string): Promise<Response | undefined>
  write(name: string, body: string, type: string): Promise<void>
  remove(name: string): Promise<void>
  /** Oldest first. */
  names(): Promise<string[]>
}

/** The cache with the member's page; undefined if there is none, for example after signing out. */
export async function keptPageOf(memberId: string): Promise<KeptPage | undefined> {
  if (!(await caches.has(memberPage))) return undefined
  const cache = await caches.open(memberPage)
  return {
    async read(name) {
      const kept = await cache.match(name)
      const isOurs = kept?.headers.get('x-kept-member') === memberId && kept.headers.get('x-kept-build') === buildScript()
      return isOurs ? kept : undefined
    },
    write: (name, body, type) => cache.put(name, new Response(body, { headers: headersOf(memberId, type) })),
    remove: async (name) => void (await cache.delete(name)),
    names: async () => (await cache.keys()).map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search),
  }
}
