import { expect, test, vi } from 'vitest'
import { createStore, outsideStore } from './store.ts'

test('listeners are called on every change, and only then', () => {
  const store = createStore<string | undefined>('a')
  const heard: unknown[] = []
  const end = store.listen(() => heard.push(store.get()))
  store.set('b')
  store.set('b')
  store.set(undefined)
  end()
  store.set('c')
  expect(heard).toEqual(['b', undefined])
  expect(store.get()).toBe('c')
})

test('changes made by a listener notify all listeners, including itself', () => {
  const store = createStore(0)
  const heard: number[] = []
  store.listen(() => store.get() === 1 && store.set(2))
  store.listen(() => heard.push(store.get()))
  store.set(1)
  expect(store.get()).toBe(2)
  expect(heard.at(-1)).toBe(2)
})

test('a failing listener does not affect the others', () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const store = createStore(0)
  const heard = vi.fn<() => void>()
  store.listen(() => {
    throw new Error('failed')
  })
  store.listen(heard)
  store.set(1)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('an external source is subscribed to once, while there are listeners', () => {
  let level = 0
  let tellAll: (() => void) | undefined
  const follow = vi.fn<(tell: () => void) => () => void>((tell) => {
    tellAll = tell
    return () => (tellAll = undefined)
  })
  const store = outsideStore(() => level, follow)
  const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const ends = [store.listen(one), store.listen(two)]
  level = 1
  tellAll?.()
  expect(store.get()).toBe(1)
  expect([one, two].map((listener) => listener.mock.calls.length)).toEqual([1, 1])
  expect(follow).toHaveBeenCalledTimes(1)
  for (const end of ends) end()
  expect(tellAll).toBeUndefined()
  store.listen(one)
  expect(follow).toHaveBeenCalledTimes(2)
})
