/**
 * A search text as a tsquery of prefixes: 'Luca Bert' becomes `'luca':* & 'bert':*`.
 * Null if no word is left; at most eight words count.
 */
export function prefixQuery(text: string): string | null {
  const words = foldedWords(text).slice(0, 8)
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}

/** The words of a text in lower case without accents, as far as the browser's and the database's folding agree. */
function foldedWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/g, 'ss')
      .replace(/æ/gi, 'ae')
      .replace(/œ/gi, 'oe')
      .replace(/[øØ]/g, 'o')
      .replace(/[łŁ]/g, 'l')
      .replace(/[đĐð]/g, 'd')
      .replace(/þ/gi, 'th')
      .replace(/ı/g, 'i')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
