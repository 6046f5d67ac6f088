import { expect, test, vi } from 'vitest'
import { keptEntries } from './kept-entries.ts'

const asText = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)

test('entries outlive the page, and what makes no sense is left out', () => {
  const device = newDevice()
  const entries = keptEntries('draft_', asText, device.openPage())
  entries.keep('a', 'Dear Luca')
  entries.keep('b', 'Hello')
  entries.remove('b')
  device.stored.set('draft_c', '{broken')
  device.stored.set('draft_d', '17')
  device.stored.set('other', '"not ours"')
  expect([...keptEntries('draft_', asText, device.openPage()).all()]).toEqual([['a', 'Dear Luca']])
})

test('a tab hears what others change, and its snapshot stays the same between changes', () => {
  const device = newDevice()
  const one = keptEntries('draft_', asText, device.openPage())
  const two = keptEntries('draft_', asText, device.openPage())
  const heard = vi.fn<() => void>()
  const stop = two.subscribe(heard)
  one.keep('a', 'first')
  expect(two.all().get('a')).toBe('first')
  expect(two.all()).toBe(two.all())
  two.keep('b', 'second')
  expect([...one.all().keys()]).toEqual(['a', 'b'])
  one.remove('a')
  expect([...two.all().keys()]).toEqual(['b'])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  device.clear()
  expect(two.all().size).toBe(0)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('a browser that refuses storage keeps entries until the page is left', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new DOMException('refused', 'SecurityError')
    },
    addEventListener() {},
  }
  const entries = keptEntries('draft_', asText, refusing)
  entries.keep('a', 'kept')
  expect(entries.all().get('a')).toBe('kept')
})

/** One browser with several pages: what one of them stores, the others are told. */
function newDevice() {
  const stored = new Map<string, string>()
  const listeners = new Map<object, (event: Pick<StorageEvent, 'key' | 'newValue'>) => void>()
  const tellOthers = (page: object, event: Pick<StorageEvent, 'key' | 'newValue'>) => {
    for (const [other, listener] of listeners) if (other !== page) listener(event)
  }
  return {
    stored,
    clear: () => tellOthers(stored, { key: null, newValue: null }),
    openPage() {
      const page = {
        localStorage: {
          get length() {
            return stored.size
          },
          key: (index: number) => [...stored.keys()][index] ?? null,
          getItem: (key: string) => stored.get(key) ?? null,
          setItem(key: string, value: string) {
            stored.set(key, value)
            tellOthers(page, { key, newValue: value })
          },
          removeItem(key: string) {
            stored.delete(key)
            tellOthers(page, { key, newValue: null })
          },
        },
        addEventListener: (_type: 'storage', listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void) =>
          void listeners.set(page, listener),
      }
      return page
    },
  }
}
