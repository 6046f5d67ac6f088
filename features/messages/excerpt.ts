import { foldedWords, searchWords } from '#platform/search-words.ts'

/** In characters, including the ellipses. */
const longest = 160
/** How many characters are shown before the match. */
const before = 40

/** The part of a text around the first match of a search; all of a short text, or the beginning if nothing matches. */
export function excerptAround(text: string, query: string): string {
  const characters = Array.from(text)
  if (characters.length <= longest) return text
  const start = Math.max(0, Math.min(foundAt(text, query) - before, characters.length - longest))
  const end = start + longest
  const part = characters.slice(start > 0 ? start + 1 : 0, end < characters.length ? end - 1 : end).join('')
  return `${start > 0 ? '…' : ''}${part}${end < characters.length ? '…' : ''}`
}

/** In characters from the beginning; 0 if there is no match. */
function foundAt(text: string, query: string): number {
  const wanted = searchWords(query)
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (foldedWords(word).some((folded) => wanted.some((beginning) => folded.startsWith(beginning)))) {
      return Array.from(text.slice(0, index)).length
    }
  }
  return 0
}
