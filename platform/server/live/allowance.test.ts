import { expect, test } from 'vitest'
import { allowances } from './allowance.ts'

test('reconnecting does not restore a spent allowance', () => {
  const all = allowances()
  const spent = all.of('loud', 0)
  while (spent.spend(0, 0));
  all.sweep(() => false, 1_000)
  expect(all.of('loud', 1_000), 'remembered although nobody is connected').toBe(spent)
  expect(all.of('quiet', 1_000).open(1_000)).toBe(true)

  let opened = 0
  while (spent.open(1_000)) opened += 1
  expect(opened, 'as often as a second of silence allows').toBe(16)
  expect(spent.open(1_000), 'a refused frame costs nothing').toBe(false)
  expect(spent.open(1_100)).toBe(true)
})

test('is forgotten once it is full again, unless its member is connected', () => {
  const all = allowances()
  const [gone, there] = ['gone', 'there'].map((asker) => all.of(asker, 0))
  gone?.spend(0, 0)
  all.sweep((asker) => asker === 'there', 60_000)
  expect(all.of('gone', 60_000)).not.toBe(gone)
  expect(all.of('there', 60_000)).toBe(there)
})
