import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { member } from './arbitrary-members.ts'
import { memberOf, noStanding, noTaste } from './blank-member.ts'
import { defaultCommunity } from './commonness.ts'
import type { MatchMember, Stated, Traits } from './member.ts'
import { reasonsOf } from './reasons.ts'
import { scoreOf } from './score.ts'

const score = (one: MatchMember, other: MatchMember, mutual = 0) => scoreOf(one, other, { mutual }, defaultCommunity)
const memberWith = (group: MatchMember['group'], traits: Partial<Traits>, stated: Partial<Stated> = {}): MatchMember => {
  const nobody = memberOf(group)
  return { ...nobody, traits: { ...nobody.traits, ...traits }, stated: { ...nobody.stated, ...stated } }
}

const lyon = { city: 'Lyon|FR', country: 'FR', regions: ['eu', 'europe', 'global'], coordinates: { latitude: 45.76, longitude: 4.84 } }
const paris = { city: 'Paris|FR', country: 'FR', regions: ['eu', 'europe', 'global'], coordinates: { latitude: 48.86, longitude: 2.35 } }
const startup = memberWith('startup', {
  ...lyon,
  industries: ['CleanTech'],
  stage: 'seed',
  amount: 2_000_000,
  goals: [7, 13],
  labels: ['heat storage'],
})
const investor = memberWith(
  'investor',
  { ...paris, goals: [7, 13], labels: ['heat storage'], sfdr: 'article-9' },
  { industries: { CleanTech: 1 }, stages: { seed: 1 }, countries: { FR: 1 }, amount: { low: 100_000, high: 500_000 } },
)

describe('for any two members', () => {
  test('a score is a whole number from 0 to 99, symmetric, and the sum of its parts', () => {
    fc.assert(
      fc.property(member, member, fc.nat(1000), (one, other, mutual) => {
        const { value, parts } = score(one, other, mutual)
        expect(score(other, one, mutual).value).toBe(value)
        for (const { points, of } of parts) expect(Number.isInteger(points) && points >= 0 && points <= (of ?? 99)).toBe(true)
        if (value === null) return
        expect(Number.isInteger(value) && value >= 0 && value <= 99).toBe(true)
        const sum = parts.reduce((all, { points }) => all + points, 0)
        expect(value).toBe(parts.some(({ isAgainst }) => isAgainst) ? Math.min(74, Math.round(0.8 * sum)) : Math.min(99, sum))
      }),
    )
  })

  test("decisions don't count", () => {
    fc.assert(
      fc.property(member, member, fc.nat(20), (one, other, mutual) => {
        const undecided = (who: MatchMember) => ({ ...who, taste: noTaste, standing: noStanding })
        expect(score(one, other, mutual)).toEqual(score(undecided(one), undecided(other), mutual))
        expect(reasonsOf(one, other, { mutual }, score(one, other, mutual))).toEqual(
          reasonsOf(undecided(one), undecided(other), { mutual }, score(one, other, mutual)),
        )
      }),
    )
  })

  test('an unmet criterion keeps a score below 75, and is given as a reason', () => {
    fc.assert(
      fc.property(member, member, (one, other) => {
        const scored = score(one, other)
        const against = scored.parts.filter(({ isAgainst }) => isAgainst)
        expect(against.length === 0 || (scored.value ?? 0) < 75).toBe(true)
        const told = reasonsOf(one, other, { mutual: 0 }, scored).filter(({ fits }) => !fits)
        // The amounts of these members have no currency, so that they can't be part of a reason.
        expect(told.length).toBeGreaterThanOrEqual(Math.min(3, against.filter(({ criterion }) => criterion !== 'round').length))
      }),
    )
  })
})

test('two members who want the same score close to 100, but never 100', () => {
  expect(score(investor, startup).value).toBeGreaterThanOrEqual(90)
  expect(score(investor, { ...startup, traits: { ...startup.traits, ...paris } }, 50).value).toBeLessThan(100)
})

