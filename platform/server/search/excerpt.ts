import { foldLetters } from '#platform/fold.ts'
import type { QueryWord } from './read-query.ts'

/** A part of a text, and whether it is a word that was found. */
interface MarkedPart {
  text: string
  is_found: boolean
}

/** Length of an excerpt in characters, and how much of it precedes the first word that was found. */
const [excerptLength, before] = [220, 60]
/** Longer texts are not searched for words to mark. */
const mostSearched = 100_000

/** Marks the words of a search in the texts that it finds. */
export interface Marker {
  /** The text with these words marked. */
  marked(text: string): MarkedPart[]
  /** The part of a text with the most different words close together, on one line and with these words marked. */
  excerptOf(text: string): MarkedPart[]
}

export function markerOf(words: readonly QueryWord[]): Marker {
  const wordsIn = wordFinder(words)
  return {
    marked: (text) => partsOf(text, 0, text.length, wordsIn(text)),
    excerptOf(text) {
      const line = text.slice(0, mostSearched).replace(/\s+/g, ' ').trim()
      const found = wordsIn(line)
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
      return [
        ...(start > 0 ? [{ text: '… ', is_found: false }] : []),
        ...partsOf(line, start, end, found),
        ...(end < line.length ? [{ text: ' …', is_found: false }] : []),
      ]
    },
  }
}

/** The part between two places of a text. @param found in the text, in order */
function partsOf(text: string, start: number, end: number, found: readonly FoundWord[]): MarkedPart[] {
  const parts: MarkedPart[] = []
  let at = start
  for (const { index, word } of found) {
    const after = index + word.length
    if (index < start || after > end) continue
    if (index > at) parts.push({ text: text.slice(at, index), is_found: false })
    parts.push({ text: word, is_found: true })
    at = after
  }
  if (at < end) parts.push({ text: text.slice(at, end), is_found: false })
  return parts
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

/** Finds the words of a query in texts. */
function wordFinder(words: readonly QueryWord[]): (text: string) => FoundWord[] {
  const looked = words.map(lookedFor)
  // Texts repeat words, and a word is compared with many forms.
  const known = new Map<string, TextWord>()
  const read = (word: string): TextWord => {
    const its = known.get(word)
    if (its) return its
    const folded = foldLetters(word.normalize('NFKD'))
    const alone = looked.findIndex((each) => isFound(folded, each.alone))
    const isInPhrase = looked.some(({ phrases }) => phrases.flat().some((part) => isFound(folded, part)))
    const first = { folded, alone, isInPhrase }
    known.set(word, first)
    return first
  }

  return (text) => {
    const all = Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ({ 0: word, index }) => ({ index, word, its: read(word) }))
    return all.flatMap(({ index, word, its: { folded, alone, isInPhrase } }, at) => {
      const near = (reach: number) => all.slice(Math.max(0, at - reach), at + reach + 1)
      const isWhole = (parts: readonly LookedFor[]) =>
        parts.some((part) => isFound(folded, part)) &&
        parts.every((part) => near(parts.length).some((other) => isFound(other.its.folded, part)))
      const of = isInPhrase ? looked.findIndex(({ phrases }, which) => which === alone || phrases.some(isWhole)) : alone
      return of < 0 ? [] : [{ index, word, of }]
    })
  }
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
