import { expect, test } from 'vitest'
import { daysOfFigures, everyDay, growthOf, minimumData, responseHours, shareOf, weeksOfFigures, weeksUntil } from './figures.ts'

test.each([
  [4, 3, 33],
  [3, 3, 0],
  [0, 4, -100],
  [12, 4, 200],
])('%i after %i is a growth of %i percent', (now, before, percent) => {
  expect(growthOf(now, before)).toBe(percent)
})

test('there is no growth with too few connections before, however many there are now', () => {
  expect(growthOf(500, minimumData.growth - 1)).toBeNull()
  expect(growthOf(0, 0)).toBeNull()
  expect(growthOf(1, minimumData.growth)).not.toBeNull()
})

test('a share is in whole per cent and needs enough data', () => {
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
  expect(responseHours(seconds, minimumData.response)).toBe(hours)
})

test('there is no median with too few replies', () => {
  expect(responseHours(3_600, minimumData.response - 1)).toBeNull()
  expect(responseHours(null, 0)).toBeNull()
})

test('days without views are included, across months and the end of summer time', () => {
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

test('the weeks end today and have no gaps', () => {
  const weeks = weeksUntil('2026-11-23')
  expect(weeks).toHaveLength(weeksOfFigures)
  expect(weeks.slice(0, 3)).toEqual(['2026-11-17', '2026-11-10', '2026-11-03'])
})
