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

/** How much of a criterion two members meet. */
export interface Part {
  criterion: Criterion
  /** 0 to `of`, whole. */
  points: number
  /** The most there are; null of what makes up for a part of what the others leave. */
  of: number | null
  /** Whether it is against what the investor of the two looks for. */
  isAgainst: boolean
}

export interface Score {
  /** 0 to 99; null if too little is known of the two. */
  value: number | null
  parts: readonly Part[]
}

type Measures = readonly (readonly [criterion: Criterion, most: number, measure: Measure])[]

/** The two groups of a pair, by the alphabet. */
type PairKind = 'investor+investor' | 'investor+mentor' | 'investor+startup' | 'mentor+mentor' | 'mentor+startup' | 'startup+startup'

const pairKindOf = (one: MatchMember, other: MatchMember) => [one.group, other.group].toSorted().join('+') as PairKind

/** The points of each kind of pair add up to 100. */
const measuresOf: Readonly<Record<PairKind, Measures>> = {
  // What an investor's mandate says comes first.
  'investor+startup': [
    ['industry', 26, forInvestor(({ stated }, { industries }) => wished(stated.industries, industries))],
    ['stage', 18, forInvestor(stageMet)],
    ['round', 22, forInvestor(roundMet)],
    ['place', 18, forInvestor(placeMet)],
    ['goals', 16, goalsMet],
  ],
  // Others meet over common ground.
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
/** What is welcome and never missed makes up for a part of what is missing: the most of it that it can. */
const extras: Measures = [
  ['expertise', 0.5, expertiseMet],
  ['people', 0.3, peopleMet],
]

/** With fewer points to be had, of what both said, there is no score. */
const fewest = 50
/** Nobody fits wholly. What is against a wish takes a fifth off all the rest, and is no good match (bands.ts). */
const highest = 99
const leftAgainst = 0.8
const highestAgainst = 74

/** How well two members fit by what both say of themselves and look for, and by nothing that anybody decided: the same from both sides. */
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
  if (known < fewest) return { value: null, parts }
  const isAgainst = parts.some((part) => part.isAgainst)
  return { value: isAgainst ? Math.min(highestAgainst, Math.round(leftAgainst * sum)) : Math.min(highest, sum), parts }
}

/** Whether one of two members says more than the other of what counts between them. */
export const saysMore = (one: MatchMember, other: MatchMember): boolean => saidBy(one, other) > saidBy(other, one)

function saidBy({ group, traits, stated }: MatchMember, other: MatchMember): number {
  const seeks = group === 'investor' && other.group === 'startup'
  const said = seeks
    ? [stated.industries, stated.stages, { ...stated.cities, ...stated.countries, ...stated.regions }].map((wish) => !isEmpty(wish))
    : [traits.industries.length > 0, group !== 'startup' || traits.stage !== null, traits.country !== null]
  return [...said, traits.goals.length > 0, traits.labels.length > 0].filter(Boolean).length
}
