import { fromDate, toCalendarDate } from '@internationalized/date'
import type { digestFrequencies } from '#features/events/vocabulary.ts'

export type Frequency = (typeof digestFrequencies)[number]

/** The local hours in which a digest is sent; until the second, a delayed one still is. */
const from = 8
const until = 12

/**
 * The date of the digest due now in a zone: every day, Mondays for weekly, and the first of the month for monthly ones.
 * @returns '2026-11-23'; undefined if none is due
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
