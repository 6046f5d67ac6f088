import { expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { articlePath } from '../paths.ts'
import { libraryIn } from './library.ts'
import { searchArticles } from './search-articles.ts'

const slugs = libraryIn('en')
  .articles.map(({ slug }) => slug)
  .toSorted()

test.each(languages)('all articles are complete in %s and link only to each other', (language) => {
  const { articles } = libraryIn(language)
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(slugs)
  for (const { slug, topic, html, headings, title, minutes } of articles) {
    const english = libraryIn('en').articles.find((article) => article.slug === slug)
    expect(topic, slug).toBe(english?.topic)
    expect(headings.length, `chapters of ${slug}`).toBe(english?.headings.length)
    expect(minutes, slug).toBeGreaterThanOrEqual((english?.minutes ?? 0) - 1)
    expect(language === 'en' || title !== english?.title, `the title of ${slug}`).toBe(true)
    for (const [address = '', path = '', anchor] of html.matchAll(/href="(\/[^"#]*)(#[^"]*)?"/g)) {
      const linked = articles.find((article) => articlePath(article.slug) === path)
      const leads = linked ? !anchor || linked.html.includes(`id="${anchor.slice(1)}"`) : !path.startsWith(articlePath(''))
      expect(leads, `${slug} leads to ${address}`).toBe(true)
    }
  }
})

test.each(languages)('other names and misspelled ones lead to the guide to cap tables in %s', (language) => {
  for (const query of ['esop', 'spv', 'cap tabel'])
    expect(searchArticles(libraryIn(language).articles, query)[0]?.slug, query).toBe('cap-table')
})
