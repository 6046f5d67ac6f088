import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

const hour = 60 * 60

/** Counted in memory on each node: it only stops runaway programs from flooding others with notifications. */
const changes = new RateLimiterMemory({ points: 200, duration: hour })

/** Joining, asking, answering, adding. @throws Refusal tooManyRequests with the time to wait */
export const countChange = (member: string): Promise<void> => spend(changes, member)
