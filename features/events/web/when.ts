import { formats } from '@lingui/core'
import { dateRange } from '#platform/date-range.ts'
import { readerLocale } from '#platform/web/i18n.ts'
import { readerZone } from '#platform/web/reader.ts'
import type { EventCard } from '../shared-contract.ts'

type When = Pick<EventCard, 'starts_at' | 'ends_at' | 'time_zone' | 'all_day' | 'format'>
type Options = { zone?: string; locale?: string; now?: Date }

const longestInReaderZone = 24 * 60 * 60_000

/** The zone to show an event in: the reader's if online, its own if on-site, all-day or longer than a day. The calendar has the same rule (`is_dated`). */
export function zoneOf({ starts_at, ends_at, time_zone, all_day, format }: When, zone = readerZone()): string {
  const isLong = Date.parse(ends_at) - Date.parse(starts_at) > longestInReaderZone
  return format === 'online' && !all_day && !isLong ? zone : time_zone
}

/**
 * When an event takes place: 'Thu 26 Nov, 09:30–18:00', with the year unless it is this one, and with the zone if its clocks differ from
 * the reader's.
 */
export function whenOf(event: When, { zone = readerZone(), locale = readerLocale(), now = new Date() }: Options = {}): string {
  const timeZone = zoneOf(event, zone)
  const from = new Date(event.starts_at)
  const isDated = event.all_day
  const to = new Date(new Date(event.ends_at).getTime() - (isDated ? 1 : 0))
  const isThisYear = yearIn(from, timeZone) === yearIn(now, timeZone)
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    ...(!isDated && { hour: 'numeric', minute: '2-digit' }),
  })
  const text = dateRange(format, from, to)
  return isDated ? text : withZone(text, from, { timeZone, zone, locale })
}

/** The start time, for use beside the date: '09:30', with the zone if its clocks differ from the reader's. Empty for all-day events. */
export function startOf(event: When, { zone = readerZone(), locale = readerLocale() }: Options = {}): string {
  if (event.all_day) return ''
  const timeZone = zoneOf(event, zone)
  const at = new Date(event.starts_at)
  return withZone(formats.date(locale, at, { timeZone, hour: 'numeric', minute: '2-digit' }), at, { timeZone, zone, locale })
}

/** A text about a time, with the name of its zone if the reader's clock differs. */
const withZone = (text: string, at: Date, { timeZone, zone, locale }: { timeZone: string; zone: string; locale: string }) =>
  clockOf(at, timeZone) === clockOf(at, zone) ? text : `${text} ${zoneName(at, timeZone, locale)}`

const yearIn = (at: Date, timeZone: string) => formats.date('en', at, { timeZone, year: 'numeric' })
const clockOf = (at: Date, timeZone: string) => formats.date('en', at, { timeZone, dateStyle: 'short', timeStyle: 'short' })
const zoneName = (at: Date, timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')
    ?.value ?? timeZone
