import type { MatchMember, Standing } from './member.ts'

/** How both have decided so far, and how others decided on the one decided about. */
export interface StandingEvidence {
  /** How many the other accepted of late years, on a logarithmic scale. */
  otherActive: number
  /** Whether as many of them lately: 0 or below. */
  otherLately: number
  /** How often others accept them. */
  otherWanted: number
  otherConnected: number
  ownActive: number
  ownLately: number
  /** How often the decider accepts. */
  ownReadiness: number
}

/** Taken for the share of members one accepts, and is accepted by, while little is known. */
const usualRate = 0.3
/** How many decisions it takes until a member's own rate weighs as much as the usual one. */
const usualWeighs = 5
/** An accept that has faded to this is as good as none. */
const faint = 0.1

export function standingEvidenceOf({ standing: own }: MatchMember, { standing }: MatchMember): StandingEvidence {
  return {
    otherActive: activity(standing),
    otherLately: lately(standing),
    otherWanted: rateOf(standing.wanted, standing.declined),
    otherConnected: Math.log1p(standing.connections),
    ownActive: activity(own),
    ownLately: lately(own),
    ownReadiness: rateOf(own.accepts, own.rejects),
  }
}

const activity = ({ steadyAccepts }: Standing) => Math.log(1 + steadyAccepts / faint)
const lately = ({ recentAccepts, steadyAccepts }: Standing) => Math.log((recentAccepts + faint) / (steadyAccepts + faint))

/** The logarithm of a rate against the usual one, shrunk towards it: 0 where nothing is known. */
function rateOf(yes: number, no: number): number {
  return Math.log((yes + usualWeighs * usualRate) / (yes + no + usualWeighs) / usualRate)
}
