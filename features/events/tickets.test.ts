import { expect, test } from 'vitest'
import { shortCode, ticketIn } from './tickets.ts'

const ticket = '7f3a91c2d4e5f60718293a4b5c6d7e8f'

test.each([
  [`https://community.example/dashboard/tab/events/1/check-in?ticket=${ticket}`, ticket],
  [ticket, ticket],
  ['7f3a91c2-d4e5-f607-1829-3a4b5c6d7e8f', ticket],
  [' 7F3A-91C2 ', '7f3a91c2'],
  ['7f3a 91c2', '7f3a91c2'],
  ['7f3a91c', undefined],
  ['https://elsewhere.example/', undefined],
  ['WIFI:S:guests;', undefined],
  ['', undefined],
])('%s means the ticket %s', (given, code) => {
  expect(ticketIn(given)).toBe(code)
})

test('the short code of a ticket is one that can be typed', () => {
  expect(shortCode(ticket)).toBe('7F3A-91C2')
  expect(ticketIn(shortCode(ticket))).toBe(ticket.slice(0, 8))
})
