import { readerZone } from '#platform/web/reader.ts'
import type { Figures } from '../../contract.ts'

export type NextEvent = NonNullable<Figures['events']['next']>

/** All-day events follow the event's time zone, others the reader's. */
export const zoneOfNext = ({ all_day, time_zone }: NextEvent, zone = readerZone()): string => (all_day ? time_zone : zone)

const dayLength = 86_400_000
/** The Swedish date format is ISO 8601. */
const dayNumber = (at: Date, timeZone: string) => Date.parse(at.toLocaleDateString('sv', { timeZone })) / dayLength

/** Calendar days until the event starts; 0 or less if it has started. */
export function daysUntil(next: NextEvent, now: number, zone = readerZone()): number {
  const timeZone = zoneOfNext(next, zone)
  return dayNumber(new Date(next.starts_at), timeZone) - dayNumber(new Date(now), timeZone)
}
