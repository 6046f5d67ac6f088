import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionAt, nearness, speedOf, turnAt, verdictAt } from './gesture.ts'

test('a card shows a verdict beyond 50 pixels, and is decided beyond 100', () => {
  expect([50, -50, 0].map(verdictAt)).toEqual([undefined, undefined, undefined])
  expect([51, -51].map(verdictAt)).toEqual(['accepted', 'rejected'])
  expect([100, -100].map((x) => decisionAt(x, 0))).toEqual([undefined, undefined])
  expect([101, -101].map((x) => decisionAt(x, 0))).toEqual(['accepted', 'rejected'])
})

test('a flick needs less distance, and only counts in its own direction', () => {
  expect(decisionAt(40, 0.9)).toBe('accepted')
  expect(decisionAt(-40, -0.9)).toBe('rejected')
  expect(decisionAt(40, 0.3), 'too slow').toBeUndefined()
  expect(decisionAt(40, -0.9), 'flung back').toBeUndefined()
  expect(decisionAt(10, 2), 'a twitch').toBeUndefined()
})

test('the speed is that of the last moments, and zero after a pause', () => {
  const way = [
    { x: 0, time: 0 },
    { x: 10, time: 900 },
    { x: 50, time: 940 },
    { x: 74, time: 960 },
  ]
  expect(speedOf(way, 965)).toBeCloseTo(64 / 60)
  expect(speedOf(way, 1200)).toBe(0)
  expect(speedOf([], 0)).toBe(0)
  expect(speedOf([{ x: 5, time: 3 }], 3)).toBe(0)
})

test('both directions behave alike, and a card never turns by more than three degrees', () => {
  const x = fc.double({ min: -2000, max: 2000, noNaN: true })
  const speed = fc.double({ min: -5, max: 5, noNaN: true })
  const other = { accepted: 'rejected', rejected: 'accepted', undefined: undefined } as const
  fc.assert(
    fc.property(x, speed, fc.integer({ min: 0, max: 900 }), (at, fast, width) => {
      expect(decisionAt(-at, -fast)).toBe(other[`${decisionAt(at, fast)}`])
      expect(Math.abs(turnAt(at, width))).toBeLessThanOrEqual(3)
      expect(turnAt(-at, width) + turnAt(at, width)).toBeCloseTo(0)
      expect(nearness(at)).toBeGreaterThanOrEqual(0)
      expect(nearness(at)).toBeLessThanOrEqual(1)
    }),
  )
})
