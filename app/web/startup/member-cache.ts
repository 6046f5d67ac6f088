import { dashboardPath } from '#platform/paths.ts'
import { buildScript } from './build.ts'

/** The service worker's cache with the member's page, data and previews; deleted when they sign out (platform/web/member-device.ts). */
const memberPage = 'member-page'

const headersOf = (memberId: string, type: string) => ({
  'content-type': type,
  'x-cached-member': memberId,
  'x-cached-build': buildScript(),
})

export interface MemberCache {
  /** @returns undefined unless stored by this member and this build */
  read(name: string): Promise<Response | undefined>
  write(name: string, body: string, type: string): Promise<void>
  remove(name: string): Promise<void>
  /** Oldest first. */
  names(): Promise<string[]>
}

/** @returns undefined if the member's page is not cached, for example after they signed out, or another member signed in */
export async function memberCacheOf(memberId: string): Promise<MemberCache | undefined> {
  if (!(await caches.has(memberPage))) return undefined
  const cache = await caches.open(memberPage)
  const page = await cache.match(dashboardPath())
  if (page?.headers.get('x-cached-member') !== memberId) return undefined
  return {
    async read(name) {
      const cached = await cache.match(name)
      const isOwn = cached?.headers.get('x-cached-member') === memberId && cached.headers.get('x-cached-build') === buildScript()
      return isOwn ? cached : undefined
    },
    write: (name, body, type) => cache.put(name, new Response(body, { headers: headersOf(memberId, type) })),
    remove: async (name) => void (await cache.delete(name)),
    names: async () => (await cache.keys()).map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search),
  }
}
