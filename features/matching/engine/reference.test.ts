import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultReferences, pairKindOf, percentileOf, referenceOf } from './reference.ts'

test('a score is the percentage of the sample that fits at most as well', () => {
  const reference = referenceOf(Array.from({ length: 1001 }, (_, index) => index - 1000))
  expect(reference).toHaveLength(101)
  expect([-2000, -1000, -995, -50, -49, 0, 5].map((value) => percentileOf(reference, value))).toEqual([0, 0, 0, 95, 95, 100, 100])
})

test('a better match never has a lower score, whatever the sample', () => {
  const values = fc.array(fc.double({ min: -50, max: 0, noNaN: true }), { minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(
      values,
      fc.double({ min: -60, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (sample, value, more) => {
        const reference = referenceOf(sample)
        expect(reference).toEqual(reference.toSorted((a, b) => a - b))
        const score = percentileOf(reference, value)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(percentileOf(reference, value + more)).toBeGreaterThanOrEqual(score)
        expect(percentileOf(reference, value + more)).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test('in a sample a score of 95 is reached by the top twentieth', () => {
  const sample = Array.from({ length: 2000 }, (_, index) => Math.log((index + 1) / 2001))
  const reference = referenceOf(sample)
  const reached = sample.filter((value) => percentileOf(reference, value) >= 95).length
  expect(Math.abs(reached / sample.length - 0.05)).toBeLessThan(0.002)
})

test('the defaults rise, and are there for every kind of pair', () => {
  for (const reference of Object.values(defaultReferences)) {
    expect(reference).toHaveLength(101)
    expect(reference).toEqual(reference.toSorted((a, b) => a - b))
  }
  for (const one of ['startup', 'investor', 'mentor'] as const) {
    for (const other of ['startup', 'investor', 'mentor'] as const) {
      const kind = pairKindOf({ group: one }, { group: other })
      expect(kind).toBe(pairKindOf({ group: other }, { group: one }))
      expect(defaultReferences[kind]).toBeDefined()
    }
  }
})
