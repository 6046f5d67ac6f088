import { expect, test } from 'vitest'
import { readArticle } from './read-article.ts'
import { searchArticles } from './search-articles.ts'

const article = (slug: string, title: string, body: string) =>
  readArticle(slug, `---\ntitle: ${title}\nsummary: What it says.\ntopic: legal\nupdated: 2026-11-22\n---\n\n${body}`, null)

const articles = [
  article(
    'notes',
    'Convertible notes',
    '## How they convert\n\nA note becomes shares at a **discount** & a cap.\n\n## Elsewhere\n\n- In Zürich, a Wandeldarlehen.',
  ),
  article('discounts', 'Discounts', 'Before any chapter: shares cost less.\n\n| Round | Price |\n|---|---|\n| Seed | €2 a share |'),
]
const found = (query: string) => searchArticles(articles, query)
const excerpt = (query: string) =>
  found(query).map(
    ({ slug, heading, excerpt: pieces }) =>
      `${slug}#${heading?.id ?? ''} ${pieces.map(({ text, is_found }) => (is_found ? `[${text}]` : text)).join('')}`,
  )

test('all words are found, as beginnings and without accents, and where they stand is shown', () => {
  expect(excerpt('SHARES disc')).toEqual([
    'discounts# Before any chapter: [shares] cost less.',
    'notes#how-they-convert A note becomes [shares] at a [discount] & a cap.',
  ])
  expect(excerpt('zurich')).toEqual(['notes#elsewhere In [Zürich], a Wandeldarlehen.'])
  expect(excerpt('elsewhere'), 'of a heading, what follows it').toEqual(['notes#elsewhere In Zürich, a Wandeldarlehen.'])
  expect(excerpt('seed')).toEqual(['discounts# [Seed] €2 a share'])
})

test('nothing is found without words, or if one of them stands nowhere', () => {
  expect(found(' … ')).toEqual([])
  expect(found('shares unicorns')).toEqual([])
  expect(found('<script>')).toEqual([])
})

test('an excerpt of a long passage begins and ends with whole words', () => {
  const long = searchArticles([article('long', 'Long', `${'word '.repeat(60)}needle ${'more '.repeat(60)}`)], 'needle')
  const text = long[0]?.excerpt.map((piece) => piece.text).join('') ?? ''
  expect(text).toMatch(/^… word .*word needle more .*more …$/)
  expect(text.length).toBeLessThan(240)
})

test('an article says what is missing at its head', () => {
  expect(() => readArticle('bad', 'No head', null)).toThrow('The article bad does not begin')
  expect(() => readArticle('bad', '---\ntitle: Bad\n---\n', null)).toThrow('is not complete')
})
