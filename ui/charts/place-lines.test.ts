import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf, placeLines } from './place-lines.ts'

const moment = (time: number, ...values: number[]) => ({ time, name: '', values, texts: [] })

test('all values and the base are in the chart, and larger values are higher', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 30 }), (values) => {
      const { xOf, yOf, base } = placeLines(values.map((value, index) => moment(index, value)))
      for (const [index, value] of values.entries()) {
        for (const share of [xOf(index), yOf(value), base]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
        expect(Math.sign(base - yOf(value))).toBe(Math.sign(value))
      }
    }),
  )
})

test('a line keeps its value until the next moment', () => {
  const moments = [moment(0, 4), moment(1, 8), moment(2, 2)]
  const { xOf, yOf } = placeLines(moments)
  expect(pathOf(moments, 0, xOf, yOf)).toBe('M0.0000 0.5000H0.5000V0.0000H1.0000V0.7500')
})
