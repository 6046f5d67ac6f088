import { expect, test } from 'vitest'
import { itemsOf } from '#platform/web/pages.ts'
import type { Notification } from '../contract.ts'
import { type Known, withAllRead, withRead, withoutAll } from './list-changes.ts'

function notification(id: number, more: Partial<Notification> = {}): Notification {
  return {
    id,
    revision: id,
    type: 'messages',
    priority: 'high',
    title: { id: 'title', message: 'Title' },
    description: '',
    target: `/somewhere/${id}`,
    actor: null,
    count: 1,
    read: false,
    created_at: '2026-11-20T10:00:00.000Z',
    ...more,
  }
}

const known = (): Known => ({
  pages: {
    pages: [
      { items: [notification(5, { type: 'matches' }), notification(4, { count: 4 })], next_cursor: '4' },
      { items: [notification(3, { read: true }), notification(2, { target: '/somewhere/4' })], next_cursor: null },
    ],
    pageParams: [undefined, '4'],
  },
  summary: { unread: 6, unseen: { matches: 1 }, unseen_kinds: { interest: 1 }, revision: 5 },
})

const unreadOf = ({ pages }: Known) =>
  itemsOf(pages)
    .filter((item) => !item.read)
    .map(({ id }) => id)

test('reading one reduces the counts it was in', () => {
  const changed = withRead(known(), 5)
  expect(unreadOf(changed)).toEqual([4, 2])
  expect(withRead(known(), 4).summary?.unread, 'four messages of one conversation').toBe(2)
  expect(changed.summary).toEqual({ unread: 5, unseen: { matches: 0 }, unseen_kinds: { interest: 1 }, revision: 5 })
})

test('reading one twice, or an unknown one, changes nothing', () => {
  expect(withRead(known(), 3)).toEqual(known())
  expect(withRead(known(), 99)).toEqual(known())
})

test('reading all up to a revision', () => {
  const changed = withAllRead(known(), { up_to: 5 })
  expect(unreadOf(changed)).toEqual([])
  expect(changed.summary).toEqual({ unread: 0, unseen: {}, unseen_kinds: {}, revision: 5 })
})

test('notifications after the given revision stay unread', () => {
  const changed = withAllRead(known(), { up_to: 4 })
  expect(unreadOf(changed)).toEqual([5])
  expect(changed.summary).toEqual(known().summary)
})

test('reading those that link to an address', () => {
  const changed = withAllRead(known(), { up_to: 5, target: '/somewhere/4' })
  expect(unreadOf(changed)).toEqual([5])
  expect(changed.summary?.unread).toBe(1)
})

test('clearing leaves newer ones', () => {
  const changed = withoutAll(known(), { up_to: 4 })
  expect(itemsOf(changed.pages).map(({ id }) => id)).toEqual([5])
  expect(itemsOf(withoutAll(known(), { up_to: 5 }).pages)).toEqual([])
})

test('without loaded data there is nothing to change', () => {
  const nothing: Known = { pages: undefined, summary: undefined }
  expect(withRead(nothing, 5)).toEqual(nothing)
  expect(withAllRead(nothing, { up_to: 5 })).toEqual(nothing)
  expect(withoutAll(nothing, { up_to: 5 })).toEqual(nothing)
})
