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

test('finds all words by their beginnings and without accents, and shows where they are', () => {
  expect(excerpt('SHARES disc')).toEqual([
    'discounts# Before any chapter: [shares] cost less.',
    'notes#how-they-convert A note becomes [shares] at a [discount] & a cap.',
  ])
  expect(excerpt('zurich')).toEqual(['notes#elsewhere In [Zürich], a Wandeldarlehen.'])
  expect(excerpt('elsewhere'), 'for a heading, the text that follows it').toEqual(['notes#elsewhere In Zürich, a Wandeldarlehen.'])
  expect(excerpt('seed')).toEqual(['discounts# [Seed] €2 a share'])
})

test('finds what is misspelled or has another name', () => {
  expect(found('discuont').map(({ slug }) => slug)).toEqual(['discounts', 'notes'])
  const pool = readArticle(
    'pool',
    '---\ntitle: Pools\nsummary: Shares for employees.\ntopic: legal\nupdated: 2026-11-22\nkeywords: ESOP\n---\n\nText.',
    null,
  )
  expect(searchArticles([pool], 'esop')).toMatchObject([{ slug: 'pool', excerpt: [{ text: 'Shares for employees.' }] }])
})

test('finds nothing without words, or if one of them is missing', () => {
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

test('an incomplete head of an article is reported', () => {
  expect(() => readArticle('bad', 'No head', null)).toThrow('The article bad does not begin')
  expect(() => readArticle('bad', '---\ntitle: Bad\n---\n', null)).toThrow('is not complete')
})
