import type { Seen } from './member.ts'
import { numberAt } from './number-at.ts'

/** How many of what was accepted makes it more than chance, and fit to be spoken of. */
const some = 3

type Counted = 'labels' | 'industries' | 'stages' | 'cities' | 'countries' | 'regions'

/** Whether they were accepted, or rejected, often enough to say so: at least three of them, and a third of all. */
export const isOften = (seen: Seen, field: Counted, value: string): boolean =>
  numberAt(seen[field], value) >= some && numberAt(seen[field], value) * 3 >= seen.count

/** What more than half were, the commonest first: with two values together if no single one is. */
export function mostly(seen: Seen, field: Counted): string[] {
  const counts = Object.entries(seen[field]).toSorted((a, b) => b[1] - a[1])
  const [first, second] = counts
  if (!first || seen.count < some) return []
  if (first[1] * 2 > seen.count) return [first[0]]
  return second && (first[1] + second[1]) * 2 > seen.count ? [first[0], second[0]] : []
}
