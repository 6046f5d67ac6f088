import type { Reason } from '../contract.ts'
import { type EvidenceName, evidenceOfBoth } from './evidence.ts'
import type { Fit } from './fit.ts'
import { directionOf } from './match.ts'
import type { Community, MatchMember, PairFacts } from './member.ts'
import { sharedReasons } from './shared-reasons.ts'
import { commonerOf } from './shared.ts'
import type { Told } from './told.ts'
import type { Weights } from './weights.ts'
import { wishReasons } from './wish-reasons.ts'

const most = 5
/** So many speak against the match at most: what speaks for it is why it is shown. */
const mostAgainst = 2
/** What moves the odds by less than a seventh is no reason. */
const least = 0.15

/**
 * What moved the match of two members most, as its viewer reads it: at most 5, the most telling first, what speaks against it last. Whether
 * the other is about comes after what fits: that is no reason to choose them.
 */
export function reasonsOf(viewer: MatchMember, other: MatchMember, pair: PairFacts, community: Community, weights: Weights): Reason[] {
  const [own, theirs] = evidenceOfBoth(viewer, other, pair, community)
  const ownWeights = weights.directions[directionOf(viewer, other)].evidence
  const theirWeights = weights.directions[directionOf(other, viewer)].evidence
  // The same fact counts in both decisions: what one looks for, the other knows to be looked for.
  const ownWish = (field: keyof Fit) => own[field] * (ownWeights[field] + theirWeights[sought[field]])
  const theirWish = (field: keyof Fit) => theirs[field] * (theirWeights[field] + ownWeights[sought[field]])
  const shared = (name: EvidenceName) => own[name] * (ownWeights[name] + theirWeights[name])
  const fit = [
    ...wishReasons(viewer, other, fitWorth(ownWish), community[other.group], true),
    ...wishReasons(other, viewer, fitWorth(theirWish), community[viewer.group], false),
    ...sharedReasons(viewer, other, pair, { ...own, ...sharedWorth(shared) }, commonerOf(viewer, other, community)),
  ]
  const standing = standingReasons(
    other,
    own.otherActive * ownWeights.otherActive +
      own.otherLately * ownWeights.otherLately +
      theirs.ownActive * theirWeights.ownActive +
      theirs.ownLately * theirWeights.ownLately,
  )
  const telling = [...mostTelling(fit), ...mostTelling(standing)]
  const against = telling.filter(({ worth }) => worth < 0).slice(0, mostAgainst)
  const fitting = telling.filter(({ worth }) => worth > 0).slice(0, most - against.length)
  return [...fitting, ...against].map(({ text, worth }) => ({ text, fits: worth > 0 }))
}

const mostTelling = (told: readonly Told[]) =>
  told.filter(({ worth }) => Math.abs(worth) >= least).toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))

const sought = {
  labels: 'soughtLabels',
  industries: 'soughtIndustries',
  stage: 'soughtStage',
  ticket: 'soughtTicket',
  city: 'soughtCity',
  country: 'soughtCountry',
  region: 'soughtRegion',
  words: 'soughtWords',
} as const satisfies Record<keyof Fit, EvidenceName>

const fitWorth = (worthOf: (field: keyof Fit) => number): Fit => mapped(Object.keys(sought) as (keyof Fit)[], worthOf)
const both = ['sameLabels', 'sameIndustry', 'sameWords', 'sameCity', 'sameCountry', 'sameRegion', 'goals', 'sfdr', 'mutual'] as const
const sharedWorth = (worthOf: (name: EvidenceName) => number) => mapped(both, worthOf)

function mapped<Name extends string>(names: readonly Name[], valueOf: (name: Name) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, number>
}

const texts = {
  active: { .../*i18n*/ { id: 'matching.reason.standing.active', message: 'Has been looking for matches of late' } },
  quiet: { .../*i18n*/ { id: 'matching.reason.standing.quiet', message: 'Has not been looking for matches of late' } },
}

/** Whether the other is about. How often they accept, and how often others accept them, counts and is told to nobody. */
function standingReasons({ standing: { monthsSince: months } }: MatchMember, activity: number): Told[] {
  if (months === null) return []
  if (months <= 3 && activity > 0) return [{ text: texts.active, worth: activity }]
  return months >= 6 && activity < 0 ? [{ text: texts.quiet, worth: activity }] : []
}
