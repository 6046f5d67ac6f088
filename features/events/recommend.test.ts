import { expect, test } from 'vitest'
import { defaultPreferences } from './default-preferences.ts'
import { type Candidate, type Wisher, recommend } from './recommend.ts'

const lisbon = { name: 'Lisbon', latitude: 38.7167, longitude: -9.1333 }
const wisher = (preferences: Partial<Wisher['preferences']> = {}): Wisher => ({
  preferences: { ...defaultPreferences, ...preferences },
  places: [lisbon],
})
const event = (id: string, fields: Partial<Candidate> = {}): Candidate => ({
  id,
  event_date: new Date('2026-12-01T18:00Z'),
  weekday: 2,
  hour: 18,
  all_day: false,
  format: 'on-site',
  category: 199,
  topics: [],
  min_price: null,
  currency: null,
  latitude: 60,
  longitude: 25,
  connections: 0,
  ...fields,
})

test('the score is 0.5, plus 0.3 for a preferred category and 0.2 for a price within the range', () => {
  const asked = wisher({ preferred_categories: ['Technology', 'FinTech'], min_price: 10, max_price: 100 })
  const found = recommend(
    asked,
    [
      event('nothing'),
      event('category', { category: 102 }),
      event('topic', { topics: ['FinTech'] }),
      event('price', { min_price: 5_000, currency: 'EUR' }),
      event('free', { min_price: 0 }),
      event('cheap', { min_price: 500, currency: 'EUR' }),
      event('both', { category: 102, min_price: 10_000, currency: 'USD' }),
    ],
    10,
  )
  expect(Object.fromEntries(found.map(({ id, score }) => [id, score]))).toEqual({
    nothing: 0.5,
    category: 0.8,
    topic: 0.8,
    price: 0.7,
    free: 0.7,
    cheap: 0.5,
    both: 1,
  })
  expect(found[0]).toMatchObject({
    id: 'both',
    reasons: [{ parameters: { topic: { id: 'events.topic.technology' } } }, { id: 'events.reason.price' }],
  })
})

test('ties are broken by location, day, time and connections, then by date', () => {
  const asked = wisher({ preferred_days: ['Tuesday'], preferred_times: ['Evening'] })
  const found = recommend(
    asked,
    [
      event('later', { weekday: 3, hour: 9, event_date: new Date('2026-12-03') }),
      event('sooner', { weekday: 3, hour: 9, event_date: new Date('2026-12-02') }),
      event('day and time'),
      event('place too', lisbon),
      event('friends', { connections: 3, ...lisbon }),
    ],
    4,
  )
  expect(found.map(({ id }) => id)).toEqual(['friends', 'place too', 'day and time', 'sooner'])
})

test('online and free events are left out for members who do not want them', () => {
  const all = [event('online', { format: 'online' }), event('free', { min_price: 0 }), event('other')]
  const ids = (preferences: Partial<Wisher['preferences']>) => recommend(wisher(preferences), all, 10).map(({ id }) => id)
  expect(ids({ allow_virtual_events: false })).not.toContain('online')
  expect(ids({ include_free_events: false })).not.toContain('free')
  expect(ids({})).toHaveLength(3)
})
