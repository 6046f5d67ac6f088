import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('finds names and links, the longest name first', () => {
  const mentions = [
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Ada Byron' },
  ]
  expect(textParts('@Ada Byron and @Ada: https://example.org/@Ada, @Adam', mentions, [])).toEqual([
    { text: '@Ada Byron', member: '2' },
    { text: ' and ' },
    { text: '@Ada', member: '1' },
    { text: ': ' },
    { text: 'https://example.org/', href: 'https://example.org/' },
    { text: '@Ada', member: '1' },
    { text: ', @Adam' },
  ])
})

test('links organisations, and the longer name wins over that of a member', () => {
  const ada = { id: '1', name: 'Ada' }
  expect(textParts('@Ada Fund, @Ada', [ada], [{ id: '2', slug: 'ada-fund', name: 'Ada Fund' }])).toEqual([
    { text: '@Ada Fund', organisation: 'ada-fund' },
    { text: ', ' },
    { text: '@Ada', member: '1' },
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
            names.map((each) => ({ id: each, slug: each, name: `${each} Ltd` })),
          )
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})
