import { fromDate, toCalendarDate } from '@internationalized/date'
import type { digestFrequencies } from '#features/events/vocabulary.ts'

export type Frequency = (typeof digestFrequencies)[number]

/** From when a digest is sent on the clocks of who gets it, and until when one that was held up still is; in hours. */
const from = 8
const until = 12

/**
 * Which digest is due at this moment in a zone, by its date: each day's, a Monday's for the week, the first's for the month.
 * @returns '2026-11-23'; undefined while none is
 */
export function digestDue(now: Date, zone: string, frequency: Frequency): string | undefined {
  const local = fromDate(now, zone)
  if (local.hour < from || local.hour >= until) return undefined
  const date = toCalendarDate(local)
  const isMonday = new Date(`${date.toString()}T00:00:00Z`).getUTCDay() === 1
  if (frequency === 'weekly' && !isMonday) return undefined
  if (frequency === 'monthly' && date.day !== 1) return undefined
  return date.toString()
}
