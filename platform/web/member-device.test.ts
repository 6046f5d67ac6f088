import { afterEach, expect, test, vi } from 'vitest'
import { newDevice } from '#testing/device.ts'
import { keptByMember, readText } from './kept-entries.ts'
import { forgetOnDevice, keepsUnsent } from './member-device.ts'

afterEach(() => void vi.unstubAllGlobals())

test('members are asked about unsent data before they sign out, but not about preferences', () => {
  const device = newDevice()
  vi.stubGlobal('window', device.openPage())
  const isAsked = () => {
    vi.stubGlobal('localStorage', Object.fromEntries(device.stored))
    return keepsUnsent('ann')
  }
  device.stored.set('investments.base_ann_chosen', '"EUR"')
  keptByMember('base', readText, ':')('ann').keep('chosen', 'EUR')
  keptByMember('draft', readText)('luca').keep('a', 'Dear Ann')
  expect(isAsked()).toBe(false)
  keptByMember('draft', readText)('ann').keep('a', 'Dear Luca')
  expect(isAsked()).toBe(true)
})

test('their data is deleted and their push notifications are closed, even where the browser refuses its caches', async () => {
  const removed: string[] = []
  const told: string[] = []
  const active = { postMessage: (message: string) => told.push(message) }
  const caches = { delete: () => Promise.reject(new DOMException('refused', 'SecurityError')) }
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('localStorage', { draft_ann_a: '""', draft_luca_a: '""', removeItem: (key: string) => removed.push(key) })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } })
  await forgetOnDevice('ann')
  expect(removed).toEqual(['draft_ann_a'])
  expect(told).toEqual(['take-off-what-is-read'])
})
