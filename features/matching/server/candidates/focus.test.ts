import { expect, test } from 'vitest'
import { memberOf, nothingTold } from '../../engine/blank-member.ts'
import { focusesOf } from './focus.ts'

const founder = memberOf('startup', {
  ...nothingTold,
  traits: { ...nothingTold.traits, stage: 'seed', country: 'DE', regions: ['dach', 'global'] },
})
const shares: Readonly<Record<string, number>> = {
  'investor/member': 0.3,
  'investor/takes:stage:seed': 0.15,
  'investor/takes:stage:?': 0.03,
  'investor/takes:place:DE': 0.03,
  'investor/takes:place:dach': 0.06,
  'investor/takes:place:?': 0.06,
  'investor/wants:industry:SaaS': 0.03,
  'investor/wants:industry:Biotech': 0.003,
  'investor/goal:7': 0.06,
}
const statistics = (members: number) => ({
  members,
  shareOf: (term: string) => shares[term] ?? 0.0001,
  isKnown: (term: string) => term in shares,
})
const gate =
  "('investor/member') & ('investor/takes:stage:seed' | 'investor/takes:stage:?') & " +
  "('investor/takes:place:DE' | 'investor/takes:place:dach' | 'investor/takes:place:global' | 'investor/takes:place:?')"
const worth = new Map([
  ['wants:industry:SaaS:0', 1],
  ['wants:industry:SaaS:3', 0.2],
  ['wants:industry:Biotech:0', 0.9],
  ['goal:7', 0.3],
  ['sfdr:article-9', 0.3],
  ["label:it's", 0.5],
  ['goal:8', -1],
])

test('if few members pass the gates, all are searched', () => {
  expect(focusesOf(statistics(10_000), founder, 'investor', worth)).toEqual([{ query: gate, lots: null }])
  expect(focusesOf(statistics(0), founder, 'investor', worth)).toEqual([{ query: gate, lots: null }])
})

test('if many do, those with the most valuable facts, and if very many do, with pairs of them', () => {
  const [inLarge, ...wider] = focusesOf(statistics(200_000), founder, 'investor', worth)
  const [inVast] = focusesOf(statistics(2_000_000), founder, 'investor', worth)
  for (const { query, lots } of [inLarge, inVast]) {
    expect(lots).toBeNull()
    expect(query.startsWith(`${gate} & (`)).toBe(true)
    expect(query).toContain("'investor/label:it''s'")
    expect(query, 'nobody has it').not.toContain('sfdr')
    expect(query, 'it counts against').not.toContain('goal:8')
  }
  expect(wider.at(-1), 'for a viewer who has decided about all of them').toEqual({ query: gate, lots: null })
  expect(inLarge.query, 'all who want the industry').toContain("(('investor/wants:industry:SaaS'))")
  expect(inVast.query, 'only together with another fact').not.toContain("(('investor/wants:industry:SaaS'))")
})

test('if nothing tells members apart, a random part', () => {
  for (let time = 0; time < 50; time++) {
    const [{ query, lots }] = focusesOf(statistics(1_000_000), founder, 'investor', new Map())
    expect(query).toBe(gate)
    const [from, to] = lots ?? [0, 0]
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(1)
    expect(to - from).toBeCloseTo(1_600 / (1_000_000 * 0.3 * 0.6 * 0.5), 2)
  }
})
