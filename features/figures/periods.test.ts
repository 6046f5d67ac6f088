import { expect, test } from 'vitest'
import { monthOf, pastMonths, pastQuarters, pastWeeks } from './periods.ts'

// A Thursday.
const at = new Date('2026-11-26T23:30:00Z')

test('periods are whole, over, and follow each other', () => {
  expect(pastWeeks(at, 2)).toEqual([
    { from: '2026-11-09', until: '2026-11-16' },
    { from: '2026-11-16', until: '2026-11-23' },
  ])
  expect(pastMonths(new Date('2026-01-31T00:00:00Z'), 2)).toEqual([
    { from: '2025-11-01', until: '2025-12-01' },
    { from: '2025-12-01', until: '2026-01-01' },
  ])
  expect(pastQuarters(at, 2)).toEqual([
    { from: '2026-04-01', until: '2026-07-01' },
    { from: '2026-07-01', until: '2026-10-01' },
  ])
  expect(pastQuarters(new Date('2026-10-01T00:00:00Z'), 1)).toEqual([{ from: '2026-07-01', until: '2026-10-01' }])
  expect(pastWeeks(new Date('2026-11-23T00:00:00Z'), 1)).toEqual([{ from: '2026-11-16', until: '2026-11-23' }])
  expect(monthOf(at)).toBe('2026-11-01')
})
