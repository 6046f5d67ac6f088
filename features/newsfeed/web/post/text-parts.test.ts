import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('finds names and links, the longest name first', () => {
  const mentions = [
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Ada Byron' },
  ]
  expect(textParts('@Ada Byron and @Ada: https://example.org/@Ada, @Adam', mentions)).toEqual([
    { text: '@Ada Byron', member: '2' },
    { text: ' and ' },
    { text: '@Ada', member: '1' },
    { text: ': ' },
    { text: 'https://example.org/', href: 'https://example.org/' },
    { text: '@Ada', member: '1' },
    { text: ', @Adam' },
  ])
})

test('keeps the whole text', () => {
  const name = fc.string({ minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          name,
          name.map((each) => `@${each}`),
          fc.constant(' https://a.example '),
        ),
      ),
      fc.array(name),
      (texts, names) => {
        const text = texts.join('')
        expect(
          textParts(
            text,
            names.map((each) => ({ id: each, name: each })),
          )
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})
