import { bounded } from './ratio.ts'
import type { Commonness, MatchMember } from './member.ts'

/** How many accepts the community's mean, and a stated range, count for. */
const usualWeighs = 2
const statedWeighs = 6
/** The smallest spread assumed for an amount, as the standard deviation of its natural logarithm. */
const narrowest = 0.5
/** A ticket is usually between a twentieth and a half of its round. */
const leastPartOfRound = 0.05
const mostPartOfRound = 0.5
/** A range counts as the middle 80% of a normal distribution: half of it is 1.2816 standard deviations. */
const halfOfRange = 1.2816
/** An open-ended range is taken to extend to ten times the amount, or to a tenth. */
const openEnd = Math.log(10)

/**
 * How much more likely the seeker is to join a round of this size than such a round is in the community: the difference of two log-normal
 * densities. 0 if either is unknown.
 */
export function ticketRatio(seeker: MatchMember, amount: number | null, { amount: usual }: Commonness): number {
  if (!isAmount(amount)) return 0
  const { stated, taste } = seeker
  const range = roundsOf(stated.amount)
  const seen = taste.accepted.amounts
  if (!range && seen.count === 0) return 0
  const said = range ? statedWeighs : 0
  const middle = range ? (range.low + range.high) / 2 : 0
  const spread = range ? Math.max(narrowest, (range.high - range.low) / 2 / halfOfRange) : 0
  const weight = seen.count + said + usualWeighs
  const mean = (seen.sum + said * middle + usualWeighs * usual.mean) / weight
  const squares = seen.squares + said * (middle ** 2 + spread ** 2) + usualWeighs * (usual.mean ** 2 + usual.variance)
  const variance = Math.max(narrowest ** 2, squares / weight - mean ** 2)
  const log = Math.log(amount)
  const ratio = density(log, mean, variance) - density(log, usual.mean, usual.variance)
  if (!range || stated.amount.of === 'rounds') return bounded(ratio)
  // Tickets are limits: a round beyond them never counts in favour, and one within them never against, unless accepts show otherwise.
  const learned = seen.count / (said + seen.count)
  const beyond = Math.max(0, range.low - log, log - range.high)
  return bounded(beyond > 0 ? ratio * learned - beyond * (1 - learned) : Math.max(ratio, ratio * learned))
}

/** The logarithms of the range of rounds that a stated range implies; null if none is stated. */
export function roundsOf({ low, high, of = 'tickets' }: MatchMember['stated']['amount']): { low: number; high: number } | null {
  const from = isAmount(low) ? Math.log(low) : isAmount(high) ? Math.log(high) - openEnd : null
  const to = isAmount(high) ? Math.log(high) : isAmount(low) ? Math.log(low) + openEnd : null
  if (from === null || to === null) return null
  return of === 'rounds' ? { low: from, high: to } : { low: from - Math.log(mostPartOfRound), high: to - Math.log(leastPartOfRound) }
}

export const isAmount = (value: number | null): value is number => value !== null && value > 0 && Number.isFinite(value)

const density = (value: number, mean: number, variance: number) => -((value - mean) ** 2) / (2 * variance) - Math.log(variance) / 2
