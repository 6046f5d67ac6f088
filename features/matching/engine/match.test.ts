import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '#features/places/countries.ts'
import { regionsOf } from '#features/places/regions.ts'
import { industries } from '#features/profiles/vocabulary.ts'
import { member, traits } from './arbitrary-members.ts'
import { memberOf } from './blank-member.ts'
import { commonnessOf, defaultCommunity } from './commonness.ts'
import { evidenceNames, evidenceOf, evidenceOfBoth } from './evidence.ts'
import { acceptance, directionOf, logOdds, matchOf } from './match.ts'
import type { Community, MatchMember, Traits } from './member.ts'
import { withSeen } from './seen.ts'
import { shippedWeights as weights } from './weights.ts'

const strangers = { mutual: 0 }
const communities: fc.Arbitrary<Community> = fc
  .array(member, { maxLength: 8 })
  .map((members) =>
    members.length < 5
      ? defaultCommunity
      : { startup: commonnessOf(members), investor: commonnessOf(members), mentor: commonnessOf(members) },
  )
const matchIn = (one: MatchMember, other: MatchMember, community = defaultCommunity) => matchOf(one, other, strangers, community, weights)

describe('for any two members', () => {
  test('the match is a probability, and symmetric', () => {
    fc.assert(
      fc.property(member, member, fc.nat(1000), communities, (one, other, mutual, community) => {
        const match = matchOf(one, other, { mutual }, community, weights)
        expect(match).toBeLessThanOrEqual(0)
        expect(match).toBeGreaterThan(-Infinity)
        expect(matchOf(other, one, { mutual }, community, weights)).toBeCloseTo(match, 10)
      }),
    )
  })

  test('all evidence is finite, and the odds use all of it', () => {
    fc.assert(
      fc.property(member, member, communities, (decider, other, community) => {
        const evidence = evidenceOf(decider, other, strangers, community)
        const direction = weights.directions[directionOf(decider, other)]
        let sum = direction.intercept
        for (const name of evidenceNames) {
          expect([name, Number.isFinite(evidence[name])]).toEqual([name, true])
          sum += direction.evidence[name] * evidence[name]
        }
        expect(Object.keys(evidence).toSorted()).toEqual([...evidenceNames].toSorted())
        expect(logOdds(evidence, direction)).toBeCloseTo(sum, 9)
        expect(acceptance(decider, other, strangers, community, weights)).toBeCloseTo(sum, 9)
        expect(evidenceOfBoth(decider, other, strangers, community)[0]).toEqual(evidence)
      }),
    )
  })
})

describe('a better fit never lowers a match', () => {
  const nowhere = { city: null, country: null, regions: [] }
  const some = <Value extends string>(values: readonly Value[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 5 })
  const evenly = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1 / names.length]))
  const plain = fc
    .record({ traits, elsewhere: fc.boolean(), industries: some(industries), countries: some(['SE', 'PL', 'FR', 'US']) })
    .map((drawn): MatchMember => {
      const { stated, ...investor } = memberOf('investor')
      const wish = { ...stated, industries: evenly(drawn.industries), countries: evenly(drawn.countries) }
      // Without fields and places of their own, or without a wish for a place: the two must not pull in different directions.
      const { industries: _, ...rest } = drawn.traits
      return drawn.elsewhere
        ? { ...investor, traits: { ...rest, ...nowhere, industries: [] }, stated: wish }
        : { ...investor, traits: { ...rest, industries: [] }, stated: { ...wish, countries: {} } }
    })
  const betterments: Record<string, (investor: MatchMember, found: Traits) => Traits> = {
    'a wanted industry': ({ stated }, found) => {
      const isFound = found.industries.some((industry) => industry in stated.industries)
      return isFound ? found : { ...found, industries: Object.keys(stated.industries).slice(0, 1) }
    },
    'a wanted country': ({ stated }, found) => {
      const country = Object.keys(stated.countries)[0] as CountryCode | undefined
      const isFound = country === undefined || (found.country !== null && found.country in stated.countries)
      return isFound ? found : { ...found, country, city: null, regions: regionsOf(country).toReversed() }
    },
    'a shared goal': (investor, found) => ({ ...found, goals: [...new Set([...found.goals, ...investor.traits.goals])] }),
    'shared labels': (investor, found) => ({ ...found, labels: [...new Set([...found.labels, ...investor.traits.labels])] }),
    'the same place': ({ traits: { city, country, regions } }, found) => (country === null ? found : { ...found, city, country, regions }),
  }
  test.each(Object.entries(betterments))('%s', (_, better) => {
    fc.assert(
      fc.property(plain, traits, communities, (investor, found, community) => {
        const startup = { ...memberOf('startup'), traits: found }
        const improved = { ...startup, traits: better(investor, found) }
        expect(matchIn(investor, improved, community)).toBeGreaterThanOrEqual(matchIn(investor, startup, community) - 1e-12)
      }),
    )
  })

  test('mutual connections', () => {
    fc.assert(
      fc.property(member, member, fc.nat(50), fc.nat(50), (one, other, mutual, more) => {
        const few = matchOf(one, other, { mutual }, defaultCommunity, weights)
        expect(matchOf(one, other, { mutual: mutual + more }, defaultCommunity, weights)).toBeGreaterThanOrEqual(few)
      }),
    )
  })
})

