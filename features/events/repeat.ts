import { type CalendarDate, parseDate } from '@internationalized/date'
import { mostDates } from './limits.ts'

export const rhythms = ['weekly', 'fortnightly', 'monthly'] as const
/** How often an event repeats; monthly on the same weekday of the month, such as the third Thursday. */
export type Rhythm = (typeof rhythms)[number]

export interface Repeat {
  rhythm: Rhythm
  /** The number of dates, the first included, or the last possible date ('2027-06-30'). */
  times?: number | null | undefined
  until?: string | null | undefined
}

/**
 * The dates of a series, the first included; at most `mostDates`, even if more would follow until the last one.
 * @param first '2026-11-26'
 */
export function datesOf(first: string, { rhythm, times, until }: Repeat): string[] {
  const start = parseDate(first)
  const number = Math.min(times ?? mostDates, mostDates)
  const dates = Array.from({ length: number }, (_, at) => nextDate(start, rhythm, at).toString())
  return until ? dates.filter((date) => date <= until) : dates
}

function nextDate(start: CalendarDate, rhythm: Rhythm, at: number): CalendarDate {
  if (rhythm === 'monthly') return sameWeekday(start, at)
  return start.add({ weeks: rhythm === 'weekly' ? at : 2 * at })
}

/** The same weekday of a later month: the third Thursday again. A fifth one becomes the last. */
function sameWeekday(start: CalendarDate, months: number): CalendarDate {
  const place = Math.ceil(start.day / 7)
  const month = start.set({ day: 1 }).add({ months })
  const weekday = (date: CalendarDate) => date.toDate('UTC').getUTCDay()
  const first = month.add({ days: (weekday(start) - weekday(month) + 7) % 7 })
  const found = first.add({ weeks: place - 1 })
  return found.month === month.month ? found : found.subtract({ weeks: 1 })
}

/** The days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((parseDate(to).toDate('UTC').getTime() - parseDate(from).toDate('UTC').getTime()) / 86_400_000)

/** A local time or date of the form '2026-11-26T18:30' or '2026-11-26', some days later. */
export const daysLater = (local: string, days: number): string => parseDate(local.slice(0, 10)).add({ days }).toString() + local.slice(10)
