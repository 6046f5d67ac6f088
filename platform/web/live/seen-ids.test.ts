import { expect, test } from 'vitest'
import { seenIds } from './seen-ids.ts'

test('an id is new once', () => {
  const seen = seenIds()
  expect([seen.add('a'), seen.add('b'), seen.add('a')]).toEqual([true, true, false])
})

test('the oldest ids are dropped', () => {
  const seen = seenIds(2)
  for (const id of ['a', 'b', 'c']) seen.add(id)
  expect(seen.add('b')).toBe(false)
  expect(seen.add('a')).toBe(true)
})