describe('taste', () => {
  const clean: Traits = {
    ...memberOf('startup').traits,
    industries: ['CleanTech'],
    stage: 'seed',
    country: 'SE',
    regions: ['nordics', 'eu', 'europe'],
  }
  const fintech: Traits = {
    ...clean,
    industries: ['FinTech'],
    stage: 'series-b',
    country: 'ES',
    regions: ['southern-europe', 'eu', 'europe'],
  }
  const startup = (of: Traits) => ({ ...memberOf('startup'), traits: of })
  const after = (before: MatchMember, accepted: Traits[], rejected: Traits[]): MatchMember => ({
    ...before,
    taste: {
      accepted: accepted.reduce(withSeen, before.taste.accepted),
      rejected: rejected.reduce(withSeen, before.taste.rejected),
    },
  })
  const odds = (investor: MatchMember, of: Traits) => acceptance(investor, startup(of), strangers, defaultCommunity, weights)
  const times = (of: Traits, count: number) => Array.from({ length: count }, () => of)

  test('accepts draw towards what was accepted, gradually at first', () => {
    const investor = memberOf('investor')
    const steps = [0, 1, 3, 10, 30].map((count) => odds(after(investor, times(clean, count), []), clean))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    const [none = 0, one = 0, , , many = 0] = steps
    expect(one - none).toBeGreaterThan(0)
    expect(one - none).toBeLessThan((many - none) / 2)
  })

  test('a single decision never reverses what was stated', () => {
    const investor = memberOf('investor')
    const stating = { ...investor, stated: { ...investor.stated, industries: { CleanTech: 1 }, stages: { seed: 1 }, countries: { SE: 1 } } }
    for (const swiped of [after(stating, [fintech], []), after(stating, [], [clean])]) {
      expect(odds(swiped, clean)).toBeGreaterThan(odds(swiped, fintech))
      expect(Math.abs(odds(swiped, clean) - odds(stating, clean))).toBeLessThan(0.5)
    }
  })

  test('rejects count against values that were rejected more often than others', () => {
    const investor = memberOf('investor')
    const choosing = after(investor, times(clean, 5), times(fintech, 5))
    expect(odds(choosing, fintech)).toBeLessThan(odds(after(investor, times(clean, 5), []), fintech))
    expect(odds(choosing, clean)).toBeGreaterThan(odds(choosing, fintech))
  })

  test('rejecting everyone says little about any value, and makes an accept unlikely', () => {
    const investor = memberOf('investor')
    const harsh = after(investor, [], [...times(clean, 100), ...times(fintech, 100)])
    expect(Math.abs(odds(harsh, clean) - odds(harsh, fintech))).toBeLessThan(0.1)
    expect(odds(investor, clean) - odds(harsh, clean)).toBeLessThan(1.5)
    const known = { ...harsh, standing: { ...harsh.standing, rejects: 200 } }
    expect(odds(known, clean)).toBeLessThan(odds(harsh, clean) - 1)
  })
})
