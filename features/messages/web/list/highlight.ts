import { foldedWords, searchWords } from '#platform/search-words.ts'

/** A piece of a text, and whether it matches the search. */
interface FoundPart {
  text: string
  isFound: boolean
}

/** How many characters precede the first match: a row has little room. */
const before = 24

/** A text from shortly before the first match. */
export function fromFirstFound(parts: readonly FoundPart[]): FoundPart[] {
  const [first, ...others] = parts
  if (!first || first.isFound || first.text.length <= before) return [...parts]
  const end = first.text.slice(-before)
  return [{ text: `…${end.slice(end.indexOf(' ') + 1)}`, isFound: false }, ...others]
}

/** Splits a text at the words that start with a word of the search. Joined again, the parts are the text. */
export function foundParts(text: string, query: string): FoundPart[] {
  const wanted = searchWords(query)
  const parts: FoundPart[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!foldedWords(word).some((folded) => wanted.some((beginning) => folded.startsWith(beginning)))) continue
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false })
    parts.push({ text: word, isFound: true })
    end = index + word.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false })
  return parts
}
