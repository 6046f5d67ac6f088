import { expect, test } from 'vitest'
import { slugOf, slugPattern, storedSlug } from './slug.ts'

test.each([
  ['Société Générale', 'societe-generale'],
  ['  Łódź & Sons, Ltd. ', 'lodz-sons-ltd'],
  ['北京太阳能', '北京太阳能'],
  ['New', 'new-organisation'],
  ['!!!', 'organisation'],
  ['a'.repeat(200), 'a'.repeat(40)],
])('the address of %j ends in %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slug).toMatch(slugPattern)
})

test('a long name is cut without a hyphen at its end', () => {
  const slug = slugOf(`${'a'.repeat(39)} ${'b'.repeat(19)} ccc`)
  expect(slug).toHaveLength(59)
  expect(slug).toMatch(slugPattern)
})

test.each(['태양광 서울', 'Société Générale', 'Łódź'])('the address of %j is found however a browser writes it', (name) => {
  const slug = slugOf(name)
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(storedSlug(slug.toUpperCase().normalize(form))).toBe(slug)
})
