/** The smallest number that is shown, and the step to which numbers of what members do are rounded. */
const smallest = 5
/** Of smaller groups nothing is shown but their size. */
const smallestGroup = 10

/**
 * A number as operators may read it: 'few' is less than five, none included; 'nearlyAll' is all of a group but less than five, all included;
 * 'hidden' is not shown, because the group is small, or another number could be calculated from it.
 */
export type Cell = number | 'few' | 'nearlyAll' | 'hidden'

const rounded = (count: number) => Math.round(count / smallest) * smallest

/** How many did something, if nobody knows of how many. */
export const roundedCell = (count: number): Cell => (count < smallest ? 'few' : rounded(count))

/** How many of a group did something that others must not learn of a single member. */
export function privateCell(count: number, group: number): Cell {
  if (group < smallestGroup) return 'hidden'
  if (count < smallest) return 'few'
  return group - count < smallest ? 'nearlyAll' : rounded(count)
}

/** How many did something that everybody can see, such as joining. */
export const publicCell = (count: number): Cell => (count > 0 && count < smallest ? 'few' : count)

/**
 * The parts of a total that is shown as well. If parts are too small to be shown, further ones are hidden, the smallest first, until the
 * hidden ones are at least two that add up to twice the smallest number, so that none can be calculated.
 */
export function publicParts(counts: readonly number[]): Cell[] {
  const small = (count: number) => count > 0 && count < smallest
  const bySize = counts.map((count, at) => ({ count, at })).toSorted((one, other) => one.count - other.count)
  const hidden = new Map(bySize.filter(({ count }) => small(count)).map(({ count, at }) => [at, count]))
  const sum = () => [...hidden.values()].reduce((total, count) => total + count, 0)
  for (const { count, at } of bySize) {
    if (hidden.size === 0 || (hidden.size > 1 && sum() >= 2 * smallest)) break
    if (count > 0) hidden.set(at, count)
  }
  return counts.map((count, at) => (hidden.has(at) ? (small(count) ? 'few' : 'hidden') : count))
}

/** Up to these many days, and then whole quarters of a year. */
const daySteps = [1, 2, 3, 5, 7, 10, 14, 21, 30, 45, 60, 90]

/**
 * After how many days half of those in a cell had done something, rounded up so that a single act seldom changes it; null if the cell has
 * fewer than ten. Whether it is shown depends on the cell alone, so it tells nothing about the exact number.
 */
export function medianDays(days: number | null, cell: Cell): number | null {
  const isShown = cell === 'nearlyAll' || (typeof cell === 'number' && cell >= smallestGroup)
  if (days === null || !isShown) return null
  return daySteps.find((step) => days <= step) ?? Math.ceil(days / 90) * 90
}
