/** Letters that Unicode does not take apart into a base letter and an accent; a sigma ends words in a form of its own. */
const inseparable: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ς: 'σ',
}

/** Longer words are cut, in profiles and searches alike: the database takes none of more than 2 kB. */
const longestWord = 40

/** The words of a text in lower case without accents: 'Łukasz O’Brien' has lukasz, o and brien. */
export function foldedWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħıəς]/g, (letter) => inseparable[letter] ?? letter)
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word).slice(0, longestWord).join(''))
}

/** The words of a search; what follows the eighth is left out. */
export const searchWords = (text: string): string[] => foldedWords(text).slice(0, 8)

/**
 * A search text as a tsquery of prefixes: 'Luca Bert' becomes `'luca':* & 'bert':*`.
 * Null if no word is left; at most eight words count.
 */
export function prefixQuery(text: string): string | null {
  const words = searchWords(text)
  return words.length === 0 ? null : words.map(startsWith).join(' & ')
}

/** Matches words that start with this one. Folded words are letters and digits, so nothing in them needs escaping. */
export const startsWith = (word: string) => `'${word}':*`
