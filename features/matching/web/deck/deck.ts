import type { Decision, MatchCard, ProfileHint } from '../../contract.ts'
import { deckSize } from '../../limits.ts'

/** Cards that one goes through, of one role. */
export interface Deck {
  /** Those still undecided; the first lies in front. */
  cards: readonly MatchCard[]
  /** How many it has, with those decided. */
  size: number
  /** The deck after it; undefined until it has been asked for. */
  next: readonly MatchCard[] | undefined
  /** What one's profile lacks that would help most. */
  hints: readonly ProfileHint[]
  /** The card that Undo put back in front, and what was taken back. */
  returned?: { id: string; status: Decision['status'] }
}

/** The next deck is asked for when this many cards are left. */
const prefetchAt = 3

export const newDeck = (cards: readonly MatchCard[], hints: readonly ProfileHint[]): Deck => ({
  cards,
  size: cards.length,
  next: undefined,
  hints,
})

/** With the next deck at hand; cards that lie in this one are left out of it. */
export function withNext(deck: Deck, next: readonly MatchCard[], hints: readonly ProfileHint[]): Deck {
  return { ...deck, hints, next: next.filter(({ id }) => !deck.cards.some((card) => card.id === id)) }
}

/** New cards for a deck that was kept: the one in front stays where the reader looks. */
export function renewed(deck: Deck, cards: readonly MatchCard[], hints: readonly ProfileHint[]): Deck {
  const front = deck.cards.slice(0, 1)
  return newDeck([...front, ...cards.filter(({ id }) => id !== front[0]?.id)], hints)
}

/** A card was decided on. */
export function decided(deck: Deck, id: string): Deck {
  return { ...deck, cards: deck.cards.filter((card) => card.id !== id), returned: undefined }
}

/** Begins the deck after this one, if there is one. */
export const begun = (deck: Deck): Deck => (deck.next?.length ? newDeck(deck.next, deck.hints) : deck)

/** Members who are not to be shown: as if they had never lain in the deck. */
export function dropped(deck: Deck, ids: ReadonlySet<string>): Deck {
  const cards = deck.cards.filter(({ id }) => !ids.has(id))
  if (cards.length === deck.cards.length && !deck.next?.some(({ id }) => ids.has(id))) return deck
  const size = deck.size - (deck.cards.length - cards.length)
  const rest = { ...deck, cards, size, next: deck.next?.filter(({ id }) => !ids.has(id)) }
  return size === 0 ? begun(rest) : rest
}

/** A decision was taken back: its card lies in front again. */
export function broughtBack(deck: Deck, card: MatchCard, status: Decision['status']): Deck {
  const cards = [card, ...deck.cards.filter(({ id }) => id !== card.id)]
  const next = deck.next?.filter(({ id }) => id !== card.id)
  return { ...deck, cards, next, size: Math.max(deck.size, cards.length), returned: { id: card.id, status } }
}

/** Something about a card changed. */
export function changed(deck: Deck, id: string, changes: Partial<MatchCard>): Deck {
  const change = (card: MatchCard) => (card.id === id ? { ...card, ...changes } : card)
  return { ...deck, cards: deck.cards.map(change), next: deck.next?.map(change) }
}

/** Where one is, counted from 1: the card in front, or the last once all are decided. */
export const positionIn = ({ cards, size }: Deck): number => Math.min(size, size - cards.length + 1)

export const needsNext = ({ cards, size, next }: Deck): boolean => size > 0 && cards.length <= prefetchAt && next === undefined

/** What the server need not give again: cards at hand, and those whose decision it does not know yet. */
export function heldCards(deck: Deck | undefined, waiting: readonly string[]): string[] {
  const atHand = deck ? [...deck.cards, ...(deck.next ?? [])].map(({ id }) => id) : []
  return [...new Set([...waiting, ...atHand])].slice(0, 3 * deckSize)
}
