import { fromDate, parseDate, parseDateTime, toZoned } from '@internationalized/date'

/**
 * The instant of a date and time in a zone. A time that a clock skips is an hour later, of one that comes twice it is the first (RFC 5545, 3.3.5).
 * @param local '2026-03-29T09:30'; or, of a whole day, '2026-03-29', which is its first instant
 * @throws for what is no date, or no zone
 */
export const instantOf = (local: string, timeZone: string): Date =>
  toZoned(local.includes('T') ? parseDateTime(local) : parseDate(local), timeZone, 'compatible').toDate()

/** An instant as the clocks of a zone have it: '2026-03-29T09:30'. */
export const localTime = (instant: Date, timeZone: string): string => fromDate(instant, timeZone).toString().slice(0, 16)

/** When a date is over in a zone: the first instant of the next one, 23 to 25 hours after its own. */
export const endOf = (date: string, timeZone: string): Date => instantOf(parseDate(date).add({ days: 1 }).toString(), timeZone)

/** The date of an instant in a zone: '2026-03-29'. */
export const localDate = (instant: Date, timeZone: string): string => localTime(instant, timeZone).slice(0, 10)

/** Zones that were asked for before, since to look one up takes long; there are some 600 names. */
const known = new Set<string>()
const mostKnown = 1_000

/** Whether a name is one of a zone that clocks are known of. */
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

/** When an event of a form begins and is over, and whether it has whole days; undefined for what is no date. */
export function timesOf({ starts, ends, time_zone }: Record<'starts' | 'ends' | 'time_zone', string>) {
  const all_day = !starts.includes('T')
  try {
    return { starts_at: instantOf(starts, time_zone), ends_at: (all_day ? endOf : instantOf)(ends, time_zone), all_day }
  } catch {
    return undefined
  }
}
