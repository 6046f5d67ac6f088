import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RequestContext } from '#platform/server/http/context.ts'
import { networkOf } from '#platform/server/addresses.ts'
import { spend } from '#platform/server/spend.ts'
import { countClick } from './queries.ts'

/** Counted in memory, on each node for itself: what is kept out is somebody who makes figures. */
const fromNetwork = new RateLimiterMemory({ points: 30, duration: 10 * 60 })
/** Loading the page again is no other click. */
const sameLink = new RateLimiterMemory({ points: 1, duration: 24 * 60 * 60 })

/** Counts that a link was followed. @throws Refusal tooManyRequests */
export async function countFollowed({ services, request, actor }: RequestContext, code: string): Promise<void> {
  const network = networkOf(request.address)
  await spend(fromNetwork, network)
  const isNew = await sameLink.consume(`${network} ${code}`).then(
    () => true,
    () => false,
  )
  if (isNew) await countClick(services.database.kysely, code, actor?.id)
}
