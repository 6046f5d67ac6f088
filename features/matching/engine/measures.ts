import { distanceInKm } from '#features/places/distance.ts'
import { fundingStages } from '#features/profiles/vocabulary.ts'
import { usualAt } from './fit.ts'
import type { Community, MatchMember, PairFacts, Shares, Traits } from './member.ts'
import { numberAt } from './number-at.ts'
import { isAmount, roundsOf } from './ticket.ts'

/** The met share from 0 to 1, and whether an investor's criterion is missed; null if unknown. */
export type Met = { share: number; isAgainst?: boolean } | null
export type Measure = (one: MatchMember, other: MatchMember, pair: PairFacts, community: Community) => Met

/** The investor and the startup of a pair, if it has one of each. */
export function investmentOf(one: MatchMember, other: MatchMember): { investor: MatchMember; startup: MatchMember } | undefined {
  if (one.group === 'investor' && other.group === 'startup') return { investor: one, startup: other }
  return one.group === 'startup' && other.group === 'investor' ? { investor: other, startup: one } : undefined
}

export function forInvestor(met: (investor: MatchMember, startup: Traits) => Met): Measure {
  return (one, other) => {
    const both = investmentOf(one, other)
    return both ? met(both.investor, both.startup.traits) : null
  }
}

export const isEmpty = (shares: Shares) => Object.keys(shares).length === 0

/** The fewer things a member names, the more each of them counts. */
const meant = (share: number) => 0.8 + 0.2 * Math.sqrt(Math.min(1, share))

export function wished(wish: Shares, found: readonly string[]): Met {
  if (isEmpty(wish) || found.length === 0) return null
  const share = Math.max(...found.map((value) => numberAt(wish, value)))
  return share > 0 ? { share: meant(share) } : { share: 0, isAgainst: true }
}

/** The share that remains for a near miss. */
const nearMiss = 0.4

/** The stages in their order; a bridge round can come between any two. */
const stageOrder: readonly string[] = fundingStages.filter((stage) => stage !== 'bridge')

/** Whether one stage follows the other; a bridge is next to none. */
const areNeighbours = (one: string, other: string) =>
  stageOrder.includes(one) && stageOrder.includes(other) && Math.abs(stageOrder.indexOf(one) - stageOrder.indexOf(other)) === 1

export function stageMet({ stated }: MatchMember, { stage }: Traits): Met {
  if (stage === null) return null
  const met = wished(stated.stages, [stage])
  if (!met?.isAgainst) return met
  const isNext = Object.keys(stated.stages).some((name) => areNeighbours(name, stage))
  return { share: isNext ? nearMiss : 0, isAgainst: true }
}

/**
 * A round in the middle of the range that the tickets imply fits best, one at its ends two thirds as well; beyond it, the fit falls with
 * distance.
 */
export function roundMet({ stated }: MatchMember, { amount }: Traits): Met {
  const rounds = roundsOf(stated.amount)
  if (!rounds || !isAmount(amount)) return null
  const log = Math.log(amount)
  const beyond = Math.max(rounds.low - log, log - rounds.high)
  if (beyond > 0) return { share: nearMiss * Math.exp(-beyond), isAgainst: true }
  const half = (rounds.high - rounds.low) / 2
  return { share: half === 0 ? 1 : 1 - Math.abs(log - rounds.low - half) / half / 3 }
}

export function placeMet({ stated, traits }: MatchMember, startup: Traits): Met {
  const near = nearnessOf(traits, startup)
  const share = near?.share ?? 0
  const { city, country, regions } = startup
  if (isEmpty(stated.cities) && isEmpty(stated.countries) && isEmpty(stated.regions)) return near
  if (country === null) return null
  const named = Math.max(numberAt(stated.countries, country), city === null ? 0 : numberAt(stated.cities, city))
  const region = Math.max(0, ...regions.filter((name) => name !== 'global').map((name) => numberAt(stated.regions, name)))
  const wish = named > 0 ? meant(named) : region > 0 ? meant(region) - 0.1 : numberAt(stated.regions, 'global') > 0 ? 0.6 : 0
  return wish === 0 ? { share: nearMiss * share, isAgainst: true } : { share: 0.75 * wish + 0.25 * share }
}

export function nearness({ traits: one }: MatchMember, { traits: other }: MatchMember): Met {
  return nearnessOf(one, other)
}

/** In kilometres: the distance that counts as next door, and the longest possible one. */
const atHome = 40
const farAway = 20_000

/** 1 in the same city, falling with the logarithm of the distance; sharing a country or region gives a minimum. */
function nearnessOf(one: Traits, other: Traits): Met {
  if (one.country === null || other.country === null) return null
  if (one.city !== null && one.city === other.city) return { share: 1 }
  const isSameRegion = one.regions[0] !== undefined && one.regions[0] !== 'global' && one.regions[0] === other.regions[0]
  const together = one.country === other.country ? 0.45 : isSameRegion ? 0.2 : 0
  if (!one.coordinates || !other.coordinates) return { share: together }
  const kilometres = distanceInKm(one.coordinates, other.coordinates)
  const near = 1 - Math.log1p(kilometres / atHome) / Math.log1p(farAway / atHome)
  return { share: together + (1 - together) * Math.max(0, near) }
}

export function industriesMet(one: MatchMember, other: MatchMember): Met {
  const [own, theirs] = [fieldsOf(one), fieldsOf(other)]
  if (own.length === 0 || theirs.length === 0) return null
  const shared = own.filter((industry) => theirs.includes(industry)).length
  return { share: shared === 0 ? 0 : meant(shared / Math.max(own.length, theirs.length)) }
}

