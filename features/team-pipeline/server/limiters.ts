import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

const hour = 60 * 60

/** Counted in memory on each node: it only stops runaway programs from flooding colleagues with notifications. */
const changes = new RateLimiterMemory({ points: 600, duration: hour })

/** Adding and assigning deals, notes and votes. @throws Refusal tooManyRequests with the time to wait */
export const countChange = (member: string): Promise<void> => spend(changes, member)
