import { expect, test } from 'vitest'
import { movedEnd, newEvent } from './event-values.ts'

const event = newEvent('Europe/Berlin', '2027-03-20')

test('an event keeps its length when its start moves', () => {
  expect(movedEnd(event, '2027-03-22T23:00')).toBe('2027-03-23T01:00')
  expect(movedEnd({ ...event, ends: '' }, '2027-03-22T23:00')).toBe('')
})

test('an all-day event keeps its number of days, also across changes of the clocks', () => {
  // As the form has an existing one.
  const days = { ...event, all_day: true, starts: '2027-03-20T00:00', ends: '2027-03-21T23:59' }
  expect(movedEnd(days, '2027-03-27T00:00')).toBe('2027-03-28T23:59')
  expect(movedEnd(days, '2027-03-28T00:00')).toBe('2027-03-29T23:59')
  expect(movedEnd({ ...days, ends: '2027-03-20T23:59' }, '2027-10-31T00:00')).toBe('2027-10-31T23:59')
  expect(movedEnd({ ...days, starts: '' }, '2027-03-28T00:00')).toBe('2027-03-21T23:59')
})
