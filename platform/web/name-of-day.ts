import { formats } from '@lingui/core'
import { readerLocale } from './i18n.ts'

/** How a heading names a day: today and yesterday by translated words, other days by the reader's calendar. */
export type DayName = 'today' | 'yesterday' | { date: string }

/** The heading above what happened on a day: Wednesday 18 November. */
export function nameOfDay(day: Date, now: Date, locale = readerLocale()): DayName {
  const days = daysBetween(day, now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return { date: formats.date(locale, day, { weekday: 'long', day: 'numeric', month: 'long', year: yearUnlessThis(day, now) }) }
}

/** Calendar days, not periods of 24 hours; negative for the future (a clock may be ahead). */
export function daysBetween(earlier: Date, later: Date): number {
  const midday = (time: Date) => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate(), 12)
  return Math.round((midday(later) - midday(earlier)) / 86_400_000)
}

/** For dates whose year is left out in the current year. */
export const yearUnlessThis = (time: Date, now: Date): 'numeric' | undefined =>
  time.getFullYear() === now.getFullYear() ? undefined : 'numeric'
