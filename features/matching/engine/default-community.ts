import { recordOf } from '#platform/record-of.ts'
import type { Region } from '#features/places/vocabulary.ts'
import { industries, memberGroups, sustainableDevelopmentGoals, type FundingStage } from '#features/profiles/vocabulary.ts'
import type { Commonness, Community } from './member.ts'

/**
 * Assumed rates until a community has enough members to count: rough figures of a European community, in which naming the Nordics is more
 * specific than naming Europe. Values that are not listed count as rare.
 */
const stages: Readonly<Record<FundingStage, number>> = {
  'pre-seed': 0.25,
  seed: 0.35,
  'series-a': 0.2,
  'series-b': 0.08,
  'series-c': 0.05,
  bridge: 0.05,
}
// prettier-ignore
const countries: Readonly<Record<string, number>> = {
  GB: 0.16, DE: 0.15, FR: 0.13, NL: 0.07, ES: 0.07, SE: 0.06, IT: 0.05, CH: 0.05, FI: 0.03, DK: 0.03, IE: 0.03, BE: 0.03, NO: 0.02, AT: 0.02,
  PL: 0.02, PT: 0.02, EE: 0.01, CZ: 0.01, RO: 0.01, LT: 0.01, GR: 0.01, UA: 0.01,
}
const regions: Readonly<Record<Region, number>> = {
  global: 1,
  europe: 0.98,
  eu: 0.75,
  dach: 0.22,
  'british-isles': 0.19,
  'southern-europe': 0.15,
  nordics: 0.14,
  benelux: 0.1,
  'central-eastern-europe': 0.09,
  baltics: 0.03,
}

/** A median round of a million euros; two thirds are between 250,000 and 4 million. */
export const usualAmount = { mean: Math.log(1_000_000), variance: 1.4 ** 2 }

const usual: Commonness = {
  members: 100,
  labels: {},
  industries: Object.fromEntries(industries.map((industry) => [industry, 1 / industries.length])),
  stages,
  cities: {},
  countries,
  regions,
  goals: Object.fromEntries(sustainableDevelopmentGoals.map((goal) => [goal, 0.15])),
  amount: usualAmount,
}

export const defaultCommunity: Community = recordOf(memberGroups, () => usual)
