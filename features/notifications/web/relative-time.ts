const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

/** How long ago something was, in the largest suitable unit. */
export type Ago = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days' | 'weeks'; n: number }

/**
 * @param now and `time` in milliseconds; a time in the future counts as now
 * @param longest the largest unit
 */
export function ago(time: number, now: number, longest: 'days' | 'weeks' = 'days'): Ago {
  const passed = now - time
  if (passed < minute) return { unit: 'now' }
  if (passed < hour) return { unit: 'minutes', n: Math.floor(passed / minute) }
  if (passed < day) return { unit: 'hours', n: Math.floor(passed / hour) }
  if (longest === 'weeks' && passed >= week) return { unit: 'weeks', n: Math.floor(passed / week) }
  return { unit: 'days', n: Math.floor(passed / day) }
}
