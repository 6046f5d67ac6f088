import { expect, test } from 'vitest'
import { charactersLeft, nameBeingTyped, nothingWritten, problemOfPoll, problemOfText, sendable, withName } from './written.ts'

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
  const begun = { ...nothingWritten, content: 'Thanks @ad, truly' }
  const { written, caret } = withName(begun, { at: 7, typed: 'ad' }, { member: ada })
  expect(written).toEqual({ content: 'Thanks @Ada Byron , truly', mentions: [ada], organisations: [] })
  expect(caret).toBe('Thanks @Ada Byron '.length)
  expect(sendable(written).mentions).toEqual(['1'])
  expect(sendable({ ...written, content: 'Thanks @Ada' }).mentions).toEqual([])
  const fund = { id: '2', slug: 'ada-fund', name: 'Ada Fund' }
  const { written: both } = withName({ ...written, content: `${written.content} @ada` }, { at: 26, typed: 'ada' }, { organisation: fund })
  expect(both.content).toBe('Thanks @Ada Byron , truly @Ada Fund ')
  expect(sendable(both)).toMatchObject({ mentions: ['1'], organisations: ['2'] })
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

test('a poll has its problem at an option', () => {
  expect(problemOfPoll(['Lund', 'Porto'])).toBeUndefined()
  expect(problemOfPoll(['Lund', ' lund', ' '])).toEqual({ is: 'empty option', at: 2 })
  expect(problemOfPoll(['Lund', 'Porto', ' lund'])).toEqual({ is: 'same options', at: 2 })
})
