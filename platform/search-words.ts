import { foldLetters } from '#platform/fold.ts'

/** Longer words are cut, in profiles and searches alike, because the database supports at most 2 kB. */
const longestWord = 40

/** The words of a text in lower case without accents: 'Łukasz O’Brien' has lukasz, o and brien. */
export function foldedWords(text: string): string[] {
  const folded = foldLetters(text.normalize('NFKD'))
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word).slice(0, longestWord).join(''))
}

/** Whether a text has all words typed so far, or their beginnings: 'José Núñez' for 'nun jose'. */
export function hasWords(text: string, typed: string): boolean {
  const words = foldedWords(text)
  return foldedWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** The words of a search; at most eight. */
export const searchWords = (text: string): string[] => foldedWords(text).slice(0, 8)

/** Matches words with this prefix. Folded words consist of letters and digits, so nothing needs escaping. */
export const startsWith = (word: string) => `'${word}':*`
