import { beforeEach, expect, test, vi } from 'vitest'
import { forgetCode, keepCodeOf, keptCode } from './kept-code.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

test('the first code seen on a device is kept until it is reported', () => {
  expect(keepCodeOf('?ref=esg76baa1af')).toBe('ESG76BAA1AF')
  expect(keepCodeOf('?utm=x&ref=ESG00000000'), 'followed but not kept').toBe('ESG00000000')
  expect(keptCode()).toBe('ESG76BAA1AF')
  forgetCode()
  expect(keptCode()).toBeUndefined()
})

test('invalid codes are not kept', () => {
  for (const search of ['', '?ref=', '?ref=ESG7', '?ref=<script>', '?refs=ESG76BAA1AF', `?ref=${'ESG76BAA1AF'.repeat(2)}`])
    expect(keepCodeOf(search)).toBeUndefined()
  expect(keptCode()).toBeUndefined()
})

test('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepCodeOf('?ref=ESG76BAA1AF')).toBe('ESG76BAA1AF')
  expect(keptCode()).toBeUndefined()
  forgetCode()
})
