import { expect, test } from 'vitest'
import { longestMessage } from '../../limits.ts'
import { lengthOf, problemWith } from './check-text.ts'

test.each(['', ' ', '\n\n\t', '\u00a0', '\0'])('%j is nothing to send', (text) => expect(problemWith(text)).toBe('empty'))

test('length is counted as a reader does, without the space round it', () => {
  expect(problemWith('x'.repeat(longestMessage))).toBeUndefined()
  expect(problemWith(` ${'x'.repeat(longestMessage)}\n`)).toBeUndefined()
  expect(problemWith('x'.repeat(longestMessage + 1))).toBe('too long')
  expect(problemWith('🌱'.repeat(longestMessage))).toBeUndefined()
  expect(lengthOf('🌱'.repeat(longestMessage))).toBe(longestMessage)
})