test.each<[string, Partial<Traits>]>([
  ['a different industry', { industries: ['FinTech'] }],
  ['a different stage', { stage: 'series-a' }],
  ['a round far too large', { amount: 90_000_000 }],
  ['a different country', { country: 'US', city: null, regions: ['global'], coordinates: null }],
])('%s than wanted is no good match', (_, traits) => {
  const other = { ...startup, traits: { ...startup.traits, ...traits } }
  expect(score(investor, other).value).toBeLessThan(75)
  expect(score(investor, other).parts.filter(({ isAgainst }) => isAgainst)).toHaveLength(1)
})

test('a bridge round is next to no stage', () => {
  const stageOf = (one: MatchMember, other: MatchMember) => score(one, other).parts.find(({ criterion }) => criterion === 'stage')?.points
  const [bridge, preSeed, seed] = ['bridge', 'pre-seed', 'seed'].map((stage) => memberWith('startup', { stage })) as [
    MatchMember,
    MatchMember,
    MatchMember,
  ]
  expect([stageOf(bridge, preSeed), stageOf(preSeed, seed), stageOf(bridge, bridge)]).toEqual([0, 5, 10])
  const early = memberWith('investor', {}, { stages: { 'pre-seed': 1 } })
  expect([stageOf(early, bridge), stageOf(early, seed)]).toEqual([0, 7])
})

test.each([
  ['startup', 'investor'],
  ['investor', 'startup'],
  ['mentor', 'startup'],
  ['mentor', 'mentor'],
] as const)('a %s and a %s with empty profiles have no score', (one, other) => {
  expect(score(memberOf(one), memberOf(other)).value).toBeNull()
  expect(score(memberOf(one), startup).value).toBeNull()
})

describe('having more in common never lowers a score', () => {
  const better: Record<string, (found: Traits) => Traits> = {
    'a wanted industry': (found) => ({ ...found, industries: ['CleanTech'] }),
    'a wanted stage': (found) => ({ ...found, stage: 'seed' }),
    'another goal': (found) => ({ ...found, goals: [...new Set([...found.goals, 7])] }),
    'another skill': (found) => ({ ...found, labels: [...new Set([...found.labels, 'heat storage'])] }),
    'the same city': (found) => ({ ...found, ...paris }),
  }
  const kinds = fc.record({
    industries: fc.constantFrom([], ['CleanTech'], ['FinTech']),
    stage: fc.constantFrom(null, 'seed', 'series-b'),
    goals: fc.constantFrom([], [7], [1, 2]),
    labels: fc.constantFrom([], ['heat storage'], ['export']),
    amount: fc.constantFrom(null, 1_000_000, 80_000_000),
  })
  test.each(Object.entries(better))('%s', (_, change) => {
    fc.assert(
      fc.property(kinds, (drawn) => {
        const before = { ...startup, traits: { ...startup.traits, ...drawn } }
        const after = { ...before, traits: change(before.traits) }
        expect(score(investor, after).value ?? 100).toBeGreaterThanOrEqual(score(investor, before).value ?? 0)
      }),
    )
  })

  test('mutual connections', () => {
    const values = [0, 1, 2, 5].map(
      (mutual) => score(investor, { ...startup, traits: { ...startup.traits, goals: [] } }, mutual).value ?? 0,
    )
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(values[1]).toBeGreaterThan(values[0] ?? 0)
  })
})

test('closer is better, by the kilometre', () => {
  const mentor = (traits: Partial<Traits>) => memberWith('mentor', { industries: ['CleanTech'], goals: [7], years: 20, ...traits })
  const helsinki = {
    city: 'Helsinki|FI',
    country: 'FI',
    regions: ['nordics', 'eu', 'europe', 'global'],
    coordinates: { latitude: 60.17, longitude: 24.94 },
  }
  const values = [lyon, paris, helsinki].map((place) => score(startup, mentor(place)).value ?? 0)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  expect(new Set(values).size).toBe(3)
})
