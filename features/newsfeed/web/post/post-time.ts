const hour = 60 * 60_000
const day = 24 * hour

/** Relative time as usual in feeds: hours, then days, then the date. Times are in milliseconds. */
export function postTime(time: number, now: number): { unit: 'now' | 'date' } | { unit: 'hours' | 'days'; n: number } {
  const passed = now - time
  if (passed < hour) return { unit: 'now' }
  if (passed < day) return { unit: 'hours', n: Math.floor(passed / hour) }
  if (passed < 7 * day) return { unit: 'days', n: Math.floor(passed / day) }
  return { unit: 'date' }
}
