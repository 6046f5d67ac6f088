import type { Criterion } from '../criteria.ts'
import {
  type Measure,
  earliness,
  experienceMet,
  expertiseMet,
  forInvestor,
  goalsMet,
  industriesMet,
  isEmpty,
  nearness,
  peopleMet,
  placeMet,
  roundMet,
  sameStage,
  similarRound,
  stageMet,
  stagesInCommon,
  ticketsInCommon,
  wished,
} from './measures.ts'
import type { Community, MatchMember, PairFacts } from './member.ts'

/** How far two members meet a criterion. */
export interface Part {
  criterion: Criterion
  /** A whole number from 0 to `of`. */
  points: number
  /** The maximum; null for extras, which make up for part of what is missing. */
  of: number | null
  /** Whether it misses a criterion of the investor. */
  isAgainst: boolean
}

export interface Score {
  /** 0 to 99; null if too little is known about the two. */
  value: number | null
  parts: readonly Part[]
}

type Measures = readonly (readonly [criterion: Criterion, most: number, measure: Measure])[]

/** The two groups of a pair, in alphabetical order. */
type PairKind = 'investor+investor' | 'investor+mentor' | 'investor+startup' | 'mentor+mentor' | 'mentor+startup' | 'startup+startup'

const pairKindOf = (one: MatchMember, other: MatchMember) => [one.group, other.group].toSorted().join('+') as PairKind

/** The points of each kind of pair add up to 100. */
const measuresOf: Readonly<Record<PairKind, Measures>> = {
  // An investor's criteria come first.
  'investor+startup': [
    ['industry', 26, forInvestor(({ stated }, { industries }) => wished(stated.industries, industries))],
    ['stage', 18, forInvestor(stageMet)],
    ['round', 22, forInvestor(roundMet)],
    ['place', 18, forInvestor(placeMet)],
    ['goals', 16, goalsMet],
  ],
  // Other pairs are matched by what they share.
  'startup+startup': [
    ['industry', 32, industriesMet],
    ['goals', 26, goalsMet],
    ['place', 22, nearness],
    ['stage', 10, sameStage],
    ['round', 10, similarRound],
  ],
  'investor+investor': [
    ['industry', 30, industriesMet],
    ['goals', 24, goalsMet],
    ['place', 20, nearness],
    ['stage', 12, stagesInCommon],
    ['round', 14, ticketsInCommon],
  ],
  'mentor+startup': [
    ['industry', 34, industriesMet],
    ['goals', 26, goalsMet],
    ['place', 22, nearness],
    ['stage', 8, earliness],
    ['experience', 10, experienceMet],
  ],
  'investor+mentor': [
    ['industry', 36, industriesMet],
    ['goals', 28, goalsMet],
    ['place', 22, nearness],
    ['experience', 14, experienceMet],
  ],
  'mentor+mentor': [
    ['industry', 36, industriesMet],
    ['goals', 28, goalsMet],
    ['place', 22, nearness],
    ['experience', 14, experienceMet],
  ],
}
/** Extras are welcome but never missed: each makes up for at most this share of the missing points. */
const extras: Measures = [
  ['expertise', 0.5, expertiseMet],
  ['people', 0.3, peopleMet],
]

/** There is no score if less than this many points could be assessed. */
const minAssessed = 50
/** No match is perfect. A missed criterion takes a fifth off the sum and rules out a good match (bands.ts). */
const maxScore = 99
const missedFactor = 0.8
const maxScoreMissed = 74

/** How well two profiles fit, by what they contain and nothing that anybody decided: the same from both sides. */
export function scoreOf(one: MatchMember, other: MatchMember, pair: PairFacts, community: Community): Score {
  const parts: Part[] = []
  let known = 0
  for (const [criterion, of, measure] of measuresOf[pairKindOf(one, other)]) {
    const met = measure(one, other, pair, community)
    if (met !== null) known += of
    parts.push({ criterion, points: Math.round(of * (met?.share ?? 0)), of, isAgainst: met?.isAgainst ?? false })
  }
  let sum = parts.reduce((all, { points }) => all + points, 0)
  for (const [criterion, most, measure] of extras) {
    const points = Math.round((100 - sum) * most * (measure(one, other, pair, community)?.share ?? 0))
    if (points > 0) parts.push({ criterion, points, of: null, isAgainst: false })
    sum += points
  }
  if (known < minAssessed) return { value: null, parts }
  const isAgainst = parts.some((part) => part.isAgainst)
  return { value: isAgainst ? Math.min(maxScoreMissed, Math.round(missedFactor * sum)) : Math.min(maxScore, sum), parts }
}

/** Whether the first member's profile contains more of what counts between the two. */
export const hasMoreFacts = (one: MatchMember, other: MatchMember): boolean => countFacts(one, other) > countFacts(other, one)

function countFacts({ group, traits, stated }: MatchMember, other: MatchMember): number {
  const seeks = group === 'investor' && other.group === 'startup'
  const said = seeks
    ? [stated.industries, stated.stages, { ...stated.cities, ...stated.countries, ...stated.regions }].map((wish) => !isEmpty(wish))
    : [traits.industries.length > 0, group !== 'startup' || traits.stage !== null, traits.country !== null]
  return [...said, traits.goals.length > 0, traits.labels.length > 0].filter(Boolean).length
}
