import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** A tab that does not see other tabs' changes yet. */
async function openTab() {
  vi.resetModules()
  const { mayShow } = await import('./shown-once.ts')
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  }
  return {
    stored,
    mayShow(kind: string, what: string) {
      vi.stubGlobal('localStorage', localStorage)
      return mayShow(kind, what)
    },
  }
}

test('when two tabs receive something at the same time, one shows it', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const answers = await Promise.all([one.mayShow('news', '17'), two.mayShow('news', '17')])
  expect(answers.toSorted()).toEqual([false, true])
})

test('repeated events are not shown again, new ones are', async () => {
  const tab = await openTab()
  expect(await tab.mayShow('others', '1')).toBe(true)
  expect(await tab.mayShow('others', '2')).toBe(true)
  expect(await tab.mayShow('others', '1')).toBe(false)
})
