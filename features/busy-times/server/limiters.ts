import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

/** In memory on each node: it only has to stop members from using the server to send requests elsewhere. */
const readings = new RateLimiterMemory({ points: 30, duration: 60 * 60 })

/** Saving and reading at once. @throws Refusal tooManyRequests with the time to wait */
export const countReading = (member: string): Promise<void> => spend(readings, member)
