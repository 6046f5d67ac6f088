import { expect, test } from 'vitest'
import { continentOf } from '#features/events/continents.ts'
import { eventTypes } from '#features/events/vocabulary.ts'
import { curatedList } from './curated-list.ts'
import { nextEdition, usualStart } from './next-edition.ts'

const start = (slug: string, year: number) => {
  const event = curatedList.find((each) => each.slug === slug)
  return event && usualStart(event.begins, year).toISOString().slice(0, 10)
}

test('the usual week matches past editions', () => {
  expect([2024, 2025, 2026].map((year) => start('web-summit', year))).toEqual(['2024-11-11', '2025-11-10', '2026-11-09'])
  expect([2024, 2025, 2026].map((year) => start('slush', year))).toEqual(['2024-11-20', '2025-11-19', '2026-11-18'])
  expect(start('vivatech', 2026)).toBe('2026-06-17')
  expect(start('changenow', 2026)).toBe('2026-03-30')
  expect(start('south-summit-brazil', 2026)).toBe('2026-03-25')
})

test('each event is always upcoming or under way', () => {
  for (const now of [
    '2026-11-22T12:00:00Z',
    '2026-11-10T12:00:00Z',
    '2027-01-01T00:00:00Z',
    '2027-12-31T23:59:59Z',
    '2028-02-29T00:00:00Z',
  ].map((time) => new Date(time))) {
    for (const event of curatedList) {
      const { starts_at, ends_at, external_id } = nextEdition(event, now)
      expect(ends_at > now, external_id).toBe(true)
      expect(starts_at.getTime() - now.getTime(), external_id).toBeLessThan(366 * 24 * 60 * 60_000)
    }
  }
  expect(nextEdition(curatedList[0] as (typeof curatedList)[0], new Date('2026-11-22'))).toMatchObject({
    external_id: 'web-summit-2027',
    title: 'Web Summit 2027',
    starts_at: new Date('2027-11-08T00:00:00Z'),
    ends_at: new Date('2027-11-12T00:00:00Z'),
    is_confirmed: false,
    city: 'Lisbon',
  })
})

test('there are eight, on several continents, of several types, with known cities, three of them featured', () => {
  const events = curatedList.map((event) => nextEdition(event, new Date('2026-11-22')))
  expect(events).toHaveLength(8)
  expect(new Set(events.map(({ external_id }) => external_id)).size).toBe(8)
  expect(events.filter(({ is_featured }) => is_featured)).toHaveLength(3)
  for (const { title, latitude, city_id } of events) expect([typeof latitude, typeof city_id], title).toEqual(['number', 'number'])
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(eventTypes.length / 2)
  expect(new Set(events.flatMap(({ country }) => (country ? continentOf(country) : []))).size).toBe(5)
})
