import { expect, test } from 'vitest'
import { formatMoney, formatMoneyRange, formatMoneyRangeShort, formatMoneyShort, formatPercent, formatYear } from './figures.ts'

test('whole amounts have no decimals, others have two', () => {
  expect(formatMoney(180_000_000, 'EUR', 'en-IE')).toBe('€1,800,000')
  expect(formatMoney(180_000_050, 'EUR', 'en-IE')).toBe('€1,800,000.50')
  expect(formatMoney(0, 'GBP', 'en-GB')).toBe('£0')
  expect(formatMoney(2_500_000, 'EUR', 'de-DE')).toBe('25.000\u00a0€')
})

test('a range shows the currency once if the language does so', () => {
  expect(formatMoneyRange(2_500_000, 15_000_000, 'EUR', 'de-DE')).toBe('25.000–150.000\u00a0€')
  expect(formatMoneyRange(2_500_000, 15_000_000, 'EUR', 'en-IE')).toMatch(/^€25,000.+150,000$/)
})

test('years are not grouped', () => {
  expect(formatYear(2022, 'en-IE')).toBe('2022')
  expect(formatYear(2022, 'de-DE')).toBe('2022')
})

test('shares are rounded to whole percentages', () => {
  expect(formatPercent(0.4, 'en-IE')).toBe('40%')
  expect(formatPercent(2 / 3, 'de-DE')).toBe('67\u00a0%')
})

test('compact amounts are rounded', () => {
  expect(formatMoneyShort(650_000_000, 'EUR', 'en-IE')).toBe('€6.5M')
  expect(formatMoneyShort(8_000_000_000, 'HUF', 'en-IE')).toMatch(/^HUF\s80M$/)
  expect(formatMoneyRangeShort(50_000_000, 215_000_000, 'EUR', 'en-IE')).toBe('€500K – €2.15M')
})
