import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { memberOf } from './blank-member.ts'
import { defaultCommunity } from './commonness.ts'
import type { MatchMember } from './member.ts'
import { nothingSeen, withSeen } from './seen.ts'
import { ticketRatio } from './ticket.ts'

const usual = defaultCommunity.startup
const writing = (low: number | null, high: number | null, accepted: readonly number[] = []): MatchMember => {
  const { stated, traits, ...investor } = memberOf('investor')
  const seen = accepted.reduce((all, amount) => withSeen(all, { ...traits, amount }), nothingSeen)
  return { ...investor, traits, stated: { ...stated, amount: { low, high } }, taste: { accepted: seen, rejected: nothingSeen } }
}

test("a round within the tickets' limits never counts against a match, one beyond them never for it", () => {
  const amounts = fc.double({ min: 3, max: 9, noNaN: true }).map((log) => 10 ** log)
  fc.assert(
    fc.property(amounts, amounts, amounts, (one, other, round) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const ratio = ticketRatio(writing(low, high), round, usual)
      const [least, most] = [2 * low, 20 * high]
      // At the limit itself, rounding decides.
      fc.pre([least, most].every((edge) => Math.abs(Math.log(round / edge)) > 1e-6))
      expect(round > least && round < most ? ratio >= 0 : ratio < 0).toBe(true)
    }),
  )
})

test('the further beyond the limits, the worse', () => {
  const ratios = [16e6, 30e6, 100e6, 1e9].map((round) => ticketRatio(writing(100_000, 750_000), round, usual))
  expect(ratios).toEqual(ratios.toSorted((a, b) => b - a))
  expect(new Set(ratios).size).toBe(4)
})

test('enough accepts outweigh what was stated', () => {
  const stating = (count: number) =>
    ticketRatio(
      writing(
        100_000,
        750_000,
        Array.from({ length: count }, () => 40e6),
      ),
      40e6,
      usual,
    )
  expect(stating(0)).toBeLessThan(0)
  expect(stating(1)).toBeLessThan(0.5)
  expect(stating(40)).toBeGreaterThan(1)
})

test('invalid amounts are neutral', () => {
  for (const round of [null, 0, -1, Infinity, Number.NaN]) expect(ticketRatio(writing(100_000, 750_000), round, usual)).toBe(0)
  expect(ticketRatio(writing(null, null), 1e6, usual)).toBe(0)
  expect(ticketRatio(writing(0, -5), 1e6, usual)).toBe(0)
})
