import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** A tab, which does not read yet what others have just stored. */
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

test('of two tabs that hear of something at once, one shows it', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const answers = await Promise.all([one.mayShow('news', '17'), two.mayShow('news', '17')])
  expect(answers.toSorted()).toEqual([false, true])
})

test('what is told again is not shown again, and something else is', async () => {
  const tab = await openTab()
  expect(await tab.mayShow('others', '1')).toBe(true)
  expect(await tab.mayShow('others', '2')).toBe(true)
  expect(await tab.mayShow('others', '1')).toBe(false)
})
