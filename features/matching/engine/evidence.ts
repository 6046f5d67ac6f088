import { fitOf, type Fit } from './fit.ts'
import type { Community, MatchMember, PairFacts } from './member.ts'
import { sharedBy, type Shared } from './shared.ts'
import { standingEvidenceOf, type StandingEvidence } from './standing.ts'

/**
 * Evidence that the decider accepts the other, in the order of weights and reasons: what the decider looks for, what the other looks for,
 * what both share, and how both have decided so far.
 */
export const fitEvidence = [
  'labels',
  'industries',
  'stage',
  'ticket',
  'city',
  'country',
  'region',
  'soughtLabels',
  'soughtIndustries',
  'soughtStage',
  'soughtTicket',
  'soughtCity',
  'soughtCountry',
  'soughtRegion',
  'sameLabels',
  'sameIndustry',
  'sameCity',
  'sameCountry',
  'sameRegion',
  'goals',
  'sfdr',
  'mutual',
] as const
const standingEvidence = ['otherActive', 'otherLately', 'otherWanted', 'otherConnected', 'ownActive', 'ownLately', 'ownReadiness'] as const
export const evidenceNames = [...fitEvidence, ...standingEvidence] as const
export type EvidenceName = (typeof evidenceNames)[number]
/** Each is above 0 if it speaks for an accept, below 0 if against it, 0 if unknown. */
export type Evidence = Readonly<Record<EvidenceName, number>>

export function evidenceOf(decider: MatchMember, other: MatchMember, pair: PairFacts, community: Community): Evidence {
  return evidenceFrom(
    fitOf(decider, other, community[other.group]),
    fitOf(other, decider, community[decider.group]),
    sharedBy(decider, other, pair, community),
    standingEvidenceOf(decider, other),
  )
}

/** The evidence of both directions; the symmetric part is computed once. */
export function evidenceOfBoth(one: MatchMember, other: MatchMember, pair: PairFacts, community: Community): [Evidence, Evidence] {
  const wish = fitOf(one, other, community[other.group])
  const sought = fitOf(other, one, community[one.group])
  const shared = sharedBy(one, other, pair, community)
  return [
    evidenceFrom(wish, sought, shared, standingEvidenceOf(one, other)),
    evidenceFrom(sought, wish, shared, standingEvidenceOf(other, one)),
  ]
}

/** Written out by name: it runs for thousands of candidates, where copying objects would take most of the time. */
function evidenceFrom(wish: Fit, sought: Fit, shared: Shared, standing: StandingEvidence): Evidence {
  return {
    labels: wish.labels,
    industries: wish.industries,
    stage: wish.stage,
    ticket: wish.ticket,
    city: wish.city,
    country: wish.country,
    region: wish.region,
    soughtLabels: sought.labels,
    soughtIndustries: sought.industries,
    soughtStage: sought.stage,
    soughtTicket: sought.ticket,
    soughtCity: sought.city,
    soughtCountry: sought.country,
    soughtRegion: sought.region,
    sameLabels: shared.sameLabels,
    sameIndustry: shared.sameIndustry,
    sameCity: shared.sameCity,
    sameCountry: shared.sameCountry,
    sameRegion: shared.sameRegion,
    goals: shared.goals,
    sfdr: shared.sfdr,
    mutual: shared.mutual,
    otherActive: standing.otherActive,
    otherLately: standing.otherLately,
    otherWanted: standing.otherWanted,
    otherConnected: standing.otherConnected,
    ownActive: standing.ownActive,
    ownLately: standing.ownLately,
    ownReadiness: standing.ownReadiness,
  }
}
