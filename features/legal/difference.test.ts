import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const marked = (before: string, after: string) =>
  differenceOf(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`)

test('two texts are compared by their paragraphs', () => {
  expect(marked('a\n\nb\n\nc', 'a\n\nB\n\nc\n\nd')).toEqual([' a', '-b', '+B', ' c', '+d'])
  expect(marked('a\n\n\n\nb\n', 'a\n\nb')).toEqual([' a', ' b'])
  expect(marked('', 'a')).toEqual(['+a'])
  expect(marked('a\n\nb', '')).toEqual(['-a', '-b'])
  expect(marked('a\n\nb\n\na', 'b\n\na\n\nb')).toEqual(['-a', ' b', ' a', '+b'])
})
