import type { MatchMember } from './member.ts'

/** How well pairs of a kind fit: 101 ascending quantiles of `matchOf`, the least first. */
export type Reference = readonly number[]

/** The two groups of a pair, by the alphabet. */
export type PairKind = 'investor+investor' | 'investor+mentor' | 'investor+startup' | 'mentor+mentor' | 'mentor+startup' | 'startup+startup'

export function pairKindOf(one: Pick<MatchMember, 'group'>, other: Pick<MatchMember, 'group'>): PairKind {
  return one.group < other.group ? (`${one.group}+${other.group}` as PairKind) : (`${other.group}+${one.group}` as PairKind)
}

/** The quantiles of a sample, interpolated between its values; at least one value is needed. */
export function referenceOf(values: readonly number[]): Reference {
  if (values.length === 0) throw new RangeError('A reference needs at least one value')
  const sorted = values.toSorted((a, b) => a - b)
  return Array.from({ length: 101 }, (_, percent) => valueAt(sorted, (percent / 100) * (sorted.length - 1)))
}

/** The value at a place that may lie between two. */
function valueAt(values: readonly number[], place: number): number {
  const below = values[Math.floor(place)] ?? 0
  return below + (place % 1) * ((values[Math.ceil(place)] ?? below) - below)
}

/** Which percentage of the reference's pairs fit at most as well: 0 to 100, whole. */
export function percentileOf(reference: Reference, value: number): number {
  let low = 0
  let high = reference.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((reference[middle] ?? Infinity) <= value) low = middle + 1
    else high = middle
  }
  return Math.min(100, Math.max(0, low - 1))
}

const percentages = [0, 5, 25, 50, 75, 90, 95, 99, 100]
/** Quantiles given at these percentages, with straight lines between them. */
const rising = (...values: number[]): Reference =>
  Array.from({ length: 101 }, (_, percent) => {
    const next = percentages.findIndex((known) => known >= percent)
    const [from = 0, to = 0] = [percentages[next - 1], percentages[next]]
    return valueAt(values, to === percent ? next : next - 1 + (percent - from) / (to - from))
  })

/**
 * What scores are compared to while a community is too small for a sample of its own: pairs of an invented community of 1,500 (the demo's)
 * that are not ruled out and have not decided anything, by the shipped weights and the default rates.
 */
export const defaultReferences: Readonly<Record<PairKind, Reference>> = {
  'investor+investor': rising(-2.75, -2.4, -1.57, -0.88, -0.46, -0.223, -0.171, -0.088, -0.03),
  'investor+mentor': rising(-3.04, -3.03, -2.63, -2.08, -1.49, -1.05, -0.8, -0.49, -0.195),
  'investor+startup': rising(-5.34, -2.89, -2, -1.15, -0.44, -0.189, -0.105, -0.032, -0.004),
  'mentor+mentor': rising(-2.63, -2.63, -2.36, -2.23, -1.91, -1.53, -1.17, -0.6, -0.51),
  'mentor+startup': rising(-2.63, -2.63, -2.63, -2.24, -1.92, -1.54, -1.26, -0.85, -0.5),
  'startup+startup': rising(-2.63, -2.63, -2.23, -2.03, -1.71, -1.3, -1.1, -0.62, -0.43),
}
