import { expect, test } from 'vitest'
import { fromMinorUnits, minorDigits, toMinorUnits } from './minor-units.ts'

test('decimals follow the currency', () => {
  expect(minorDigits('EUR')).toBe(2)
  expect(minorDigits('HUF')).toBe(2)
  expect(minorDigits('JPY')).toBe(0)
  expect(minorDigits('KWD')).toBe(3)
})

test('amounts survive a round trip', () => {
  expect(toMinorUnits(1250.5, 'EUR')).toBe(125050)
  expect(toMinorUnits(0.29, 'EUR')).toBe(29)
  expect(toMinorUnits(500, 'JPY')).toBe(500)
  for (const minor of [0, 1, 99, 1_000_001, 9_999_999_999_999]) expect(toMinorUnits(fromMinorUnits(minor, 'GBP'), 'GBP')).toBe(minor)
})
