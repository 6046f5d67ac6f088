import { expect, test, vi } from 'vitest'
import { newDevice } from '#testing/device.ts'
import { keptEntries, readText } from './kept-entries.ts'

test('entries survive a reload, and invalid ones are ignored', () => {
  const device = newDevice()
  const entries = keptEntries('draft_', readText, device.openPage())
  entries.keep('a', 'Dear Luca')
  entries.keep('b', 'Hello')
  entries.remove('b')
  device.stored.set('draft_c', '{broken')
  device.stored.set('draft_d', '17')
  device.stored.set('other', '"not ours"')
  expect([...keptEntries('draft_', readText, device.openPage()).entries.get()]).toEqual([['a', 'Dear Luca']])
})

test('a tab sees the changes of others, and its snapshot is stable between changes', () => {
  const device = newDevice()
  const one = keptEntries('draft_', readText, device.openPage())
  const two = keptEntries('draft_', readText, device.openPage())
  const heard = vi.fn<() => void>()
  const stop = two.entries.listen(heard)
  one.keep('a', 'first')
  expect(two.entries.get().get('a')).toBe('first')
  expect(two.entries.get()).toBe(two.entries.get())
  two.keep('b', 'second')
  expect([...one.entries.get().keys()]).toEqual(['a', 'b'])
  one.remove('a')
  expect([...two.entries.get().keys()]).toEqual(['b'])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  device.clear()
  expect(two.entries.get().size).toBe(0)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('without storage, entries are kept until the page is closed', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new DOMException('refused', 'SecurityError')
    },
    addEventListener() {},
  }
  const entries = keptEntries('draft_', readText, refusing)
  entries.keep('a', 'kept')
  expect(entries.entries.get().get('a')).toBe('kept')
})
