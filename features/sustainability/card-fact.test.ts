import { expect, test } from 'vitest'
import { cardFactOf } from './card-fact.ts'
import type { Fact } from './reading-contract.ts'

const fact = (name: Fact['fact'], state: Fact['state']): Fact => ({ fact: name, state, value: '7', unit: null, year: 2025, basis: null })

test('a card shows what has evidence rather than what is only stated', () => {
  const [emissions, goals] = [fact('emissions', 'stated'), fact('goals', 'evidenced')]
  expect(cardFactOf([emissions, goals])).toBe(goals)
  expect(cardFactOf([emissions, fact('women-leading', 'stated')])).toBe(emissions)
  expect(cardFactOf([])).toBeNull()
})
