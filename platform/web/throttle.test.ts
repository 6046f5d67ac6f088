import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a single call runs immediately', () => {
  const work = vi.fn<() => void>()
  throttle(500, work)()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('many calls run at the beginning and once at the end of each interval', () => {
  const work = vi.fn<() => void>()
  const call = throttle(500, work)
  for (let time = 0; time < 1_000; time += 50) {
    call()
    vi.advanceTimersByTime(50)
  }
  expect(work).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledTimes(3)
})
