import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'

/** Counted in memory on each node: it only keeps one member from flooding organisations with requests. */
const requests = new RateLimiterMemory({ points: 300, duration: 24 * 60 * 60 })

/** @throws Refusal tooManyRequests with the time to wait */
export const countRequests = (member: string, organisations: number): Promise<void> => spend(requests, member, organisations)
