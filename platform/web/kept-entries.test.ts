import { expect, test, vi } from 'vitest'
import { newDevice } from '#testing/device.ts'
import { keptEntries, readText } from './kept-entries.ts'

test('entries outlive the page, and what makes no sense is left out', () => {
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

test('a tab hears what others change, and its snapshot stays the same between changes', () => {
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

test('a browser that refuses storage keeps entries until the page is left', () => {
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
