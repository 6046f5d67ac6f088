import { expect, test } from 'vitest'
import { growth, periodOf, periodsUntil, previousOf } from './periods.ts'

test('a period is a quarter or a month of this century', () => {
  expect(periodOf('2026-Q3')).toEqual({ year: 2026, quarter: 3 })
  expect(periodOf('2026-09')).toEqual({ year: 2026, month: 9 })
  for (const other of ['2026-Q5', '2026-13', '2026-00', '2026', '1926-Q1', '2026-q1', '2026-Q11', ''])
    expect(periodOf(other)).toBeUndefined()
})

test('founders can report on the current and earlier quarters and months, across years', () => {
  expect(periodsUntil('2026-02-03', 3, 3)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3', '2026-02', '2026-01', '2025-12'])
  expect(periodsUntil('2026-12-31T23:59:59Z', 1, 1)).toEqual(['2026-Q4', '2026-12'])
})

const sent = (period: string, sent_at = '2026-01-01', currency = 'EUR') => ({
  id: `${period} ${sent_at} ${currency}`,
  period,
  currency,
  sent_at,
})

test('a quarter is compared with the previous one in the same currency, whenever they were sent', () => {
  const others = [sent('2026-Q1'), sent('2025-Q4', '2026-08-01'), sent('2026-03'), sent('2026-Q2', '2026-07-01', 'SEK'), sent('2026-Q3')]
  const update = sent('2026-Q3')
  expect(previousOf(update, others)?.period).toBe('2026-Q1')
  expect(previousOf(sent('2026-04'), others)?.period).toBe('2026-03')
  expect(previousOf(sent('2026-Q3', '', 'SEK'), others)?.period).toBe('2026-Q2')
  expect(previousOf(sent('2025-Q4'), others)).toBeUndefined()
  expect(previousOf(update, [sent('2026-Q1', '2026-04-01'), sent('2026-Q1', '2026-05-01')])?.sent_at, 'sent again').toBe('2026-05-01')
})

test('there is growth only from a figure above 0', () => {
  expect(growth(112, 100)).toBeCloseTo(0.12)
  expect(growth(0, 100)).toBe(-1)
  expect(growth(-50, 100)).toBe(-1.5)
  for (const [now, before] of [
    [null, 100],
    [100, null],
    [100, undefined],
    [100, 0],
    [100, -5],
  ] as const)
    expect(growth(now, before)).toBeUndefined()
})
