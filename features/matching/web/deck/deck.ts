import type { Decision, MatchCard, ProfileHint } from '../../contract.ts'
import { deckSize } from '../../limits.ts'

/** Cards of one role to go through. */
export interface Deck {
  /** The undecided cards; the first is in front. */
  cards: readonly MatchCard[]
  /** The number of cards, including decided ones. */
  size: number
  /** The next deck; undefined until it has been fetched. */
  next: readonly MatchCard[] | undefined
  /** Missing fields of the member's profile that would help most. */
  hints: readonly ProfileHint[]
  /** The card that Undo returned to the front, and the decision undone. */
  returned?: { id: string; status: Decision['status'] }
}

/** The next deck is fetched when this many cards are left. */
const prefetchAt = 3

export const newDeck = (cards: readonly MatchCard[], hints: readonly ProfileHint[]): Deck => ({
  cards,
  size: cards.length,
  next: undefined,
  hints,
})

/** Adds the next deck; cards of the current one are left out of it. */
export function withNext(deck: Deck, next: readonly MatchCard[], hints: readonly ProfileHint[]): Deck {
  return { ...deck, hints, next: next.filter(({ id }) => !deck.cards.some((card) => card.id === id)) }
}

/** Replaces the cards of a stored deck, but leaves the one in front, which the member is looking at. */
export function renewed(deck: Deck, cards: readonly MatchCard[], hints: readonly ProfileHint[]): Deck {
  const front = deck.cards.slice(0, 1)
  return newDeck([...front, ...cards.filter(({ id }) => id !== front[0]?.id)], hints)
}

/** Removes a card that was decided on. */
export function decided(deck: Deck, id: string): Deck {
  return { ...deck, cards: deck.cards.filter((card) => card.id !== id), returned: undefined }
}

/** Starts the next deck, if there is one. */
export const begun = (deck: Deck): Deck => (deck.next?.length ? newDeck(deck.next, deck.hints) : deck)

/** Removes members as if they had never been in the deck. */
export function dropped(deck: Deck, ids: ReadonlySet<string>): Deck {
  const cards = deck.cards.filter(({ id }) => !ids.has(id))
  if (cards.length === deck.cards.length && !deck.next?.some(({ id }) => ids.has(id))) return deck
  const size = deck.size - (deck.cards.length - cards.length)
  const rest = { ...deck, cards, size, next: deck.next?.filter(({ id }) => !ids.has(id)) }
  return size === 0 ? begun(rest) : rest
}

/** Returns a card to the front after its decision was undone. */
export function withReturned(deck: Deck, card: MatchCard, status: Decision['status']): Deck {
  const cards = [card, ...deck.cards.filter(({ id }) => id !== card.id)]
  const next = deck.next?.filter(({ id }) => id !== card.id)
  return { ...deck, cards, next, size: Math.max(deck.size, cards.length), returned: { id: card.id, status } }
}

/** Updates a card. */
export function changed(deck: Deck, id: string, changes: Partial<MatchCard>): Deck {
  const change = (card: MatchCard) => (card.id === id ? { ...card, ...changes } : card)
  return { ...deck, cards: deck.cards.map(change), next: deck.next?.map(change) }
}

/** The current position, from 1: the card in front, or the last one once all are decided. */
export const positionIn = ({ cards, size }: Deck): number => Math.min(size, size - cards.length + 1)

export const needsNext = ({ cards, size, next }: Deck): boolean => size > 0 && cards.length <= prefetchAt && next === undefined

/** The undecided cards of this deck and the next one. */
export const cardsAtHand = (deck: Deck | undefined): MatchCard[] => (deck ? [...deck.cards, ...(deck.next ?? [])] : [])

/** Cards that the server should leave out: those at hand, and those with queued decisions. */
export function heldCards(deck: Deck | undefined, waiting: readonly string[]): string[] {
  const atHand = cardsAtHand(deck).map(({ id }) => id)
  return [...new Set([...waiting, ...atHand])].slice(0, 3 * deckSize)
}
