import { expect, test } from 'vitest'
import type { Notification } from '../contract.ts'
import { cut, panelItems } from './panel-items.ts'

const item = (revision: number, priority: Notification['priority'], read = false) => ({ revision, priority, read }) as Notification

test('unread ones come first by priority, then by time, then read ones', () => {
  const items = [item(6, 'high', true), item(5, 'low'), item(4, 'medium'), item(3, 'high'), item(2, 'low', true), item(1, 'high')]
  expect(panelItems(items).map(({ revision }) => revision)).toEqual([3, 1, 4, 5, 6, 2])
})

test('there are at most fifteen', () => {
  expect(panelItems(Array.from({ length: 40 }, (_, index) => item(index, 'low')))).toHaveLength(15)
})

test.each([
  ['short enough', 12, 'short enough'],
  ['a little too long', 8, 'a little…'],
  ['cut before a space', 4, 'cut…'],
  ['🌱🌍🌞🌊', 2, '🌱🌍…'],
])('"%s" in %i characters is "%s"', (text, length, expected) => expect(cut(text, length)).toBe(expected))
