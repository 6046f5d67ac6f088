import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, placeLabels, spreadLabels } from './place-labels.ts'

const rem = (max: number) => fc.double({ min: 0, max, noNaN: true })
const labels = fc.array(fc.record({ at: rem(40), width: rem(8) }), { maxLength: 40 })

test('labels never overlap, and none goes beyond the chart', () => {
  fc.assert(
    fc.property(labels, rem(40), (given, room) => {
      const placed = placeLabels(given, [...given.keys()].toReversed(), room)
      const spans = [...placed]
        .map(([index, middle]) => ({ from: middle - (given[index]?.width ?? 0) / 2, to: middle + (given[index]?.width ?? 0) / 2 }))
        .toSorted((one, other) => one.from - other.from || one.to - other.to)
      for (const { from, to } of spans) {
        expect(from).toBeGreaterThanOrEqual(-1e-9)
        expect(to).toBeLessThanOrEqual(room + 1e-9)
      }
      for (const [at, { from }] of spans.entries()) expect(from).toBeGreaterThan((spans[at - 1]?.to ?? -1) - 1e-9)
    }),
  )
})

test('the most important label that fits the chart is always shown', () => {
  fc.assert(
    fc.property(labels, fc.nat(39), (given, pick) => {
      fc.pre(pick < given.length)
      expect(placeLabels(given, [pick], 40).has(pick)).toBe(true)
    }),
  )
})

test('all labels are shown where there is room, else only the important ones', () => {
  const years = Array.from({ length: 5 }, (_, index) => ({ at: 2 + index * 4, width: 2 }))
  expect([...placeLabels(years, [4, 0], 20).keys()]).toEqual([0, 1, 2, 3, 4])
  expect([
    ...placeLabels(
      years.map(({ at }) => ({ at: at / 2, width: 2 })),
      [4, 0],
      10,
    ).keys(),
  ]).toEqual([4, 0])
})

test('texts at the ends of lines never overlap, and stay in the chart and in the order of the lines', () => {
  const ends = fc.array(fc.record({ middle: rem(12), height: fc.double({ min: 0.5, max: 3, noNaN: true }) }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(ends, (given) => {
      const heights = given.map(({ height }) => height)
      const middles = spreadLabels(
        given.map(({ middle }) => middle),
        heights,
        12,
      )
      const texts = given
        .map(({ middle, height }, index) => ({ middle, top: (middles[index] ?? 0) - height / 2, height }))
        .toSorted((one, other) => one.top - other.top)
      for (const [at, { top, height, middle }] of texts.entries()) {
        const before = texts[at - 1] ?? { top: 0, height: 0, middle: 0 }
        expect(top).toBeGreaterThanOrEqual(before.top + before.height - 1e-9)
        expect(top + height).toBeLessThanOrEqual(12 + 1e-9)
        expect(before.middle).toBeLessThanOrEqual(middle)
      }
    }),
  )
})

test('a text at the end of a line is beside it where nothing is in the way', () => {
  expect(spreadLabels([2, 9], [2, 2], 12)).toEqual([2, 9])
  expect(spreadLabels([0, 12], [2, 2], 12)).toEqual([1, 11])
})

test('long names break between words', () => {
  expect(linesOf('Paid in minus distributions', 16)).toEqual(['Paid in minus', 'distributions'])
  expect(linesOf('Wert', 16)).toEqual(['Wert'])
})
