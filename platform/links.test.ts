import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './links.ts'

const linksIn = (text: string) => partsOf(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

test.each([
  [
    'see https://terravolta.example/deck?page=9#map, then call',
    [['https://terravolta.example/deck?page=9#map', 'https://terravolta.example/deck?page=9#map']],
  ],
  ['www.fjordkapital.example.', [['www.fjordkapital.example', 'https://www.fjordkapital.example/']]],
  ['HTTP://EXAMPLE.ORG', [['HTTP://EXAMPLE.ORG', 'http://example.org/']]],
  ['(https://example.org/soil_(carbon))', [['https://example.org/soil_(carbon)', 'https://example.org/soil_(carbon)']]],
  [
    'write to luca.bertolini+deck@terravolta.example!',
    [['luca.bertolini+deck@terravolta.example', 'mailto:luca.bertolini+deck@terravolta.example']],
  ],
  ['„https://łódź.example/ąę”', [['https://łódź.example/ąę', 'https://xn--d-uga0v4h.example/%C4%85%C4%99']]],
  [
    'https://a.example https://b.example',
    [
      ['https://a.example', 'https://a.example/'],
      ['https://b.example', 'https://b.example/'],
    ],
  ],
])('%s', (text, expected) => expect(linksIn(text)).toEqual(expected))

test.each([
  'javascript:alert(1)',
  'ftp://example.org',
  'www.',
  'www',
  'https://',
  'a@b',
  '@luca',
  'e.g. this and/or that',
  'data:text/html,x',
])('%s is plain text', (text) => expect(linksIn(text)).toEqual([]))

const joined = (text: string) =>
  partsOf(text)
    .map((part) => part.text)
    .join('')

test('the parts add up to the text', () => {
  const words = fc.constantFrom('https://a.example/(x', ').', ' ', '\n', 'www.b.example', 'c@d.example', '@', 'ß', '”', '👋🏽', '<b>')
  const ofWords = fc.array(words, { maxLength: 8 }).map((parts) => parts.join(''))
  const property = fc.property(fc.oneof(ofWords, fc.string({ unit: 'binary' })), (text) => {
    expect(joined(text)).toBe(text)
  })
  fc.assert(property)
})

test('links are web or email addresses only', () => {
  const property = fc.property(fc.string(), fc.constantFrom('https://', 'www.', 'x@'), (text, prefix) => {
    const others = partsOf(prefix + text).filter(({ href }) => href !== undefined && !/^(?:https?:\/\/|mailto:)/.test(href))
    expect(others).toEqual([])
  })
  fc.assert(property)
})
