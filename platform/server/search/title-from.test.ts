import { expect, test } from 'vitest'
import { titleFrom } from './title-from.ts'

test('a title is the first line, cut between words', () => {
  expect(titleFrom('\n Heat pumps \nand more')).toBe('Heat pumps')
  expect(titleFrom('word '.repeat(20))).toBe(`${'word '.repeat(16)}word…`)
  expect(titleFrom('w'.repeat(100))).toBe(`${'w'.repeat(89)}…`)
  expect(titleFrom('')).toBe('')
})
