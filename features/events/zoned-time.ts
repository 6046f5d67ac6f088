import { fromDate, parseDate, parseDateTime, toZoned } from '@internationalized/date'

/**
 * The instant of a local date and time. A skipped time moves an hour later, a repeated time means the first one (RFC 5545, 3.3.5).
 * @param local '2026-03-29T09:30', or '2026-03-29' for the first instant of a day
 * @throws for an invalid date or zone
 */
export const instantOf = (local: string, timeZone: string): Date =>
  toZoned(local.includes('T') ? parseDateTime(local) : parseDate(local), timeZone, 'compatible').toDate()

/** The local time of an instant in a zone: '2026-03-29T09:30'. */
export const localTime = (instant: Date, timeZone: string): string => fromDate(instant, timeZone).toString().slice(0, 16)

/** The end of a date in a zone: the first instant of the next date. */
export const endOf = (date: string, timeZone: string): Date => instantOf(parseDate(date).add({ days: 1 }).toString(), timeZone)

/** The local date of an instant in a zone: '2026-03-29'. */
export const localDate = (instant: Date, timeZone: string): string => localTime(instant, timeZone).slice(0, 10)

/** Cache, since looking up a zone is slow; there are about 600 names. */
const known = new Set<string>()
const mostKnown = 1_000

/** Whether a name is a known time zone. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true
  try {
    const isZone = Boolean(Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
    if (isZone && known.size < mostKnown) known.add(name)
    return isZone
  } catch {
    return false
  }
}

/** The start and end of a form's event, and whether it is all-day; undefined for invalid dates. */
export function timesOf({ starts, ends, time_zone }: Record<'starts' | 'ends' | 'time_zone', string>) {
  const all_day = !starts.includes('T')
  try {
    return { starts_at: instantOf(starts, time_zone), ends_at: (all_day ? endOf : instantOf)(ends, time_zone), all_day }
  } catch {
    return undefined
  }
}
