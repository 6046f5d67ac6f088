import { expect, test } from 'vitest'
import type { Message } from '../../contract.ts'
import { type Line, linesOf, nextUnreadMark } from './lines.ts'

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString()

const said = (position: number, sender_id: string, created_at: string): Message => ({
  id: `${position}`,
  position,
  sender_id,
  content: `message ${position}`,
  created_at,
  delivered_at: null,
  read_at: null,
  unsent: false,
})

/** The conversation of the mock-up, as Marit sees it. */
const drawn = [
  said(1, 'luca', at(18, 16, 12)),
  said(2, 'marit', at(18, 16, 20)),
  said(3, 'marit', at(18, 16, 20)),
  said(4, 'luca', at(20, 14, 2)),
  said(5, 'marit', at(20, 14, 9)),
  said(6, 'luca', at(20, 14, 28)),
  said(7, 'luca', at(20, 14, 29)),
  said(8, 'luca', at(20, 14, 31)),
]

const shown = (lines: Line[]) =>
  lines.map((line) => {
    if (line.kind === 'day') return line.day.getDate()
    if (line.kind === 'unread') return `${line.count} unread`
    return `${line.isOwn ? 'mine' : 'theirs'} ${line.key}${line.endsGroup ? '.' : ''}`
  })

test('days, groups and the unread line match the mock-up', () => {
  expect(shown(linesOf(drawn, { self: 'marit', outgoing: [], unread: { after: 5, count: 3 } }))).toEqual([
    18,
    'theirs 1.',
    'mine 2',
    'mine 3.',
    20,
    'theirs 4.',
    'mine 5.',
    '3 unread',
    'theirs 6',
    'theirs 7',
    'theirs 8.',
  ])
})

test('the unread line precedes messages of others, not own ones sent in the meantime', () => {
  const messages = [said(1, 'luca', at(20, 14, 0)), said(2, 'marit', at(20, 14, 1)), said(3, 'luca', at(20, 14, 2))]
  expect(shown(linesOf(messages, { self: 'marit', outgoing: [], unread: { after: 1, count: 1 } }))).toEqual([
    20,
    'theirs 1.',
    'mine 2.',
    '1 unread',
    'theirs 3.',
  ])
})

test('outgoing messages are at the end, once, and in their group', () => {
  const outgoing = [
    { id: '5', to: 'luca', content: 'arrived already', isTried: true, at: Date.parse(at(20, 14, 9)) },
    { id: 'new', to: 'luca', content: 'not yet', isTried: false, at: Date.parse(at(20, 14, 10)) },
  ]
  expect(shown(linesOf(drawn.slice(3, 5), { self: 'marit', outgoing }))).toEqual([20, 'theirs 4.', 'mine 5', 'mine new.'])
})

test('five minutes of silence end a group', () => {
  const messages = [said(1, 'luca', at(20, 14, 0)), said(2, 'luca', at(20, 14, 5)), said(3, 'luca', at(20, 14, 11))]
  expect(shown(linesOf(messages, { self: 'marit', outgoing: [] }))).toEqual([20, 'theirs 1', 'theirs 2.', 'theirs 3.'])
})

test('the unread line counts up while the member is away, stays while they read, and moves with the next messages', () => {
  const first = nextUnreadMark(undefined, { read_position: 5, unread: 2 }, false)
  expect(first).toEqual({ after: 5, count: 2 })
  const more = nextUnreadMark(first, { read_position: 5, unread: 3 }, false)
  expect(more).toEqual({ after: 5, count: 3 })
  const halfRead = nextUnreadMark(more, { read_position: 7, unread: 1 }, false)
  expect(halfRead).toBe(more)
  const read = nextUnreadMark(halfRead, { read_position: 8, unread: 0 }, true)
  expect(read).toBe(more)
  expect(nextUnreadMark(read, { read_position: 8, unread: 1 }, true), 'read on arrival').toBe(more)
  expect(nextUnreadMark(read, { read_position: 8, unread: 4 }, false)).toEqual({ after: 8, count: 4 })
})
