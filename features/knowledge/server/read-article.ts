import * as z from 'zod'
import { htmlOfMarkdown } from '#platform/server/markdown.ts'
import type { Article } from '../contract.ts'
import { articleTopics } from '../topics.ts'
import { type Passage, passagesOf, wordsOf } from './passages.ts'

const wordsAMinute = 220

const front = z.strictObject({
  title: z.string(),
  summary: z.string(),
  topic: z.enum(articleTopics),
  updated: z.iso.date(),
  /** Other names of what it is about, to be found by. */
  keywords: z.string().default(''),
})

export interface ReadArticle extends Article {
  /** All words that it is found by, folded: of its title, keywords and text. */
  words: readonly string[]
  /** The text in passages, for the search. */
  passages: readonly Passage[]
}

/**
 * Reads an article from markdown that begins with lines of `name: value` between two lines of `---`.
 * @throws Error that names the file if something is missing
 */
export function readArticle(slug: string, text: string, file: Article['file']): ReadArticle {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined)
    throw new Error(`The article ${slug} does not begin with its title and topic between two lines of ---.`)
  const { data, error } = front.safeParse(Object.fromEntries(head.split('\n').filter(Boolean).map(fieldOf)))
  if (!data) throw new Error(`The head of the article ${slug} is not complete: ${z.prettifyError(error)}`)
  const { keywords, ...about } = data
  const { html, headings, words: count } = htmlOfMarkdown(body)
  const passages = passagesOf(html)
  const found = [...wordsOf(`${about.title} ${keywords}`), ...passages.flatMap(({ words }) => words)]
  return {
    slug,
    ...about,
    minutes: Math.max(1, Math.round(count / wordsAMinute)),
    file,
    html,
    headings: headings.filter(({ depth }) => depth === 2).map(({ id, text: title }) => ({ id, text: title })),
    words: [...new Set(found.map(({ folded }) => folded))],
    passages,
  }
}

/** The value may be in quotation marks. */
function fieldOf(line: string): [string, string] {
  const at = line.indexOf(':')
  return [
    line.slice(0, at).trim(),
    line
      .slice(at + 1)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2'),
  ]
}
