import { expect, test } from 'vitest'
import { givenId, searchText } from './address-values.ts'

test.each<[unknown, string]>([
  ['soil', 'soil'],
  [2030, '2030'],
  ['  ', ''],
  [{ a: 1 }, ''],
  [['soil'], ''],
  [undefined, ''],
  ['so\0il', 'soil'],
  ['\ud800', '\ufffd'],
  [`${'x'.repeat(99)}😀`, `${'x'.repeat(99)}\ufffd`],
])('searches %j for %j', (value, text) => expect(searchText(value)).toBe(text))

test('recognises possible ids', () => {
  const id = '0b2f6b64-2f0a-4c5e-9d5c-3f1f6a1b2c3d'
  expect(givenId(id.toUpperCase())).toBe(id)
  for (const other of ['-'.repeat(36), `${id}0`, '', [id], 17]) expect(givenId(other)).toBeUndefined()
})
