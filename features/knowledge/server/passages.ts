import { foldedWords } from '#platform/search-words.ts'

/** A paragraph, a list item or a table row. */
export interface Passage {
  text: string
  /** The chapter it belongs to. */
  heading: { id: string; text: string } | null
  isHeading: boolean
  words: readonly Word[]
}

interface Word {
  folded: string
  /** Its position in the text. */
  from: number
  to: number
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()

/** The text of an article's HTML in passages, each with its chapter. */
export function passagesOf(html: string): Passage[] {
  const passages: Passage[] = []
  let heading: Passage['heading'] = null
  for (const part of html.split(/(?=<h[2-6] )|<\/(?:p|li|tr|h[2-6]|pre)>/)) {
    const text = plain(part)
    const id = /<h[2-6] id="([^"]*)"/.exec(part)?.[1]
    if (id !== undefined) heading = { id, text }
    if (text) passages.push({ text, heading, isHeading: id !== undefined, words: wordsOf(text) })
  }
  return passages
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index }) =>
    foldedWords(word).map((folded) => ({ folded, from: index, to: index + word.length })),
  )
}
