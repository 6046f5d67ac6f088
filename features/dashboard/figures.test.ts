import { expect, test } from 'vitest'
import { daysOfFigures, everyDay, growthOf, leastBehind, responseHours, shareOf, weeksOfFigures, weeksUntil } from './figures.ts'

test.each([
  [4, 3, 33],
  [3, 3, 0],
  [0, 4, -100],
  [12, 4, 200],
])('%i after %i is a growth of %i percent', (now, before, percent) => {
  expect(growthOf(now, before)).toBe(percent)
})

test('with too few before, nothing is said of growth, however many there are now', () => {
  expect(growthOf(500, leastBehind.growth - 1)).toBeNull()
  expect(growthOf(0, 0)).toBeNull()
  expect(growthOf(1, leastBehind.growth)).not.toBeNull()
})

test('a share is in whole percent, and needs enough in all', () => {
  expect(shareOf(1, 3, 3)).toBe(33)
  expect(shareOf(0, 5, 5)).toBe(0)
  expect(shareOf(5, 5, 5)).toBe(100)
  expect(shareOf(4, 4, 5)).toBeNull()
  expect(shareOf(0, 0, 1)).toBeNull()
})

test.each([
  [0, 0],
  [1_800, 0.5],
  [14_040, 3.9],
  [35_990, 10],
  [100_000, 28],
])('%i seconds are %f hours', (seconds, hours) => {
  expect(responseHours(seconds, leastBehind.response)).toBe(hours)
})

test('a median of too few answers is none', () => {
  expect(responseHours(3_600, leastBehind.response - 1)).toBeNull()
  expect(responseHours(null, 0)).toBeNull()
})

test('days without anything are days too, over the end of a month and of summer time', () => {
  const days = everyDay('2026-03-30', [
    { day: '2026-03-01', views: 2 },
    { day: '2026-02-28', views: 9 },
    { day: '2026-03-30', views: 1 },
  ])
  expect(days).toHaveLength(daysOfFigures)
  expect(days[0]).toEqual({ day: '2026-03-01', views: 2 })
  expect(days.at(-1)).toEqual({ day: '2026-03-30', views: 1 })
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(3)
})

test('weeks end today, and follow each other without gaps', () => {
  const weeks = weeksUntil('2026-11-23')
  expect(weeks).toHaveLength(weeksOfFigures)
  expect(weeks.slice(0, 3)).toEqual(['2026-11-17', '2026-11-10', '2026-11-03'])
})
