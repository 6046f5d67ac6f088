/** No single piece of evidence says more than this: about 55 to 1. */
const most = 4

/** How many accepted members it takes until they weigh as much as what is usual in the community. */
const usualWeighs = 4
/** How many accepts a stated wish is worth. */
const statedWeighs = 8
/** How many expected accepts it takes until those that came instead count half. */
const verdictWeighs = 2

/** What is known of one seeker's wish for one value of one field. */
interface Wish {
  /** The share of the stated wish that this value has, and what all of the wish adds up to: 1, or 0 if nothing is stated. */
  share: number
  said: number
  accepted: number
  accepts: number
  rejected: number
  rejects: number
  /** The share of the community that has it. */
  usual: number
}

/**
 * How much more often a seeker takes this value than it is met: log of p(value | they accept) / p(value), with the stated wish and the
 * community's rate as observations made before the first one (a Dirichlet prior), so that little is said by little.
 * Positive speaks for it, 0 says nothing.
 */
export function logRatio(wish: Wish): number {
  const weight = statedWeighs * wish.said
  // Whoever names many things means each at least as much as everybody does: what is stated never counts against it.
  const share = wish.share > 0 ? Math.max(wish.share, wish.usual) : 0
  const expected = (weight * share + wish.accepted + usualWeighs * wish.usual) / (weight + wish.accepts + usualWeighs)
  return bounded(Math.log(expected / wish.usual) + verdict(wish))
}

/**
 * What rejects add: whether the value is accepted more often than this seeker accepts at all (observed against expected accepts,
 * shrunk by a gamma prior). Whoever rejects everyone says nothing about anything by it.
 */
function verdict({ accepted, accepts, rejected, rejects }: Wish): number {
  if (rejects === 0) return 0
  const rate = (accepts + 1) / (accepts + rejects + 2)
  return Math.log((accepted + verdictWeighs) / (rate * (accepted + rejected) + verdictWeighs))
}

export const bounded = (value: number) => Math.min(most, Math.max(-most, value))
