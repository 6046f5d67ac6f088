import { RateLimiterMemory } from 'rate-limiter-flexible'
import { spend } from '#platform/server/spend.ts'
import type { Status } from './decision-queries.ts'

/** Counted in memory, on each node for itself: what they keep out is a program that decides about everybody. Accepts tell somebody. */
const decisions = new RateLimiterMemory({ points: 600, duration: 600 })
const accepts = new RateLimiterMemory({ points: 200, duration: 3_600 })

/** @throws Refusal tooManyRequests with the seconds to wait */
export async function countDecision(member: string, status: Status): Promise<void> {
  await spend(decisions, member)
  if (status === 'accepted') await spend(accepts, member)
}
