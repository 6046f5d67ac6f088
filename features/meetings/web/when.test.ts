import { expect, test } from 'vitest'
import { type Reader, renderedFor } from '#platform/web/reader.ts'
import { timesByDay } from './when.ts'

const times = ['2026-11-26T21:30:00Z', '2026-11-26T22:30:00Z', '2026-11-27T09:00:00Z']
const daysIn = (timeZone: string) => [...renderedFor({ timeZone } as Reader, () => timesByDay(times))]

test('times are listed under their days in the reader’s zone', () => {
  expect(daysIn('Europe/Helsinki')).toEqual([
    ['2026-11-26', times.slice(0, 1)],
    ['2026-11-27', times.slice(1)],
  ])
  expect(daysIn('Europe/Lisbon')).toEqual([
    ['2026-11-26', times.slice(0, 2)],
    ['2026-11-27', times.slice(2)],
  ])
})
