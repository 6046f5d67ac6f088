import { searchWords } from '#platform/search-words.ts'
import { likelyMeant } from '#platform/spelling.ts'
import type { FoundArticle } from '../contract.ts'
import { mostFound } from '../limits.ts'
import { type Passage, wordsOf } from './passages.ts'
import type { ReadArticle } from './read-article.ts'

/** Characters of an excerpt before the first match, and in total. */
const before = 60
const longest = 220

/**
 * The articles that contain words beginning with each of the given ones: matches in the title first, then by closeness, then by number. A
 * word that no article contains is taken for a misspelled one.
 */
export function searchArticles(articles: readonly ReadArticle[], query: string): FoundArticle[] {
  const wanted = meantWords(articles, searchWords(query))
  if (wanted.length === 0) return []
  const results = articles.flatMap((article) => {
    const inTitle = wanted.filter((word) => hasWord(wordsOf(article.title), word)).length
    const places = article.passages.map((passage) => ({ passage, found: wanted.filter((word) => hasWord(passage.words, word)).length }))
    const isIn = (word: string) => article.words.some((each) => each.startsWith(word))
    if (!wanted.every(isIn)) return []
    const together = Math.max(0, ...places.map(({ found }) => found))
    const often = places.filter(({ found }) => found > 0).length
    const best =
      together > 0
        ? bestOf(
            places.filter(({ found }) => found === together).map(({ passage }) => passage),
            article,
          )
        : undefined
    return [{ article, best, order: [inTitle, together, often] as const }]
  })
  return results
    .toSorted((a, b) => b.order[0] - a.order[0] || b.order[1] - a.order[1] || b.order[2] - a.order[2])
    .slice(0, mostFound)
    .map(({ article: { slug, title, topic, minutes, summary }, best }) => ({
      slug,
      title,
      topic,
      minutes,
      heading: best?.heading ?? null,
      excerpt: best ? excerptOf(best, wanted) : [{ text: summary, is_found: false }],
    }))
}

/** Replaces words that begin no word of any article by the closest ones that do. */
function meantWords(articles: readonly ReadArticle[], words: readonly string[]): string[] {
  const isKnown = (word: string) => articles.some((article) => article.words.some((each) => each.startsWith(word)))
  return words.map((word) => (isKnown(word) ? word : (likelyMeant(word, [...new Set(articles.flatMap((each) => each.words))])[0] ?? word)))
}

/** The first passage that is more than a heading; for a heading, the passage after it. */
function bestOf(passages: readonly Passage[], article: ReadArticle): Passage | undefined {
  const text = passages.find(({ isHeading }) => !isHeading)
  if (text) return text
  const [heading] = passages
  return article.passages.find((passage) => !passage.isHeading && passage.heading === heading?.heading) ?? heading
}

const hasWord = (words: Passage['words'], beginning: string) => words.some(({ folded }) => folded.startsWith(beginning))

/** The text around the first match, with all matches marked. */
function excerptOf({ text, words }: Passage, wanted: readonly string[]): FoundArticle['excerpt'] {
  const found = words.filter(({ folded }) => wanted.some((word) => folded.startsWith(word)))
  const first = found[0]?.from ?? 0
  // From the beginning of a word to the end of a word.
  const from = first <= before ? 0 : (words.find((word) => word.from >= first - before)?.from ?? first)
  const end = text.length - from <= longest ? text.length : (words.findLast((word) => word.to <= from + longest)?.to ?? from + longest)
  const pieces: FoundArticle['excerpt'] = []
  let at = from
  for (const word of found) {
    if (word.from < at || word.to > end) continue
    if (word.from > at) pieces.push({ text: text.slice(at, word.from), is_found: false })
    pieces.push({ text: text.slice(word.from, word.to), is_found: true })
    at = word.to
  }
  if (at < end) pieces.push({ text: text.slice(at, end), is_found: false })
  if (from > 0) pieces.unshift({ text: '… ', is_found: false })
  if (end < text.length) pieces.push({ text: ' …', is_found: false })
  return pieces
}
