import { expect, test } from 'vitest'
import { gapsIn } from './gaps.ts'

test('the largest gaps come first, and small or balanced ones are left out', () => {
  const balances = [
    { what: 'balanced', offered: 20, sought: 15 },
    { what: 'small', offered: 5, sought: 'few' },
    { what: 'supply', offered: 20, sought: 'few' },
    { what: 'demand', offered: 10, sought: 40 },
  ] as const
  expect(gapsIn(balances).map(({ what }) => what)).toEqual(['demand', 'supply'])
  expect(gapsIn(balances, 1)).toHaveLength(1)
})
