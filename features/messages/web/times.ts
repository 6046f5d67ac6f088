import { formats } from '@lingui/core'
import { readerLocale } from '#platform/web/i18n.ts'
import { daysBetween, yearUnlessThis } from '#platform/web/name-of-day.ts'
import { shownZone } from '#platform/web/reader.ts'

/** 14:31, 2:31 PM */
export const formatTime = (time: Date, locale = readerLocale()): string => format(time, { timeStyle: 'short' }, locale)

/** With its day, unless it is today's: 14:31; Wed 18 Nov, 14:31; 18 Nov 2024, 14:31. */
export function formatMoment(time: Date, now: Date, locale = readerLocale()): string {
  const days = daysBetween(time, now)
  if (days <= 0) return formatTime(time, locale)
  const weekday = days < 7 ? 'short' : undefined
  return `${format(time, { weekday, day: 'numeric', month: 'short', year: yearUnlessThis(time, now) }, locale)}, ${formatTime(time, locale)}`
}

/** Time of a last message, as short as a list needs it: 14:31; 'yesterday', to be translated; Wed; 16 Nov; 16/11/2024. */
export function lastTime(time: Date, now: Date, locale = readerLocale()): string {
  const days = daysBetween(time, now)
  if (days <= 0) return formatTime(time, locale)
  if (days === 1) return 'yesterday'
  if (days < 7) return format(time, { weekday: 'short' }, locale)
  if (!yearUnlessThis(time, now)) return format(time, { day: 'numeric', month: 'short' }, locale)
  return format(time, { day: '2-digit', month: '2-digit', year: 'numeric' }, locale)
}

/** Keeps the formats: creating one takes fifty times as long as using it. */
const format = (time: Date, options: Intl.DateTimeFormatOptions, locale: string): string =>
  formats.date(locale, time, { ...options, timeZone: shownZone() })
