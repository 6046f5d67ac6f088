import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

/** Counted in memory on each node: it stops programs that flood others, or try out when somebody is busy. */
const arrangements = new RateLimiterMemory({ points: 60, duration: 60 * 60 })

/** Booking, suggesting and moving. @throws Refusal tooManyRequests with the time to wait */
export const countArranged = (member: string): Promise<void> => spend(arrangements, member)
