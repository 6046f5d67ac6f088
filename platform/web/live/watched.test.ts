import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ClientFrame, watchLimit } from '#platform/live.ts'
import { setOutlet } from './registry.ts'
import { watch, watchedSubjects } from './watched.ts'

let sent: ClientFrame[]

beforeEach(() => {
  sent = []
  setOutlet((frame) => sent.push(frame))
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a subject shown by several components is watched once, until the last one is unmounted', () => {
  const ends = [watch(['profile:1', 'profile:2']), watch(['profile:2'])]
  expect(watchedSubjects().toSorted()).toEqual(['profile:1', 'profile:2'])
  ends[0]?.()
  expect(watchedSubjects()).toEqual(['profile:2'])
  ends[1]?.()
  expect(watchedSubjects()).toEqual([])
})

test('mounting and unmounting many components sends one message', () => {
  const ends = Array.from({ length: 30 }, (_, index) => watch([`profile:${index}`]))
  for (const end of ends.slice(5)) end()
  expect(sent).toEqual([])
  vi.runAllTimers()
  expect(sent).toEqual([{ type: 'watch', subjects: ['profile:0', 'profile:1', 'profile:2', 'profile:3', 'profile:4'] }])
  for (const end of ends.slice(0, 5)) end()
})

test('above the limit, the most recent subjects are watched', () => {
  const ends = Array.from({ length: watchLimit + 10 }, (_, index) => watch([`profile:${index}`]))
  expect(watchedSubjects()).toHaveLength(watchLimit)
  expect(watchedSubjects().at(-1)).toBe(`profile:${watchLimit + 9}`)
  for (const end of ends) end()
})
