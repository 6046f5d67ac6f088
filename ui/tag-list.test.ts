import { expect, test } from 'vitest'
import { splitTags, withTags } from './tag-list.ts'

test('a pasted list is split into keywords', () => {
  expect(splitTags('Remote sensing, agronomy;  CSRD\n reporting ,, ')).toEqual(['Remote sensing', 'agronomy', 'CSRD', 'reporting'])
  expect(splitTags('   ')).toEqual([])
})

test('existing keywords are not added again', () => {
  const tags = ['SaaS', 'Énergie']
  expect(withTags(tags, ['saas', 'énergie'])).toBe(tags)
  expect(withTags(tags, ['Water', 'water', 'SAAS'])).toEqual(['SaaS', 'Énergie', 'Water'])
})
