import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf, startsOf } from './runs.ts'

const at = (time: string) => Date.parse(`2026-12-01T${time}:00.000Z`)

test('starts at the same intervals are one run', () => {
  expect(runsOf([at('09:00'), at('09:30'), at('10:00'), at('14:00'), at('15:00')], 30)).toEqual({
    step: 30,
    first: '2026-12-01T09:00:00.000Z',
    runs: [
      { after: 0, count: 3 },
      { after: 300, count: 1 },
      { after: 360, count: 1 },
    ],
  })
  expect(runsOf([], 30)).toEqual({ step: 30, first: null, runs: [] })
})

test('nothing is lost or added', () => {
  const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 60 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(15, 30), (quarters, step) => {
      const starts = quarters.toSorted((one, other) => one - other).map((quarter) => quarter * 15 * 60_000 + 1.7e12)
      expect(startsOf(runsOf(starts, step))).toEqual(starts.map((start) => new Date(start).toISOString()))
    }),
  )
})
