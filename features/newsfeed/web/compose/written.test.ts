import { expect, test } from 'vitest'
import { charactersLeft, nameBeingTyped, problemOfText, sendable, withName } from './written.ts'

test.each([
  ['@Ad', { at: 0, typed: 'Ad' }],
  ['Hello @Ada By', { at: 6, typed: 'Ada By' }],
  ['(@Ada', { at: 1, typed: 'Ada' }],
  ['ada@example', undefined],
  ['@', undefined],
  ['@Ada Byron is', undefined],
])('%s', (content, found) => expect(nameBeingTyped(content, content.length)).toEqual(found))

test('a name replaces the typed letters', () => {
  const ada = { id: '1', name: 'Ada Byron' }
  const { written, caret } = withName({ content: 'Thanks @ad, truly', mentions: [] }, { at: 7, typed: 'ad' }, ada)
  expect(written).toEqual({ content: 'Thanks @Ada Byron , truly', mentions: [ada] })
  expect(caret).toBe('Thanks @Ada Byron '.length)
  expect(sendable(written).mentions).toEqual(['1'])
  expect(sendable({ ...written, content: 'Thanks @Ada' }).mentions).toEqual([])
})

test('the characters left are shown near the limit, counted as people see them', () => {
  expect(charactersLeft('x'.repeat(849))).toBeUndefined()
  expect(charactersLeft('x'.repeat(990))).toBe(10)
  expect(charactersLeft('👩‍👩‍👧‍👦'.repeat(1_001))).toBe(-1)
  expect([problemOfText(' \n'), problemOfText('x'.repeat(1_001)), problemOfText('x'.repeat(1_000))]).toEqual([
    'empty',
    'too long',
    undefined,
  ])
})
