import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type MockInstance, afterAll, beforeAll, vi } from 'vitest'

/** For files whose tests ask more often than anybody may: nothing is counted meanwhile, in memory or in the database. */
export function withoutLimits(): void {
  let counting: MockInstance[] = []
  beforeAll(() => {
    counting = [RateLimiterMemory.prototype, RateLimiterPostgres.prototype].map((each) =>
      vi.spyOn(each, 'consume').mockResolvedValue(new RateLimiterRes()),
    )
  })
  afterAll(() => counting.forEach((each) => each.mockRestore()))
}
