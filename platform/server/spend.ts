import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '#platform/problems.ts'

/** Counts an action against a member's rate limit. @throws Refusal tooManyRequests with the seconds to wait */
export async function spend(limiter: RateLimiterMemory, member: string): Promise<void> {
  try {
    await limiter.consume(member)
  } catch (counted) {
    if (!(counted instanceof RateLimiterRes)) throw counted
    refuse(counted)
  }
}

/** @throws Refusal tooManyRequests with the seconds to wait */
export function refuse(counted: RateLimiterRes): never {
  throw tooManyRequests(counted.msBeforeNext)
}