/** Startups at the same stage face the same questions. */
export function sameStage({ traits: one }: MatchMember, { traits: other }: MatchMember): Met {
  if (one.stage === null || other.stage === null) return null
  return { share: one.stage === other.stage ? 1 : areNeighbours(one.stage, other.stage) ? 0.5 : 0 }
}

export function similarRound({ traits: one }: MatchMember, { traits: other }: MatchMember): Met {
  if (!isAmount(one.amount) || !isAmount(other.amount)) return null
  return { share: Math.exp(-Math.abs(Math.log(one.amount / other.amount))) }
}

export function stagesInCommon({ stated: one }: MatchMember, { stated: other }: MatchMember): Met {
  const [own, theirs] = [Object.keys(one.stages), Object.keys(other.stages)]
  if (own.length === 0 || theirs.length === 0) return null
  return { share: own.filter((stage) => theirs.includes(stage)).length / new Set([...own, ...theirs]).size }
}

/** Investors with similar ticket sizes can share a round: the overlap of both ranges as a share of their union. */
export function ticketsInCommon({ stated: one }: MatchMember, { stated: other }: MatchMember): Met {
  const [own, theirs] = [roundsOf(one.amount), roundsOf(other.amount)]
  if (!own || !theirs) return null
  const overlap = Math.min(own.high, theirs.high) - Math.max(own.low, theirs.low)
  const span = Math.max(own.high, theirs.high) - Math.min(own.low, theirs.low)
  return { share: span === 0 ? 1 : Math.max(0, overlap) / span }
}

/** In euros: the value of advice falls between rounds of these sizes. */
const firstRound = 100_000
const lateRound = 50_000_000

/** Advice is worth most to an early startup. A bridge alone does not say how early it is. */
export function earliness(one: MatchMember, other: MatchMember): Met {
  const { stage, amount } = (one.group === 'startup' ? one : other).traits
  if (!isAmount(amount)) {
    return stage === null || !stageOrder.includes(stage) ? null : { share: 1 - stageOrder.indexOf(stage) / stageOrder.length }
  }
  const late = Math.log(amount / firstRound) / Math.log(lateRound / firstRound)
  return { share: 1 - Math.min(1, Math.max(0, late)) }
}

/** Years of experience that count as the maximum. */
const manyYears = 30

/** A mentor's years, the first ones counting most; for two mentors, the lower number. */
export function experienceMet(one: MatchMember, other: MatchMember): Met {
  const years = [one, other].flatMap(({ group, traits }) => (group === 'mentor' ? [traits.years ?? null] : []))
  if (years.includes(null)) return null
  return { share: Math.min(1, Math.log1p(Math.min(...(years as number[]))) / Math.log1p(manyYears)) }
}

/** An investor's fields include those they look for. */
export const fieldsOf = ({ traits, stated }: MatchMember): string[] => [
  ...new Set([...traits.industries, ...Object.keys(stated.industries)]),
]

/** Rare shared goals count more, each further one less, and a complete overlap most; a fund that reports on sustainability adds to it. */
export function goalsMet(one: MatchMember, other: MatchMember, _: PairFacts, community: Community): Met {
  const [own, theirs] = [one.traits.goals, other.traits.goals]
  if (own.length === 0 || theirs.length === 0) return null
  const rarity = (goals: Iterable<number>) => rareness(one, other, 'goals', Array.from(goals, String), community)
  const shared = rarity(sharedGoals(one, other))
  const met = 0.7 * (1 - Math.exp(-shared / goalScale)) + (0.3 * shared) / Math.max(1e-6, rarity(new Set([...own, ...theirs])))
  return { share: met + (1 - met) * accountable(one, other) }
}

export const sharedGoals = (one: MatchMember, other: MatchMember): number[] =>
  one.traits.goals.filter((goal) => other.traits.goals.includes(goal)).toSorted((a, b) => a - b)

/**
 * Article 9 funds must have sustainable investment as their objective, Article 8 funds promote such characteristics
 * (Regulation (EU) 2019/2088): a startup that names its goals is one they can account for.
 */
function accountable(one: MatchMember, other: MatchMember): number {
  const sfdr = investmentOf(one, other)?.investor.traits.sfdr
  return sfdr === 'article-9' ? 0.4 : sfdr === 'article-8' ? 0.2 : 0
}

/** The summed rarity (as logarithms) at which shared values reach 63% of their maximum. */
const goalScale = 2.2
const labelScale = 3.5

function rareness(
  one: MatchMember,
  other: MatchMember,
  field: 'goals' | 'labels',
  values: readonly string[],
  community: Community,
): number {
  return values.reduce((sum, value) => {
    const usual = usualAt(community[one.group], field, value) + usualAt(community[other.group], field, value)
    return sum - Math.log(Math.min(1, usual / 2))
  }, 0)
}

export function expertiseMet(one: MatchMember, other: MatchMember, _: PairFacts, community: Community): Met {
  const [own, theirs] = [one.traits.labels, other.traits.labels]
  if (own.length === 0 || theirs.length === 0) return null
  return { share: 1 - Math.exp(-rareness(one, other, 'labels', sharedLabels(one, other), community) / labelScale) }
}

export const sharedLabels = (one: MatchMember, other: MatchMember): string[] =>
  one.traits.labels.filter((label) => other.traits.labels.includes(label))

/** No mutual connections is neutral, not a miss. */
export function peopleMet(_one: MatchMember, _other: MatchMember, { mutual }: PairFacts): Met {
  return mutual > 0 ? { share: 1 - 0.5 ** mutual } : null
}
