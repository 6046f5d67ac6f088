import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type MockInstance, afterAll, beforeAll, vi } from 'vitest'

/** Turns off rate limits, in memory and in the database, for files whose tests send more requests than allowed. */
export function withoutLimits(): void {
  let counting: MockInstance[] = []
  beforeAll(() => {
    counting = [RateLimiterMemory.prototype, RateLimiterPostgres.prototype].map((each) =>
      vi.spyOn(each, 'consume').mockResolvedValue(new RateLimiterRes()),
    )
  })
  afterAll(() => counting.forEach((each) => each.mockRestore()))
}
