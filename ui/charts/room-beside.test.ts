import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowest, roomBeside, usual, widthBeside } from './room-beside.ts'

const words = (longest: number) => fc.string({ minLength: 1, maxLength: longest })
const bars = fc.array(fc.record({ name: words(9), value: fc.nat(1_000), from: fc.nat(1_000), text: words(14), note: words(8) }), {
  minLength: 1,
  maxLength: 9,
})

test('each value fits beside its bar in a chart of any width, and with its note in one of the usual width', () => {
  fc.assert(
    fc.property(bars, fc.double({ min: narrowest, max: 60, noNaN: true }), (given, width) => {
      const longest = Math.max(...given.map(({ value, from }) => value + from))
      const room = roomBeside(given, longest)
      for (const bar of given.filter(({ value, from }) => value + from > 0)) {
        const share = (bar.value + bar.from) / longest
        const text = width < usual ? widthBeside({ text: bar.text }) : widthBeside(bar)
        expect(share * (width - room) + text).toBeLessThanOrEqual(width + 1e-9)
      }
    }),
  )
})

test('no room is kept beside short bars', () => {
  const bar = { name: 'Energy', text: '€4,600,000' }
  expect(roomBeside([{ ...bar, value: 1 }], 10)).toBe(0)
  expect(roomBeside([{ ...bar, value: 10 }], 10)).toBeCloseTo(widthBeside(bar))
})
