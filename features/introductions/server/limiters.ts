import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

/** In memory, per node: it only stops runaway programs. */
const changes = new RateLimiterMemory({ points: 200, duration: 60 * 60 })

/** Introducing, answering, withdrawing. @throws Refusal tooManyRequests with the time to wait */
export const countChange = (member: string): Promise<void> => spend(changes, member)
