import { formats } from '@lingui/core'
import { readerLocale } from './i18n.ts'
import { shownZone } from './reader.ts'

/** How a heading names a day: today and yesterday by translated words, other days by the reader's calendar. */
export type DayName = 'today' | 'yesterday' | { date: string }

/** The heading above what happened on a day: Wednesday 18 November. */
export function nameOfDay(day: Date, now: Date, locale = readerLocale()): DayName {
  const days = daysBetween(day, now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  const year = yearUnlessThis(day, now)
  return { date: formats.date(locale, day, { weekday: 'long', day: 'numeric', month: 'long', year, timeZone: shownZone() }) }
}

/** The reader's calendar days, not periods of 24 hours; negative for the future (a clock may be ahead). */
export const daysBetween = (earlier: Date, later: Date): number => (Date.parse(dateOf(later)) - Date.parse(dateOf(earlier))) / 86_400_000

/** For dates whose year is left out in the current year. */
export const yearUnlessThis = (time: Date, now: Date): 'numeric' | undefined =>
  dateOf(time).slice(0, 4) === dateOf(now).slice(0, 4) ? undefined : 'numeric'

/** The reader's date: 2026-11-20. */
export const dateOf = (time: Date): string => formats.date('sv', time, { dateStyle: 'short', timeZone: shownZone() })
