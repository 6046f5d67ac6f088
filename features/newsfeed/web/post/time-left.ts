const hour = 60 * 60_000
const day = 24 * hour

/** The time until an end, in whole hours or days, rounded. Times are in milliseconds. */
export function timeLeft(end: number, now: number): { unit: 'soon' } | { unit: 'hours' | 'days'; n: number } {
  const left = end - now
  if (left < hour) return { unit: 'soon' }
  if (left < day - hour / 2) return { unit: 'hours', n: Math.round(left / hour) }
  return { unit: 'days', n: Math.round(left / day) }
}
