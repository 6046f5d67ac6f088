import { describe, expect, test } from 'vitest'
import { longestPost, mostBytes } from './limits.ts'
import { graphemeCount } from '#platform/graphemes.ts'
import { isTooLong, isMentioned, placesOfName } from './text.ts'

describe('a text is counted as people see it', () => {
  const family = '👩‍👩‍👧‍👦'
  const flag = '🇮🇪'
  const accented = 'e\u0301'

  test.each([
    ['abc', 3],
    [family, 1],
    [flag + flag, 2],
    [accented.repeat(3), 3],
  ])('%s', (text, count) => expect(graphemeCount(text)).toBe(count))

  test.each(['x', family, flag, accented])('a thousand %s are enough', (character) => {
    expect(isTooLong(character.repeat(longestPost))).toBe(false)
    expect(isTooLong(character.repeat(longestPost + 1))).toBe(true)
  })

  test('one character can be too long', () => expect(isTooLong(`e${'\u0301'.repeat(mostBytes)}`)).toBe(true))
})

test('a name is a mention after an at sign and at the end of a word', () => {
  expect(isMentioned('Thanks, @Ada Byron!', 'Ada Byron')).toBe(true)
  expect(isMentioned('Thanks, Ada Byron!', 'Ada Byron')).toBe(false)
  expect(isMentioned('Thanks, @Ada Byronski', 'Ada Byron')).toBe(false)
  expect(placesOfName('@Ada @Ada', 'Ada')).toEqual([0, 5])
})
