import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, fitsFrom, newcomerPlaces } from './draw.ts'

const ranking = fc
  .array(fc.record({ score: fc.integer({ min: 0, max: 100 }), isNewcomer: fc.boolean() }), { maxLength: 60 })
  .map((cards) => cards.toSorted((a, b) => b.score - a.score))

test('a deck is filled with cards in their order, and reserves places for newcomers who fit', () => {
  fc.assert(
    fc.property(ranking, (cards) => {
      const drawn = draw(cards, 10)
      expect(drawn).toHaveLength(Math.min(10, cards.length))
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(cards.filter((card) => drawn.includes(card))).toEqual(drawn)
      const fitting = cards.filter((card) => card.isNewcomer && card.score >= fitsFrom)
      expect(drawn.filter((card) => card.isNewcomer).length).toBeGreaterThanOrEqual(Math.min(newcomerPlaces, fitting.length))
      const best = cards.slice(0, 10)
      expect(drawn.filter((card) => best.includes(card)).length).toBeGreaterThanOrEqual(drawn.length - newcomerPlaces)
    }),
  )
})

test('the best card stays when newcomers are added', () => {
  const cards = Array.from({ length: 30 }, (_, place) => ({ score: 99 - place, isNewcomer: place > 19 }))
  expect(draw(cards, 10).map((card) => card.score)).toEqual([99, 98, 97, 96, 95, 94, 93, 92, 79, 78])
})
