import type ICAL from 'ical.js'
import { type Zone, type Zones, utc } from './zones.ts'

/** A time of a calendar. */
export interface Moment {
  /** What the clock shows, as the instant that it would be in UTC. */
  shown: Date
  instant: Date
  zone: Zone
  /** The IANA name of the zone that members see it in: UTC is only how many calendars write times. */
  zoneName: string
  isDay: boolean
  /** Whether the instant is the calendar's own, and not our reading of a day or a time without a zone. */
  isZoned: boolean
}

/** @throws RangeError for what is no time */
export function momentOf(time: ICAL.Time, tzid: string, zones: Zones): Moment {
  const shown = new Date(Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second))
  if (Number.isNaN(shown.getTime()) || time.year < 1800 || time.year > 9000) throw new RangeError('no time')
  const isDay = time.isDate
  const isUtc = !isDay && time.zone.tzid === 'UTC'
  const named = isDay || isUtc ? undefined : zones.named(tzid)
  const zone = isUtc ? utc : (named ?? zones.usual ?? utc)
  return {
    shown,
    instant: zone.instantOf(shown),
    zone,
    zoneName: isUtc ? (zones.usual?.name ?? 'UTC') : zone.name,
    isDay,
    isZoned: isUtc || named !== undefined,
  }
}

/** The same kind of time, at another time on the clock. */
export const moved = (time: Moment, shown: Date): Moment => ({ ...time, shown, instant: time.zone.instantOf(shown) })

export const dayOf = ({ shown }: Moment): string => shown.toISOString().slice(0, 10)
