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
  // Texts repeat words, and a word is compared with many forms.
  const known = new Map<string, TextWord>()
  const read = (word: string): TextWord => {
    const folded = foldLetters(word.normalize('NFKD'))
    return {
      folded,
      alone: looked.findIndex(({ alone }) => isFound(folded, alone)),
      isInPhrase: looked.some(({ phrases }) => phrases.flat().some((part) => isFound(folded, part))),
    }
  }
  const all = Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => {
    const its = known.get(word) ?? read(word)
    known.set(word, its)
    return { index, word, ...its }
  })
  return all.flatMap(({ index, word, folded, alone, isInPhrase }, at) => {
    const near = (reach: number) => all.slice(Math.max(0, at - reach), at + reach + 1)
    const isWhole = (parts: readonly LookedFor[]) =>
      parts.some((part) => isFound(folded, part)) && parts.every((part) => near(parts.length).some((other) => isFound(other.folded, part)))
    const of = isInPhrase ? looked.findIndex(({ phrases }, which) => which === alone || phrases.some(isWhole)) : alone
    return of < 0 ? [] : [{ index, word, of }]
  })
}

interface TextWord {
  folded: string
  /** Which word of the query finds it by itself; -1 if none does. */
  alone: number
  isInPhrase: boolean
}

interface LookedFor {
  prefix: string | null
  words: ReadonlySet<string>
  /** Words that begin like a stem, up to a length. */
  roots: readonly { root: string; longest: number }[]
}

/** What a word of a query finds in a text: single words, and phrases whose words stand close to each other. */
const lookedFor = ({ forms, prefix }: QueryWord) => ({
  alone: anyOfTerms(
    forms.flatMap((form) => (form.length === 1 ? form : [])),
    prefix,
  ),
  phrases: forms.filter(({ length }) => length > 1).map((form) => form.map((term) => anyOfTerms([term], null))),
})

/**
 * Which words of a text terms find: those that are the same, begin with the prefix, or have the stem. Stems are compared without asking
 * the dictionaries again: an inflected word begins with the stem, except for its last letter ('compani'), and is not much longer.
 */
function anyOfTerms(terms: readonly string[], prefix: string | null): LookedFor {
  const stems = terms.flatMap((term) => term.split('~')[1] ?? [])
  const isShort = (stem: string) => stem.length <= 2
  return {
    prefix,
    words: new Set([...terms.filter((term) => !term.includes('~')), ...stems.filter(isShort)]),
    roots: stems
      .filter((stem) => !isShort(stem))
      .map((stem) => ({ root: stem.length > 4 ? stem.slice(0, -1) : stem, longest: stem.length + 4 })),
  }
}

const isFound = (folded: string, { prefix, words, roots }: LookedFor): boolean =>
  (prefix !== null && folded.startsWith(prefix)) ||
  words.has(folded) ||
  roots.some(({ root, longest }) => folded.length <= longest && folded.startsWith(root))
