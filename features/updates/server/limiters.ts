import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

const hour = 60 * 60

/** In memory, per node: they only stop runaway scripts and founders who flood investors with updates. */
const sendings = new RateLimiterMemory({ points: 20, duration: 24 * hour })
const changes = new RateLimiterMemory({ points: 60, duration: hour })

/** @throws Refusal tooManyRequests with the time to wait */
export const countSending = (member: string): Promise<void> => spend(sendings, member)
export const countChange = (member: string): Promise<void> => spend(changes, member)
