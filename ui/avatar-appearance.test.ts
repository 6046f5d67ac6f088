import { expect, test } from 'vitest'
import { initialsOf, landscapeOf, tintCount, tintOf } from './avatar-appearance.ts'

test.each([
  ['Zofia Kamińska', 'ZK'],
  ['Jan-Willem de Groot', 'JG'],
  ['Čistá Voda Systems', 'ČS'],
  ['Terravolta', 'T'],
  ['  élodie  ', 'É'],
  ['e\u0301lodie dupont', 'ÉD'],
  ['3D Print Lab', '3L'],
  ['🌱 Anna Berg', 'AB'],
  ['Anna 🌱', 'A'],
  ['👩‍🌾', '👩‍🌾'],
  ['李 小龍', '李小'],
  ['שרה לוי', 'של'],
  ['محمد علي', 'م\u200Cع'],
  ['', ''],
  ['   ', ''],
])('%j gives %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a tint is stable, and one of eight', () => {
  expect(tintOf('4d1f8a52-7c1e-4f0e-9a55-0b8f6f0c2d11')).toBe(tintOf('4d1f8a52-7c1e-4f0e-9a55-0b8f6f0c2d11'))
  const seen = new Set(Array.from({ length: 200 }, (_, index) => tintOf(`member-${index}`)))
  expect(seen).toEqual(new Set(Array.from({ length: tintCount }, (_, index) => index)))
})

test('a landscape is stable, differs by member, and stays within its box', () => {
  expect(landscapeOf('member-1')).toEqual(landscapeOf('member-1'))
  const landscapes = Array.from({ length: 200 }, (_, index) => landscapeOf(`member-${index}`))
  expect(new Set(landscapes.map(String)).size).toBe(200)
  const heights = landscapes.flat().flatMap((ridge) => [...ridge.slice(6).matchAll(/ (\d+)(?=C|V)/g)].map(([, height]) => Number(height)))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...heights)).toBeLessThanOrEqual(240)
})
