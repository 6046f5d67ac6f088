import * as fc from 'fast-check'
import { countryCodes } from '#features/places/countries.ts'
import { regions } from '#features/places/vocabulary.ts'
import { fundingStages, industries, memberGroups, sfdrArticles } from '#features/profiles/vocabulary.ts'
import type { MatchMember, Seen, Shares, Standing, Stated, Taste, Traits } from './member.ts'
import { nothingSeen, withSeen } from './seen.ts'

/**
 * Arbitrary members of every group for property tests, with realistic oddities: empty fields, absurd amounts, names of object properties.
 */

const label = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'circular textiles', 'soil health', ''),
  fc.string({ maxLength: 12 }),
)
const place = fc.constantFrom(...countryCodes.slice(0, 12))
const amount = fc.option(fc.oneof(fc.constantFrom(0, 1, -5, 1e13, Number.MAX_SAFE_INTEGER), fc.integer({ min: 1, max: 1e8 })))
const count = fc.oneof(fc.constantFrom(0, 1, 100_000), fc.nat(50))

export const traits: fc.Arbitrary<Traits> = fc.record({
  labels: fc.uniqueArray(label, { maxLength: 5 }),
  industries: fc.uniqueArray(fc.constantFrom(...industries), { maxLength: 2 }),
  stage: fc.option(fc.constantFrom(...fundingStages)),
  amount,
  city: fc.option(fc.constantFrom('Kraków|PL', 'Paris|FR', 'constructor')),
  country: fc.option(place),
  regions: fc.uniqueArray(fc.constantFrom(...regions), { maxLength: 3 }),
  goals: fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { maxLength: 5 }),
  sfdr: fc.option(fc.constantFrom(...sfdrArticles)),
})

const shares = (value: fc.Arbitrary<string>): fc.Arbitrary<Shares> =>
  fc.uniqueArray(value, { maxLength: 4 }).map((values) => Object.fromEntries(values.map((name) => [name, 1 / values.length])))

const stated: fc.Arbitrary<Stated> = fc.record({
  labels: shares(label),
  industries: shares(fc.constantFrom(...industries)),
  stages: shares(fc.constantFrom(...fundingStages)),
  cities: fc.constant({}),
  countries: shares(place),
  regions: fc.constant({}),
  amount: fc.record({ low: amount, high: amount }),
})

const seen: fc.Arbitrary<Seen> = fc.array(traits, { maxLength: 6 }).map((all) => all.reduce(withSeen, nothingSeen))
const taste: fc.Arbitrary<Taste> = fc.record({ accepted: seen, rejected: seen })

const standing: fc.Arbitrary<Standing> = fc.record({
  accepts: count,
  recentAccepts: count,
  steadyAccepts: count,
  rejects: count,
  monthsSince: fc.option(fc.nat(200)),
  wanted: count,
  declined: count,
  connections: count,
})

export const member: fc.Arbitrary<MatchMember> = fc.record({ group: fc.constantFrom(...memberGroups), traits, stated, taste, standing })
