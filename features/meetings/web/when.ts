import { formats } from '@lingui/core'
import { readerLocale } from '#platform/web/i18n.ts'
import { readerZone } from '#platform/web/reader.ts'

/** The date of a time, in a zone: 'Thu 26 Nov', with the year unless it is this one. */
export function dayOf(time: string, zone = readerZone()): string {
  const at = new Date(time)
  const isThisYear = at.getUTCFullYear() === new Date().getUTCFullYear()
  return format(at, { weekday: 'short', day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }, zone)
}

/** The clock at a time, in a zone: '09:30'. */
export const clockOf = (time: string, zone = readerZone()): string => format(new Date(time), { hour: 'numeric', minute: '2-digit' }, zone)

/** 'Thu 26 Nov, 09:30' in a zone. */
export const whenOf = (time: string, zone = readerZone()): string => `${dayOf(time, zone)}, ${clockOf(time, zone)}`

/** The date and clock of a meeting from start to end: 'Thu 26 Nov, 09:30–10:00'. */
export const spanOf = (starts: string, ends: string): string => `${dayOf(starts)}, ${clockOf(starts)}–${clockOf(ends)}`

/** The same time by somebody else's clock, with the date where it is another one: '11:30'; undefined where clocks agree. */
export function theirClock(time: string, zone: string | null): string | undefined {
  if (zone === null || !isKnown(zone) || whenOf(time, zone) === whenOf(time)) return undefined
  return dayOf(time, zone) === dayOf(time) ? clockOf(time, zone) : whenOf(time, zone)
}

/** Times by their day in the reader's zone, '2026-11-26', both in order. */
export function timesByDay(times: readonly string[]): Map<string, string[]> {
  const zone = readerZone()
  const days = new Map<string, string[]>()
  for (const time of times) {
    const date = format(new Date(time), { dateStyle: 'short' }, zone, 'sv')
    const day = days.get(date)
    if (day) day.push(time)
    else days.set(date, [time])
  }
  return days
}

/** Browsers may not know a zone that the other's does. */
function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const format = (at: Date, options: Intl.DateTimeFormatOptions, timeZone: string, locale = readerLocale()): string =>
  formats.date(locale, at, { ...options, timeZone })
