import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RequestContext } from '#platform/server/http/context.ts'
import { networkOf } from '#platform/server/addresses.ts'
import { spend } from '#platform/server/spend.ts'
import { countClick } from './queries.ts'

/** Counted in memory per node: prevents inflated statistics. */
const fromNetwork = new RateLimiterMemory({ points: 30, duration: 10 * 60 })
/** Reloading the page doesn't count as another click. */
const sameLink = new RateLimiterMemory({ points: 1, duration: 24 * 60 * 60 })

/** Counts a click. @throws Refusal tooManyRequests */
export async function countFollowed({ services, request, actor }: RequestContext, code: string): Promise<void> {
  const network = networkOf(request.address)
  await spend(fromNetwork, network)
  const isNew = await sameLink.consume(`${network} ${code}`).then(
    () => true,
    () => false,
  )
  if (isNew) await countClick(services.database.kysely, code, actor?.id)
}
