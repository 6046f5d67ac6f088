import type { Device } from '#platform/web/kept-entries.ts'

/** One browser with several pages: each page is notified of what the others store. */
export function newDevice() {
  const stored = new Map<string, string>()
  const listeners = new Map<object, (event: Pick<StorageEvent, 'key' | 'newValue'>) => void>()
  const tellOthers = (page: object, event: Pick<StorageEvent, 'key' | 'newValue'>) => {
    for (const [other, listener] of listeners) if (other !== page) listener(event)
  }
  return {
    stored,
    clear: () => tellOthers(stored, { key: null, newValue: null }),
    openPage(): Device {
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
