import { expect, test } from 'vitest'
import { languages } from '#platform/language.ts'
import { articlePath } from '../paths.ts'
import { libraryIn } from './library.ts'

const slugs = libraryIn('en')
  .articles.map(({ slug }) => slug)
  .toSorted()

test.each(languages)('all articles are there in %s, whole, and lead only to each other', (language) => {
  const { articles } = libraryIn(language)
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual(slugs)
  for (const { slug, topic, html, headings, title, minutes } of articles) {
    const english = libraryIn('en').articles.find((article) => article.slug === slug)
    expect(topic, slug).toBe(english?.topic)
    expect(headings.length, `chapters of ${slug}`).toBe(english?.headings.length)
    expect(minutes, slug).toBeGreaterThanOrEqual((english?.minutes ?? 0) - 1)
    if (language !== 'en') expect(title, slug).not.toBe(english?.title)
    for (const [, path = '', anchor] of html.matchAll(/href="(\/[^"#]*)(#[^"]*)?"/g)) {
      const linked = articles.find((article) => articlePath(article.slug) === path)
      if (path.startsWith(articlePath(''))) expect(linked, `${slug} leads to ${path}`).toBeDefined()
      if (linked && anchor) expect(linked.html, `${slug} leads to ${path}${anchor}`).toContain(`id="${anchor.slice(1)}"`)
    }
  }
})
