import { expect, test } from 'vitest'
import { longestMessage } from '../../limits.ts'
import { lengthOf, problemWith } from './check-text.ts'

test.each(['', ' ', '\n\n\t', '\u00a0', '\0'])('%j is empty', (text) => expect(problemWith(text)).toBe('empty'))

test('length counts characters as a reader does, without surrounding white space', () => {
  expect(problemWith('x'.repeat(longestMessage))).toBeUndefined()
  expect(problemWith(` ${'x'.repeat(longestMessage)}\n`)).toBeUndefined()
  expect(problemWith('x'.repeat(longestMessage + 1))).toBe('too long')
  expect(problemWith('🌱'.repeat(longestMessage))).toBeUndefined()
  expect(lengthOf('🌱'.repeat(longestMessage))).toBe(longestMessage)
})
