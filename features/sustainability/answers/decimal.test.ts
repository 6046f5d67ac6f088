import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFirstUnit, inUnit, normalDecimal, unitsOf } from './decimal.ts'

test('units convert exactly', () => {
  expect(inFirstUnit('0.1', 'energy', 'GWh')).toBe('100')
  expect(inFirstUnit('1', 'energy', 'kWh')).toBe('0.001')
  expect(inFirstUnit('123456789.123', 'emissions', 'kgCO2e')).toBe('123456.789123')
  expect(inFirstUnit('15', 'area', 'm2')).toBe('0.0015')
})

test('there and back is the same number, in all units', () => {
  const decimal = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 })).map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0')
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
  })
  fc.assert(
    fc.property(decimal, fc.constantFrom('energy', 'emissions', 'mass', 'volume', 'area'), (text, quantity) => {
      const given = normalDecimal(text)
      if (given === undefined) throw new Error(`${text} is a number`)
      for (const unit of unitsOf(quantity)) expect(inUnit(inFirstUnit(given, quantity, unit), quantity, unit)).toBe(given)
    }),
  )
})

test.each([
  ['1.50', '1.5'],
  ['007', '7'],
  ['-3', '-3'],
  ['1,5', undefined],
  ['1e5', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['1'.repeat(31), undefined],
])('%s is %s', (text, normal) => {
  expect(normalDecimal(text)).toBe(normal)
})
