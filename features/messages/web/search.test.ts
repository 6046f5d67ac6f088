import { expect, test } from 'vitest'
import { validMessagesSearch } from './search.ts'

test('search parameters are parsed leniently', () => {
  const id = '0b2f6b64-2f0a-4c5e-9d5c-3f1f6a1b2c3d'
  expect(validMessagesSearch({ with: id.toUpperCase(), at: 17, q: 'soil' })).toEqual({ with: id, at: 17, q: 'soil' })
  expect(validMessagesSearch({ with: 'luca', at: '17', q: ' ' })).toEqual({})
  expect(validMessagesSearch({ with: '-'.repeat(36), at: 2 ** 31 })).toEqual({})
  expect(validMessagesSearch({ at: -1, q: 2026 })).toEqual({ q: '2026' })
})
