import type { MatchCard } from '../../contract.ts'
import type { Deck } from './deck.ts'

/**
 * The first cards without those of interested members, who are shown elsewhere. Cards are not ordered by score alone, but a short list of the
 * best reads as a ranking.
 */
export const bestOf = (deck: Deck | undefined, most: number): MatchCard[] =>
  [...(deck?.cards ?? []), ...(deck?.next ?? [])]
    .filter(({ standing }) => standing === 'none')
    .slice(0, most)
    .toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
