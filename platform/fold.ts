/** Letters that Unicode does not decompose, and the final sigma. */
export const inseparable: Record<string, string> = {
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

/** A text in lower case without accents: 'Łukasz Gómez' becomes 'lukasz gomez'. Ligatures and the like are kept. */
export const foldLetters = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .toLowerCase()
        .replace(/\p{M}/gu, '')
        .replace(/[ßæœøłđðþħıəς]/g, (letter) => inseparable[letter] ?? letter)

/** Most texts in English. */
const isPlain = /^[ -~\n]*$/
