import { foldLetters } from '#platform/fold.ts'
import type { QueryWord } from './read-query.ts'

/** A part of a text, and whether it is a word that was found. */
export interface MarkedPart {
  text: string
  is_found: boolean
}

/** Length of an excerpt in characters, and how much of it precedes the first word that was found. */
const [excerptLength, before] = [220, 60]
/** Longer texts are not searched for words to mark. */
const mostSearched = 100_000

/** A text with the words of a query marked. */
export function marked(text: string, words: readonly QueryWord[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let end = 0
  for (const { index, word } of wordsIn(text, words)) {
    if (index > end) parts.push({ text: text.slice(end, index), is_found: false })
    parts.push({ text: word, is_found: true })
    end = index + word.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), is_found: false })
  return parts
}

/** The part of a text with the most different words of a query close together, on one line and with these words marked. */
export function excerptOf(text: string, words: readonly QueryWord[]): MarkedPart[] {
  const line = text.slice(0, mostSearched).replace(/\s+/g, ' ').trim()
  const found = wordsIn(line, words)
  const best = found.reduce<{ index: number; different: number }>(
    (most, { index }, at) => {
      const near = found.slice(at, at + 20).filter((other) => other.index < index + excerptLength - before)
      const different = new Set(near.map(({ of }) => of)).size
      return different > most.different ? { index, different } : most
    },
    { index: 0, different: 0 },
  )
  const start = beginningOfWord(line, Math.max(0, best.index - before))
  const end = endOfWord(line, start + excerptLength)
  const excerpt = marked(line.slice(start, end), words)
  return [
    ...(start > 0 ? [{ text: '… ', is_found: false }] : []),
    ...excerpt,
    ...(end < line.length ? [{ text: ' …', is_found: false }] : []),
  ]
}

const beginningOfWord = (line: string, at: number) => (at === 0 ? 0 : line.indexOf(' ', at - 1) + 1)
const endOfWord = (line: string, at: number) => {
  if (at >= line.length) return line.length
  const space = line.lastIndexOf(' ', at)
  return space > at - 40 ? space : at
}

interface FoundWord {
  index: number
  word: string
  /** Which word of the query. */
  of: number
}

function wordsIn(text: string, words: readonly QueryWord[]): FoundWord[] {
  const looked = words.map(lookedFor)
  const found: FoundWord[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = foldLetters(word.normalize('NFKD'))
    const of = looked.findIndex((each) => isFound(folded, each))
    if (of >= 0) found.push({ index, word, of })
  }
  return found
}

interface LookedFor {
  prefix: string | null
  words: ReadonlySet<string>
  /** Words that begin like a stem, up to a length. */
  roots: readonly { root: string; longest: number }[]
}

/**
 * Which words of a text a word of a query finds: those that are the same, begin with it, or have its stem. Stems are compared without asking
 * the dictionaries again: an inflected word begins with the stem, except for its last letter ('compani'), and is not much longer.
 */
function lookedFor({ lexemes, prefix }: QueryWord): LookedFor {
  const stems = lexemes.flatMap((lexeme) => lexeme.split('~')[1] ?? [])
  return {
    prefix,
    words: new Set(lexemes.filter((lexeme) => !lexeme.includes('~'))),
    roots: stems
      .filter((stem) => stem.length > 2)
      .map((stem) => ({ root: stem.length > 4 ? stem.slice(0, -1) : stem, longest: stem.length + 4 })),
  }
}

const isFound = (folded: string, { prefix, words, roots }: LookedFor): boolean =>
  (prefix !== null && folded.startsWith(prefix)) ||
  words.has(folded) ||
  roots.some(({ root, longest }) => folded.length <= longest && folded.startsWith(root))
