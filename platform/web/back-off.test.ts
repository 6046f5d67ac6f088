import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseBefore } from './back-off.ts'

test('the upper bound doubles from half a second to half a minute', () => {
  const bounds = [0, 1, 2, 5, 6, 20].map((attempt) => pauseBefore(attempt, () => 1))
  expect(bounds).toEqual([500, 1_000, 2_000, 16_000, 30_000, 30_000])
})

test('a pause is a random part of its upper bound', () => {
  fc.assert(
    fc.property(fc.nat(2_000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, share) => {
      expect(pauseBefore(attempt, () => share)).toBeCloseTo(share * pauseBefore(attempt, () => 1))
    }),
  )
})
