import fc from 'fast-check'
import { expect, test } from 'vitest'
import { industries, sustainableDevelopmentGoals } from '#features/profiles/vocabulary.ts'
import { bitsOf, slotCount } from '../members/slots.ts'
import { masksOf } from './weigh-slots.ts'

const names = [...industries.map((industry) => `industry:${industry}`), ...sustainableDevelopmentGoals.map((goal) => `goal:${goal}`)]
const worths = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.double({ min: -9, max: 9, noNaN: true })), {
  selector: ([name]) => name,
  minLength: 1,
})

test('counting bits with the masks adds up the worth of facts, up to rounding', () => {
  fc.assert(
    fc.property(worths, fc.subarray(names), (worth, has) => {
      const { step, masks } = masksOf(new Map(worth))
      const own = bitsOf(has)
      const counted = masks.map(
        ({ steps, bits }) => steps * bits.split('').filter((bit, index) => bit === '1' && own[index] === '1').length,
      )
      const exact = worth.filter(([name]) => has.includes(name)).reduce((sum, [, value]) => sum + value, 0)
      expect(Math.abs(counted.reduce((sum, steps) => sum + steps, 0) * step - exact)).toBeLessThanOrEqual((names.length * step) / 2 + 1e-9)
    }),
  )
})

test('every name has a position, and names without one are skipped', () => {
  fc.assert(
    fc.property(fc.constantFrom('label', 'city'), fc.string(), (kind, value) => {
      expect(bitsOf([`${kind}:${value}`]).split('1')).toHaveLength(2)
    }),
  )
  expect(bitsOf(['nonsense', 'wants:region:nowhere:0', 'industry:Coal'])).toBe('0'.repeat(slotCount))
})
