import { expect, test } from 'vitest'
import { csvOf } from '#platform/server/csv.ts'
import { completionOf, firstDay, funnelOf, percentOf, seriesOf } from './figures.ts'

const now = Date.parse('2026-11-22T00:30:00Z')

test('a period includes today, and a year is 52 whole weeks', () => {
  expect([firstDay(30, now), firstDay(90, now), firstDay(365, now)]).toEqual(['2026-10-24', '2026-08-25', '2025-11-24'])
})

test('a series has a point for each day and ignores earlier days and unknown actions', () => {
  const { step, points } = seriesOf(30, '2026-10-24', [
    { day: '2026-10-24', action: 'viewed', count: 2 },
    { day: '2026-11-22', action: 'viewed', count: 3 },
    { day: '2026-11-22', action: 'read', count: 1 },
    { day: '2026-11-22', action: 'talking', count: 9 },
    { day: '2026-10-23', action: 'viewed', count: 9 },
  ])
  expect([step, points.length]).toEqual(['day', 30])
  expect([points[0], points[29]]).toEqual([
    { from: '2026-10-24', viewed: 2, read: 0, downloaded: 0, interested: 0, requested_intro: 0 },
    { from: '2026-11-22', viewed: 3, read: 1, downloaded: 0, interested: 0, requested_intro: 0 },
  ])
})

test('a year has a point for each week, the last one ending today', () => {
  const { step, points } = seriesOf(365, firstDay(365, now), [
    { day: '2026-11-16', action: 'viewed', count: 1 },
    { day: '2026-11-22', action: 'viewed', count: 1 },
    { day: '2026-11-15', action: 'viewed', count: 5 },
  ])
  expect([step, points.length, points[51]?.from, points[51]?.viewed, points[50]?.viewed]).toEqual(['week', 52, '2026-11-16', 2, 5])
})

test('the funnel counts members per step, and a share of zero is null', () => {
  const funnel = funnelOf({ readers: 4, interested: 5, requested_intro: 2, talking: 1, invested: 0 })
  expect(funnel.map(({ step, members }) => [step, members, percentOf(members, 4)])).toEqual([
    ['read', 4, 100],
    ['interested', 5, 125],
    ['requested_intro', 2, 50],
    ['talking', 1, 25],
    ['invested', 0, 0],
  ])
  expect(percentOf(3, 0)).toBeNull()
})

test('completion is the average share of pages that readers looked at', () => {
  expect(completionOf([{ readers: 2 }, { readers: 1 }, { readers: 0 }, { readers: 1 }], 2)).toBe(0.5)
  expect([completionOf([{ readers: 0 }], 0), completionOf([], 3)]).toEqual([null, null])
})

test('CSV keeps the content of cells and prevents formulas from running in a spreadsheet', () => {
  expect(
    csvOf([
      ['Deal', 'Views'],
      ['Heat, "warm"\nand cold', 3],
      ['=cmd|calc', -1],
      ['@sum', 0],
      ['+1', 0],
      ['-1', 0],
      ['\t=1', 0],
    ]),
  ).toBe('\uFEFFDeal,Views\r\n"Heat, ""warm""\nand cold",3\r\n\'=cmd|calc,-1\r\n\'@sum,0\r\n\'+1,0\r\n\'-1,0\r\n\'\t=1,0\r\n')
})
