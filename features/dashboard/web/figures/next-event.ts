import { readerZone } from '#platform/web/reader.ts'
import type { Figures } from '../../contract.ts'

export type NextEvent = NonNullable<Figures['events']['next']>

/** Whole days are those of where the event is; else the reader's clocks count. */
export const zoneOfNext = ({ all_day, time_zone }: NextEvent, zone = readerZone()): string => (all_day ? time_zone : zone)

const dayLength = 86_400_000
/** Swedes write dates as ISO 8601 has them. */
const dayNumber = (at: Date, timeZone: string) => Date.parse(at.toLocaleDateString('sv', { timeZone })) / dayLength

/** In how many days the next event begins, by the calendar; not above 0 for one that has begun. */
export function daysUntil(next: NextEvent, now: number, zone = readerZone()): number {
  const timeZone = zoneOfNext(next, zone)
  return dayNumber(new Date(next.starts_at), timeZone) - dayNumber(new Date(now), timeZone)
}
