import { expect, test } from 'vitest'
import { idsOfVersions } from './ids-of-versions.ts'

test('what is sent again has the same id, unless it was changed', () => {
  const [idOf, another] = [idsOfVersions(), idsOfVersions()]
  const first = idOf({ to: 'Ben', words: 'Hello' })
  expect(idOf({ to: 'Ben', words: 'Hello' })).toBe(first)
  const second = idOf({ to: 'Cleo', words: 'Hello' })
  expect(second).not.toBe(first)
  expect(idOf({ to: 'Cleo', words: 'Hello' })).toBe(second)
  expect(another({ to: 'Cleo', words: 'Hello' })).not.toBe(second)
})
