import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('the least recently set entry is dropped', () => {
  const recent = new Recent<string, number>(2)
  recent.set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  expect([...recent]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
