import { Parser } from 'htmlparser2'
import { isVisible } from '#platform/visible-text.ts'
import { longestDescription, longestTitle } from '../limits.ts'

export interface PageSummary {
  title: string
  /** May be empty. */
  description: string
  /** The address of its picture, absolute. */
  picture: string | undefined
}

/** What pages say about themselves, the best source first. */
const sources = {
  title: ['og:title', 'twitter:title', '<title>'],
  description: ['og:description', 'twitter:description', 'description'],
  picture: ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src'],
} as const
const known = new Set<string>(Object.values(sources).flat())

/** Of each value; more is never shown. */
const mostCharacters = 2_000

/** Summarises an HTML page by its head. @param address the page's own @returns undefined for a page without a title */
export function readPage(html: string, address: string): PageSummary | undefined {
  const found = headOf(html)
  const first = (names: readonly string[]) => names.map((name) => found.get(name)).find((value) => value !== undefined && isVisible(value))
  const title = line(first(sources.title), longestTitle)
  if (title === '') return undefined
  const picture = first(sources.picture)?.trim()
  return {
    title,
    description: line(first(sources.description), longestDescription),
    picture: picture && URL.parse(picture, address)?.href,
  }
}

/** The first value of each name. What follows the head is ignored: there, a page may contain what strangers wrote. */
function headOf(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let isOver = false
  let title: string | undefined
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'body') isOver = true
      if (isOver) return
      if (tag === 'title' && !found.has('<title>')) title = ''
      if (tag !== 'meta') return
      const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase()
      const content = attributes['content'] ?? ''
      if (known.has(name) && !found.has(name)) found.set(name, content.slice(0, mostCharacters))
    },
    ontext(text) {
      if (title !== undefined && title.length < mostCharacters) title += text
    },
    onclosetag(tag) {
      if (tag === 'title' && title !== undefined) {
        found.set('<title>', title.slice(0, mostCharacters))
        title = undefined
      }
      if (tag === 'head') isOver = true
    },
  })
  parser.end(html)
  return found
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** One line of text without characters that show nothing or turn the direction of others, cut at a length in characters. */
function line(text = '', longest: number): string {
  const whole = text
    .toWellFormed()
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (!isVisible(whole)) return ''
  let end = 0
  let count = 0
  for (const { index, segment } of segmenter.segment(whole)) {
    if (count === longest) return `${whole.slice(0, end).trimEnd()}…`
    count += 1
    end = index + segment.length
  }
  return whole
}
