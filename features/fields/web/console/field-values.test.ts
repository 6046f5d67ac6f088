import { expect, test, vi } from 'vitest'
import { newChoice } from './field-values.ts'

test('options can be added over plain HTTP, where browsers have no randomUUID', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  expect(newChoice().id).toMatch(/^[\da-f]{8}$/)
  vi.unstubAllGlobals()
})
