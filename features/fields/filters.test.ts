import { expect, test } from 'vitest'
import { filterText, filtersIn, fitsField, withFilter, withoutFilter } from './filters.ts'

const [one, other] = ['3f0c8f5e-6f1d-4a0e-9c55-0b8f6f0c2d11', '4f0c8f5e-6f1d-4a0e-9c55-0b8f6f0c2d11']

test('filters are read from an address and written back', () => {
  const text = `${one}:abcd1234,efgh5678~${other}:-2.5..10`
  expect(filtersIn(text)).toEqual([
    { id: one, choices: ['abcd1234', 'efgh5678'] },
    { id: other, from: '-2.5', to: '10' },
  ])
  expect(filterText(filtersIn(text))).toBe(text)
})

test.each([undefined, '', '~', one, `${one}:`, `${one}:..`, `${one}:abc`, `${one}:1..x`, `${one}:'..1`, `nobody:abcd1234`, `${one}:1e9..`])(
  'nothing is read from %j',
  (text) => expect(filtersIn(text)).toEqual([]),
)

test('one filter is replaced, and an empty one is left out', () => {
  const text = withFilter(withFilter(undefined, { id: one, choices: ['abcd1234'] }), { id: other, from: '', to: '2026-01-31' })
  expect(text).toBe(`${one}:abcd1234~${other}:..2026-01-31`)
  expect(withFilter(text, { id: other, from: '', to: '' })).toBe(`${one}:abcd1234`)
  expect(withoutFilter(withoutFilter(text, one), other)).toBeUndefined()
})

test('a filter that does not fit the kind of its field is none', () => {
  const range = (from: string, to = '') => ({ id: one, from, to })
  expect(fitsField({ id: one, choices: ['abcd1234'] }, { kind: 'choices' })).toBe(true)
  expect(fitsField({ id: one, choices: ['abcd1234'] }, { kind: 'number' })).toBe(false)
  expect(fitsField(range('5', '10'), { kind: 'number' })).toBe(true)
  expect(fitsField(range('5', '10'), { kind: 'choice' })).toBe(false)
  expect(fitsField(range('2026-01-01', '2026-02-28'), { kind: 'date' })).toBe(true)
  for (const wrong of ['2026-02-30', '2026-13-01', '0000-01-01']) expect(fitsField(range(wrong), { kind: 'date' })).toBe(false)
  expect(fitsField(range('5'), { kind: 'date' })).toBe(false)
  expect(fitsField(range('2026-01-01'), { kind: 'number' })).toBe(false)
})
