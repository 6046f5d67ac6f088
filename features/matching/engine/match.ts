import { evidenceOf, evidenceOfBoth, type Evidence } from './evidence.ts'
import type { Community, MatchMember, PairFacts } from './member.ts'
import type { Direction, DirectionWeights, Weights } from './weights.ts'

/** Log-odds that the decider accepts the other. */
export function acceptance(decider: MatchMember, other: MatchMember, pair: PairFacts, community: Community, weights: Weights): number {
  return logOdds(evidenceOf(decider, other, pair, community), weights.directions[directionOf(decider, other)])
}

/** Natural logarithm of the probability that both accept; symmetric. */
export function matchOf(one: MatchMember, other: MatchMember, pair: PairFacts, community: Community, weights: Weights): number {
  const [there, back] = evidenceOfBoth(one, other, pair, community)
  return (
    logProbability(logOdds(there, weights.directions[directionOf(one, other)])) +
    logProbability(logOdds(back, weights.directions[directionOf(other, one)]))
  )
}

export const directionOf = (decider: MatchMember, other: MatchMember): Direction => `${decider.group}>${other.group}`

/** Written out by name (a test compares it with the list of names): 29 look-ups by name would take longer than computing the evidence. */
export function logOdds(evidence: Evidence, { intercept, evidence: weigh }: DirectionWeights): number {
  return (
    intercept +
    weigh.labels * evidence.labels +
    weigh.industries * evidence.industries +
    weigh.stage * evidence.stage +
    weigh.ticket * evidence.ticket +
    weigh.city * evidence.city +
    weigh.country * evidence.country +
    weigh.region * evidence.region +
    weigh.soughtLabels * evidence.soughtLabels +
    weigh.soughtIndustries * evidence.soughtIndustries +
    weigh.soughtStage * evidence.soughtStage +
    weigh.soughtTicket * evidence.soughtTicket +
    weigh.soughtCity * evidence.soughtCity +
    weigh.soughtCountry * evidence.soughtCountry +
    weigh.soughtRegion * evidence.soughtRegion +
    weigh.sameLabels * evidence.sameLabels +
    weigh.sameIndustry * evidence.sameIndustry +
    weigh.sameCity * evidence.sameCity +
    weigh.sameCountry * evidence.sameCountry +
    weigh.sameRegion * evidence.sameRegion +
    weigh.goals * evidence.goals +
    weigh.sfdr * evidence.sfdr +
    weigh.mutual * evidence.mutual +
    weigh.otherActive * evidence.otherActive +
    weigh.otherLately * evidence.otherLately +
    weigh.otherWanted * evidence.otherWanted +
    weigh.otherConnected * evidence.otherConnected +
    weigh.ownActive * evidence.ownActive +
    weigh.ownLately * evidence.ownLately +
    weigh.ownReadiness * evidence.ownReadiness
  )
}

/** Natural logarithm of the logistic function, exact for extreme values. */
export function logProbability(odds: number): number {
  return odds > 0 ? -Math.log1p(Math.exp(-odds)) : odds - Math.log1p(Math.exp(odds))
}
