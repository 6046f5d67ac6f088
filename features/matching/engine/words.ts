import type { Commonness } from './member.ts'
import { numberAt } from './number-at.ts'

/** How many words of a text count. */
const wordsThatCount = 80
/** A word that more than this share of the community uses tells nothing. */
const everybodys = 0.2
/** How much shared words must tell, as a sum of the logarithms of their rareness, to count half of what they could. */
const enough = 12
/** What the most telling overlap counts. */
const most = 3

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** How much two texts have in common: rare words tell more, and each further word a little less. 0 (nothing in common) to 3. */
export function wordsInCommon(one: readonly string[], other: readonly string[], usual: Commonness): number {
  if (one.length === 0 || other.length === 0) return 0
  const known = setOf(one)
  let told = 0
  for (let index = Math.min(other.length, wordsThatCount) - 1; index >= 0; index--) {
    const word = other[index]
    if (word === undefined || !known.has(word)) continue
    const share = shareOf(word, usual)
    if (share < everybodys) told += Math.min(6, -Math.log(share))
  }
  return (most * told) / (told + enough)
}

/** The words two texts share, the rarest first, without those that stand in many. */
export function sharedWords(one: readonly string[], other: readonly string[], usual: Commonness): string[] {
  const shared = one.slice(0, wordsThatCount).filter((word) => other.includes(word) && shareOf(word, usual) < everybodys)
  return shared.toSorted((a, b) => shareOf(a, usual) - shareOf(b, usual))
}

const shareOf = (word: string, usual: Commonness) => numberAt(usual.words, word) || 0.5 / (usual.members + 1)

/** One member's words are compared with those of many. */
function setOf(words: readonly string[]): ReadonlySet<string> {
  let set = sets.get(words)
  if (!set) sets.set(words, (set = new Set(words.slice(0, wordsThatCount))))
  return set
}
