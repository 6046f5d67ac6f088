/** The limit of a single piece of evidence: about 55 to 1. */
const maxRatio = 4

/** How many accepted members it takes until they weigh as much as the community's rate. */
const usualWeighs = 4
/** How many accepts a stated wish counts for. */
const statedWeighs = 8
/** How many expected accepts it takes until the actual ones count half. */
const verdictWeighs = 2

/** Evidence of a seeker's wish for one value of one field. */
interface Wish {
  /** This value's share of the stated wish, and the sum of all shares: 1, or 0 if nothing is stated. */
  share: number
  said: number
  accepted: number
  accepts: number
  rejected: number
  rejects: number
  /** The share of the community that has this value. */
  usual: number
}

/**
 * How much more often a seeker accepts this value than it occurs: log of p(value | they accept) / p(value), with the stated wish and the
 * community's rate as prior observations (a Dirichlet prior), so that few decisions have little effect. Positive counts in favour, 0 is
 * neutral.
 */
export function logRatio(wish: Wish): number {
  const weight = statedWeighs * wish.said
  // A long list counts each of its values at least as much as the community does: a stated value never counts against somebody.
  const share = wish.share > 0 ? Math.max(wish.share, wish.usual) : 0
  const expected = (weight * share + wish.accepted + usualWeighs * wish.usual) / (weight + wish.accepts + usualWeighs)
  return bounded(Math.log(expected / wish.usual) + verdict(wish))
}

/**
 * What rejects add: whether the value is accepted more often than this seeker accepts overall (observed against expected accepts, shrunk by
 * a
 * gamma prior). Rejecting everyone therefore says nothing about any value.
 */
function verdict({ accepted, accepts, rejected, rejects }: Wish): number {
  if (rejects === 0) return 0
  const rate = (accepts + 1) / (accepts + rejects + 2)
  return Math.log((accepted + verdictWeighs) / (rate * (accepted + rejected) + verdictWeighs))
}

export const bounded = (value: number) => Math.min(maxRatio, Math.max(-maxRatio, value))
