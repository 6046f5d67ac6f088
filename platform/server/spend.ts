import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '#platform/problems.ts'

/** Counts an action, or several, against a member's rate limit. @throws Refusal tooManyRequests with the seconds to wait */
export async function spend(limiter: RateLimiterMemory, member: string, points = 1): Promise<void> {
  try {
    await limiter.consume(member, points)
  } catch (counted) {
    if (!(counted instanceof RateLimiterRes)) throw counted
    refuse(counted)
  }
}

/** @throws Refusal tooManyRequests with the seconds to wait */
export function refuse(counted: RateLimiterRes): never {
  throw tooManyRequests(counted.msBeforeNext)
}
