import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Message } from '../../contract.ts'
import {
  type ThreadWindow,
  emptyWindow,
  hasOlder,
  lastPosition,
  longestWindow,
  newest,
  settledPosition,
  withMessage,
  withNewer,
  withNews,
  withOlder,
  withPageAfter,
  withTicks,
  withUnsent,
} from './window.ts'

const start = Date.parse('2026-11-20T09:00:00.000Z')

/** Marit writes the messages with even positions, Luca the odd ones, one a minute. */
const messageAt = (position: number, fields: Partial<Message> = {}): Message => ({
  id: `id-${position}`,
  position,
  sender_id: position % 2 ? 'luca' : 'marit',
  content: `message ${position}`,
  created_at: new Date(start + position * 60_000).toISOString(),
  delivered_at: null,
  read_at: null,
  unsent: false,
  ...fields,
})
const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => messageAt(from + index))
const windowOf = (from: number, to: number, hasNewer = false): ThreadWindow => ({ items: messages(from, to), hasNewer })
const positions = (window: ThreadWindow | undefined) => window?.items.map((message) => message.position)

test('a message is appended once, and a gap before it is detected', () => {
  const window = windowOf(1, 3)
  const longer = withMessage(window, messageAt(4))
  expect(positions(longer)).toEqual([1, 2, 3, 4])
  expect(withMessage(longer ?? emptyWindow, messageAt(4))).toBe(longer)
  expect(withMessage(window, messageAt(5))).toBeUndefined()
  expect(positions(withMessage(emptyWindow, messageAt(1)))).toEqual([1])
})

test('while the member reads far back, arriving messages are not appended', () => {
  const window = windowOf(1, 3, true)
  expect(withMessage(window, messageAt(4))).toBe(window)
  expect(withMessage(window, messageAt(900))).toBe(window)
})

test('the number of held messages is limited, and those near the view stay', () => {
  let window = windowOf(951, 1000)
  while (hasOlder(window)) {
    const first = window.items[0]?.position ?? 1
    window = withOlder(window, messages(Math.max(1, first - 50), first - 1))
    expect(window.items.length).toBeLessThanOrEqual(longestWindow)
  }
  expect(window).toEqual(windowOf(1, longestWindow, true))
  window = withNewer(window, messages(longestWindow + 1, longestWindow + 50), true)
  expect(window).toEqual(windowOf(51, longestWindow + 50, true))
})

test("a page that doesn't adjoin the window is ignored", () => {
  const window = windowOf(500, 549, true)
  expect(withOlder(window, messages(401, 450))).toBe(window)
  expect(withNewer(window, messages(951, 1000), false)).toBe(window)
  expect(withNewer(emptyWindow, messages(951, 1000), false)).toEqual(windowOf(951, 1000))
})

test('an answer that comes after a jump leaves no gap and does not end the conversation there', () => {
  const [far, end] = [windowOf(1, 50, true), windowOf(951, 1000)]
  expect(withNews(far, [], false)).toBe(far)
  expect(withNews(far, messages(1001, 1003), false)).toBe(far)
  expect(withPageAfter(far, windowOf(951, 1000, true), [], false)).toBe(far)
  expect(withPageAfter(end, far, messages(51, 100), true)).toBe(end)
  expect(withOlder(far, messages(901, 950))).toBe(far)
  expect(withNews(end, messages(1001, 1003), false)).toEqual(windowOf(951, 1003))
  expect(withPageAfter(far, far, messages(51, 100), true)).toEqual(windowOf(1, 100, true))
})

test('pages, messages and ticks give the same result in any order and number', () => {
  const changes: ((window: ThreadWindow) => ThreadWindow)[] = [
    (window) => withNewer(window, messages(1, 6), false),
    (window) => withMessage(window, messageAt(7)) ?? withNewer(window, messages(lastPosition(window) + 1, 7), false),
    (window) => withTicks(window, { sender: 'marit', state: 'delivered', position: 6, at: '2026-11-20T10:00:00.000Z' }),
    (window) => withTicks(window, { sender: 'marit', state: 'read', position: 4, at: '2026-11-20T10:00:00.000Z' }),
    (window) => withUnsent(window, 'id-3'),
  ]
  const expected = changes.reduce((window, change) => change(window), windowOf(1, 6))
  const order = fc.array(fc.nat(changes.length - 1), { maxLength: 12 })
  fc.assert(
    fc.property(order, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (repeated, all) => {
      const end = [...repeated, ...all].reduce((window, index) => changes[index]?.(window) ?? window, windowOf(1, 6))
      expect(end).toEqual(expected)
    }),
  )
})

test('outdated events undo nothing', () => {
  const read = messageAt(2, { delivered_at: '2026-11-20T09:03:00.000Z', read_at: '2026-11-20T09:04:00.000Z' })
  expect(newest(read, messageAt(2))).toBe(read)
  expect(newest(messageAt(2), read)).toEqual(read)
  expect(newest(messageAt(2, { unsent: true, content: '' }), messageAt(2)).content).toBe('')
})

test('ticks mark the messages of one sender up to a position, and only the first time', () => {
  const ticks = { sender: 'marit', state: 'read', position: 4, at: '2026-11-20T10:00:00.000Z' } as const
  const window = withTicks(windowOf(1, 6), ticks)
  expect(window.items.map((message) => message.read_at !== null)).toEqual([false, true, false, true, false, false])
  expect(window.items.map((message) => message.delivered_at !== null)).toEqual([false, true, false, true, false, false])
  expect(withTicks(window, { ...ticks, at: '2026-11-20T11:00:00.000Z' })).toBe(window)
})

test('only messages that may still change are fetched again', () => {
  const readAt = '2026-11-20T10:00:00.000Z'
  const longAfter = start + 86_400_000
  const allRead = withTicks(windowOf(1, 80), { sender: 'marit', state: 'read', position: 80, at: readAt })
  expect(settledPosition(allRead, 'marit', longAfter)).toBe(80)
  const lastUnread = withTicks(windowOf(1, 80), { sender: 'marit', state: 'read', position: 75, at: readAt })
  expect(settledPosition(lastUnread, 'marit', longAfter)).toBe(75)
  expect(settledPosition(windowOf(1, 80), 'marit', longAfter), 'at most the last page').toBe(31)
  const soonAfter = start + 80 * 60_000
  expect(settledPosition(allRead, 'marit', soonAfter), 'messages of the last 15 minutes may be unsent').toBeLessThan(66)
})
