import { expect, test } from 'vitest'
import { longestRest, readingTime } from './reading-time.ts'

/** Calls `pass` every second from `from` to `to`. */
function watch(time: ReturnType<typeof readingTime>, from: number, to: number, page: number, isSeen = true) {
  for (let now = from + 1; now <= to; now += 1) time.pass(now * 1000, page, isSeen)
}

test('counts the time each page was viewed', () => {
  const time = readingTime(3, 0)
  watch(time, 0, 5, 1)
  watch(time, 5, 7, 3)
  watch(time, 7, 8, 1)
  expect(time.seconds()).toEqual([6, 0, 2])
})

test('does not count hidden pages', () => {
  const time = readingTime(1, 0)
  watch(time, 0, 5, 1)
  watch(time, 5, 20, 1, false)
  watch(time, 20, 21, 1)
  expect(time.seconds()).toEqual([6])
})

test('stops counting for inactive readers until they return', () => {
  const time = readingTime(1, 0)
  watch(time, 0, 300, 1)
  expect(time.seconds()).toEqual([longestRest / 1000 - 1])
  time.act(300_000)
  watch(time, 300, 310, 1)
  expect(time.seconds()).toEqual([longestRest / 1000 + 9])
})

test('does not count the time a computer was asleep', () => {
  const time = readingTime(1, 0)
  time.pass(1_000, 1, true)
  time.act(3_600_000)
  time.pass(3_600_000, 1, true)
  expect(time.seconds()).toEqual([3])
})
