import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchCard } from '../../contract.ts'
import { begun, withReturned, changed, newDeck, decided, dropped, heldCards, needsNext, positionIn, renewed, withNext } from './deck.ts'

const ten = Array.from({ length: 10 }, (_, n) => cardOf(`m${n}`))

test('going through a deck counts its cards, up to the last', () => {
  let deck = newDeck(ten, [])
  const positions = ten.map(({ id }) => {
    const position = positionIn(deck)
    deck = decided(deck, id)
    return position
  })
  expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(positionIn(deck)).toBe(10)
})

test('the next deck is fetched once three cards are left', () => {
  const deck = ten.slice(0, 6).reduce((rest, { id }) => decided(rest, id), newDeck(ten, []))
  expect(needsNext(deck)).toBe(false)
  const short = decided(deck, 'm6')
  expect(needsNext(short)).toBe(true)
  expect(needsNext(withNext(short, [], [])), 'an empty next deck is known').toBe(false)
  expect(needsNext(newDeck([], [])), 'so is an empty deck').toBe(false)
})

test('new cards for a stored deck leave the front card in place', () => {
  const deck = decided(newDeck(ten, []), 'm0')
  const anew = renewed(deck, [cardOf('new'), cardOf('m1'), cardOf('m2')], [])
  expect(anew.cards.map(({ id }) => id)).toEqual(['m1', 'new', 'm2'])
  expect(positionIn(anew)).toBe(1)
  const isThrough = ten.reduce((rest, { id }) => decided(rest, id), newDeck(ten, []))
  expect(renewed(isThrough, [cardOf('new')], []).cards.map(({ id }) => id)).toEqual(['new'])
})

test('nobody is in two decks at once', () => {
  const deck = withNext(newDeck(ten.slice(0, 3), []), [cardOf('m2'), cardOf('new')], [])
  expect(deck.next?.map(({ id }) => id)).toEqual(['new'])
  expect(withReturned(deck, cardOf('new'), 'rejected').next).toEqual([])
})

test('Undo returns the card to the front, and the counter to its value', () => {
  const before = decided(newDeck(ten, []), 'm0')
  const after = withReturned(before, cardOf('m0'), 'accepted')
  expect(after.cards.map(({ id }) => id)).toEqual(ten.map(({ id }) => id))
  expect(positionIn(after)).toBe(1)
  expect(after.returned).toEqual({ id: 'm0', status: 'accepted' })
  expect(decided(after, 'm0').returned).toBeUndefined()
  expect(positionIn(withReturned(newDeck(ten, []), cardOf('old'), 'rejected')), 'also into the next deck').toBe(1)
})

test('removed members count as if they had never been in the deck', () => {
  const deck = dropped(withNext(decided(newDeck(ten, []), 'm0'), [cardOf('next')], []), new Set(['m1', 'm5', 'next']))
  expect(deck).toMatchObject({ size: 8, next: [] })
  expect(positionIn(deck)).toBe(2)
  expect(dropped(deck, new Set(['nobody']))).toBe(deck)
})

test('a deck whose members were all removed is followed by the next immediately; a finished one is not', () => {
  const gone = dropped(withNext(newDeck([cardOf('m0')], []), [cardOf('next')], []), new Set(['m0']))
  expect(gone).toMatchObject({ size: 1, cards: [{ id: 'next' }], next: undefined })
  const through = decided(withNext(newDeck([cardOf('m0')], []), [cardOf('next')], []), 'm0')
  expect(through).toMatchObject({ size: 1, cards: [] })
  expect(begun(through)).toMatchObject({ size: 1, cards: [{ id: 'next' }] })
  expect(begun(decided(newDeck([cardOf('m0')], []), 'm0')).cards).toEqual([])
})

test('a card changes in any position', () => {
  const deck = withNext(newDeck(ten, []), [cardOf('next')], [])
  expect(changed(deck, 'next', { bookmarked: true }).next?.[0]?.bookmarked).toBe(true)
  expect(changed(deck, 'm3', { note: 'Hello' }).cards[3]?.note).toBe('Hello')
})

test('the server gets the id of each held card once, up to its limit', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 })
  fc.assert(
    fc.property(ids, ids, ids, (cards, next, waiting) => {
      const held = heldCards(withNext(newDeck(cards.map(cardOf), []), next.map(cardOf), []), waiting)
      expect(new Set(held).size).toBe(held.length)
      expect(held.length).toBeLessThanOrEqual(30)
      expect(held.slice(0, waiting.length)).toEqual(waiting.slice(0, 30))
    }),
  )
  expect(heldCards(undefined, [])).toEqual([])
})

function cardOf(id: string): MatchCard {
  return {
    id,
    full_name: id,
    user_type: 'startup',
    company_name: '',
    profile_picture: null,
    headline: '',
    city: null,
    country: null,
    industries: [],
    expertise_areas: [],
    stages: [],
    amount: null,
    sdgs: [],
    sfdr_article: null,
    years_experience: null,
    score: 80,
    parts: [],
    unscored: null,
    reasons: [],
    bookmarked: false,
    standing: 'none',
    note: null,
    colleagues: [],
  }
}
