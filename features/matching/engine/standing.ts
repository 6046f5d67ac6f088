import type { MatchMember, Standing } from './member.ts'

/** How both have decided so far, and how others decided about the one in question. */
export interface StandingEvidence {
  /** How many members the other accepted in recent years, on a logarithmic scale. */
  otherActive: number
  /** Whether they accepted as many lately: 0 or below. */
  otherLately: number
  /** How often others accept them. */
  otherWanted: number
  otherConnected: number
  ownActive: number
  ownLately: number
  /** How often the decider accepts. */
  ownReadiness: number
}

/** The assumed share of accepts, given and received, while little is known. */
const usualRate = 0.3
/** How many decisions it takes until a member's own rate weighs as much as the assumed one. */
const usualWeighs = 5
/** An accept that has faded to this no longer counts. */
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

/** The logarithm of a rate relative to the assumed one, shrunk towards it: 0 if nothing is known. */
function rateOf(yes: number, no: number): number {
  return Math.log((yes + usualWeighs * usualRate) / (yes + no + usualWeighs) / usualRate)
}
