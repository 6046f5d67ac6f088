import { expect, test } from 'vitest'
import { broadened } from './broaden.ts'

test('a search without results is retried with its first word, then with none, then not again', () => {
  const asked = { query: 'green pitch night', place: 1 }
  expect([0, 1, 2, 3].map((retry) => broadened(asked, retry))).toEqual([asked, { query: 'green', place: 1 }, { place: 1 }, undefined])
  expect([1, 2].map((retry) => broadened({ query: 'green' }, retry))).toEqual([{}, {}])
  expect(broadened({ place: 1 }, 1)).toBeUndefined()
})
