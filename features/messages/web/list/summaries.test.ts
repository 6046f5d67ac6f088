import { expect, test } from 'vitest'
import type { ConversationSummary, Message } from '../../contract.ts'
import {
  type ConversationPages,
  allConversations,
  withOutgoing,
  withReadUpTo,
  withArrived,
  withTicksInList,
  withUnsentInList,
} from './summaries.ts'

const message = (position: number, sender_id: string): Message => ({
  id: `${sender_id} ${position}`,
  position,
  sender_id,
  content: 'Hello',
  created_at: '2026-11-20T09:00:00.000Z',
  delivered_at: null,
  read_at: null,
  unsent: false,
})

const summary = (other: string, last: Message, unread = 0): ConversationSummary => ({
  member: { id: other, full_name: other, user_type: 'startup', company_name: '', profile_picture: null, standing: 'here' },
  last_message: last,
  unread,
  muted: false,
})

const pagesOf = (...pages: ConversationSummary[][]): ConversationPages => ({
  pages: pages.map((items) => ({ items, next_cursor: null })),
  pageParams: pages.map(() => undefined),
})
const shown = (pages: ConversationPages | undefined) =>
  pages && allConversations(pages).map(({ member, last_message, unread }) => `${member.id} ${last_message.position} ${unread}`)

const pages = pagesOf(
  [summary('luca', message(3, 'luca'), 1), summary('zofia', message(9, 'marit'))],
  [summary('henrik', message(4, 'henrik'))],
)

test('an arriving message moves its conversation up and counts once', () => {
  const said = { message: message(5, 'henrik'), other: 'henrik' }
  const after = withArrived(pages, said)
  expect(shown(after)).toEqual(['henrik 5 1', 'luca 3 1', 'zofia 9 0'])
  expect(shown(withArrived(after ?? pages, said))).toEqual(['henrik 5 1', 'luca 3 1', 'zofia 9 0'])
})

test('an own message, perhaps from another device, counts as read', () => {
  expect(shown(withArrived(pages, { message: message(10, 'marit'), other: 'zofia' }))).toEqual(['zofia 10 0', 'luca 3 1', 'henrik 4 0'])
})

test('a conversation that is not in the list or missed a message is refetched', () => {
  expect(withArrived(pages, { message: message(1, 'annika'), other: 'annika' })).toBeUndefined()
  expect(withArrived(pages, { message: message(6, 'henrik'), other: 'henrik' })).toBeUndefined()
})

test('outdated events change nothing', () => {
  expect(withArrived(pages, { message: message(2, 'luca'), other: 'luca' })).toBe(pages)
})

test('reading to the end leaves nothing unread; otherwise the server has to count', () => {
  expect(shown(withReadUpTo(pages, 'luca', 3))?.[0]).toBe('luca 3 0')
  expect(withReadUpTo(pages, 'luca', 2)).toBeUndefined()
  expect(withReadUpTo(pages, 'zofia', 2)).toBe(pages)
})

test('the last message shows its ticks, and that it was unsent', () => {
  const ticks = { sender: 'marit', state: 'read', position: 9, at: '2026-11-20T10:00:00.000Z' } as const
  expect(allConversations(withTicksInList(pages, 'zofia', ticks))[1]?.last_message.read_at).toBe(ticks.at)
  const unsent = allConversations(withUnsentInList(pages, 'zofia', 'marit 9'))[1]?.last_message
  expect(unsent).toMatchObject({ unsent: true, content: '' })
})

test('a conversation in two pages is shown once', () => {
  const twice = pagesOf([summary('luca', message(3, 'luca'))], [summary('luca', message(2, 'luca'))])
  expect(shown(twice)).toEqual(['luca 3 0'])
})

test('outgoing messages count as the last ones', () => {
  const at = Date.parse('2026-11-20T09:05:00.000Z')
  const order = (outgoing: ReadonlyMap<string, { at: number }>) =>
    withOutgoing(allConversations(pages), outgoing).map(({ member }) => member.id)
  expect(
    order(
      new Map([
        ['henrik', { at }],
        ['somebody not in the list', { at }],
      ]),
    ),
  ).toEqual(['henrik', 'luca', 'zofia'])
  expect(
    order(
      new Map([
        ['henrik', { at }],
        ['zofia', { at: at + 1 }],
      ]),
    ),
  ).toEqual(['zofia', 'henrik', 'luca'])
  expect(order(new Map())).toEqual(['luca', 'zofia', 'henrik'])
})
