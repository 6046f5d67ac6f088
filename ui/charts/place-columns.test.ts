import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeColumns } from './place-columns.ts'
import { widthOf } from './place-labels.ts'

const columnsOf = (values: readonly (readonly number[])[]) =>
  values.map((of, index) => ({ name: `Day ${index}`, values: of, texts: of.map(String) }))
const charts = fc.integer({ min: 1, max: 2 }).chain((series) =>
  fc.record({
    columns: fc.array(fc.array(fc.nat(100_000), { minLength: series, maxLength: series }), { minLength: 1, maxLength: 60 }).map(columnsOf),
    room: fc.double({ min: 14, max: 60, noNaN: true }),
  }),
)

test('columns are as high as their values, stay in the chart and do not overlap', () => {
  fc.assert(
    fc.property(charts, ({ columns, room }) => {
      const { shapes } = placeColumns(columns, room)
      const all = columns.flatMap(({ values }) => values)
      const top = Math.max(...all)
      for (const [index, { left, width, share }] of shapes.entries()) {
        expect(share * top).toBeCloseTo(all[index] ?? 0, 6)
        expect(left + width).toBeLessThanOrEqual((shapes[index + 1]?.left ?? room) + 1e-9)
      }
    }),
  )
})

test('values never cover each other or a column, and the highest always has its value', () => {
  fc.assert(
    fc.property(charts, ({ columns, room }) => {
      const { shapes, values } = placeColumns(columns, room)
      const spans = values.map(({ middle, text, share }) => ({ from: middle - widthOf(text) / 2, to: middle + widthOf(text) / 2, share }))
      for (const [at, { from, to, share }] of spans.entries()) {
        for (const other of spans.slice(at + 1)) expect(from >= other.to || to <= other.from).toBe(true)
        const below = shapes.filter(({ left, width }) => left < to && left + width > from)
        for (const { share: height } of below) expect(height).toBeLessThanOrEqual(share)
      }
      expect(values.some(({ share }) => share === 1)).toBe(shapes.some(({ share }) => share > 0))
    }),
  )
})

test('few columns have all their values, many those of the first, the last and the highest', () => {
  const written = (count: number, room: number, pointed?: number) =>
    placeColumns(columnsOf(Array.from({ length: count }, (_, index) => [index === 7 ? 4000 : 1000])), room, pointed).values.map(
      ({ column }) => column,
    )
  expect(written(8, 40)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(written(30, 20).toSorted((one, other) => one - other)).toEqual([0, 7, 29])
  expect(written(30, 20, 15)).toContain(15)
})
