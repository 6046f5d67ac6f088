import { instantOf, isTimeZone, localDate } from '#features/events/zoned-time.ts'

const hour = 60 * 60_000

/** Whether this is an IANA zone name, and not an offset. */
export const isZone = (name: unknown): name is string => typeof name === 'string' && !/^[+-]/.test(name) && isTimeZone(name)

/**
 * The instant of a local time in a zone.
 * @param shown the local time, as if it were in UTC
 */
export const instantIn = (zone: string, shown: Date): Date => instantOf(shown.toISOString().slice(0, 19), zone)

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/

/** Parses an ISO date or time, in this zone unless it has an offset. @returns null for anything else */
export function timeOf(text: unknown, zone: string): { at: Date; isDay: boolean } | null {
  const found = typeof text === 'string' ? isoTime.exec(text.trim()) : null
  if (!found) return null
  const [, day = '', time, seconds = ':00', offset] = found
  const at = new Date(`${day}T${time ?? '00:00'}${seconds}${time && offset ? offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') : 'Z'}`)
  // JavaScript reads 30 February as 2 March.
  const isDate = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
  if (Number.isNaN(at.getTime()) || !isDate) return null
  return { at: time && offset ? at : instantIn(zone, at), isDay: !time }
}

/** Assumed length of events without an end. */
const usualLength = 2 * hour
/** Longer events are taken for a mistake. */
const longest = 400 * 24 * hour

/** The end of an event, always after its start. */
export function endOf(starts: Date, ends: Date | null | undefined): Date {
  const length = ends ? ends.getTime() - starts.getTime() : 0
  return ends && length > 0 && length <= longest ? ends : new Date(starts.getTime() + usualLength)
}

/** The midnight after a time. */
export function dayAfter(time: Date, zone: string): Date {
  const [year = 0, month = 1, day = 1] = localDate(time, zone).split('-').map(Number)
  return instantIn(zone, new Date(Date.UTC(year, month - 1, day + 1)))
}
