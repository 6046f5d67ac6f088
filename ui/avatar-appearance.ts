/** How a member or company looks without a picture: one or two initials on one of eight tints. Pure, and stable for ever. */

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const beginsAsAWord = /^[\p{L}\p{N}]/u
const joinsLetters = /\p{Script=Arabic}|\p{Script=Syriac}/u

/**
 * The first letters of the first and last word, upper case where the script has one: 'Zofia Kamińska' is 'ZK', 'Terravolta' is 'T'.
 * A name of symbols only gives its first symbol; a blank one gives ''.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean)
  const named = words.filter((word) => beginsAsAWord.test(word))
  const first = named[0] ?? words[0]
  const last = named.length > 1 ? named.at(-1) : undefined
  const initials = [first, last].filter((word) => word !== undefined).map((word) => firstGrapheme(word).toLocaleUpperCase())
  // Arabic letters would run together into a syllable; a zero-width non-joiner keeps them apart.
  return initials.join(initials.some((letter) => joinsLetters.test(letter)) ? '\u200C' : '')
}

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}

export const tintCount = 8

/** 0 to 7, from the id alone (FNV-1a), so that a member keeps their tint whatever they call themselves. */
export function tintOf(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  return (hash >>> 0) % tintCount
}
