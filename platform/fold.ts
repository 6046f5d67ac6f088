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

/** The letters of a text in lower case without accents: 'Łukasz Gómez' becomes 'lukasz gomez'. Ligatures and the like stay as they are. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħıəς]/g, (letter) => inseparable[letter] ?? letter)
