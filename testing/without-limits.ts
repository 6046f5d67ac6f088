import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type MockInstance, afterAll, beforeAll, vi } from 'vitest'

/** For files whose tests ask more often than anybody may: what is counted in memory is not counted meanwhile. */
export function withoutLimits(): void {
  let consume: MockInstance
  beforeAll(() => {
    consume = vi.spyOn(RateLimiterMemory.prototype, 'consume').mockResolvedValue(new RateLimiterRes())
  })
  afterAll(() => consume.mockRestore())
}
