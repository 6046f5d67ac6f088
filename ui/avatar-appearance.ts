/** The appearance of members and companies without a picture: initials on one of eight tints, and hills in that tint. Must stay stable. */

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const beginsAsAWord = /^[\p{L}\p{N}]/u
const joinsLetters = /\p{Script=Arabic}|\p{Script=Syriac}/u

/**
 * The first letters of the first and last word, in upper case where the script has one: 'Zofia Kamińska' is 'ZK', 'Terravolta' is 'T'. A
 * name of symbols gives its first symbol; a blank name gives ''.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean)
  const named = words.filter((word) => beginsAsAWord.test(word))
  const first = named[0] ?? words[0]
  const last = named.length > 1 ? named.at(-1) : undefined
  const initials = [first, last].filter((word) => word !== undefined).map((word) => firstGrapheme(word).toLocaleUpperCase())
  // Arabic letters would join into a syllable; a zero-width non-joiner separates them.
  return initials.join(initials.some((letter) => joinsLetters.test(letter)) ? '\u200C' : '')
}

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}

export const tintCount = 8

/** 0 to 7, derived from the id, so that it does not change with the name. */
export const tintOf = (id: string): number => hashOf(id) % tintCount

const ridges = 3
const peaks = 8

/** The hills of a default cover, farthest first, as SVG paths in a box of 1200 by 300. Derived from the id, so that they never change. */
export function landscapeOf(id: string): string[] {
  return Array.from({ length: ridges }, (_, ridge) => {
    const heights = Array.from({ length: peaks + 1 }, (__, peak) => 120 + 60 * ridge - (hashOf(`${id} ${ridge} ${peak}`) % 75))
    const width = 1200 / peaks
    const curves = heights.slice(1).map((height, peak) => {
      const before = heights[peak] ?? height
      return `C${width * (peak + 0.5)} ${before} ${width * (peak + 0.5)} ${height} ${width * (peak + 1)} ${height}`
    })
    return `M0 300V${heights[0]}${curves.join('')}V300Z`
  })
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
