import type { EventFacts } from '#features/events/server/index.ts'

/** When an event begins, in words: 'Thursday, 26 November 2026 at 09:30 EET'. @param zone where the reader is; absent: where it takes place */
export function whenOf({ event_date, end_date, time_zone, all_day }: EventFacts, zone = time_zone): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  if (!all_day) {
    const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
    return new Intl.DateTimeFormat('en-GB', { ...day, ...time, timeZone: zone }).format(event_date)
  }
  // Whole days are those of where it takes place.
  const dates = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: time_zone })
  const [first, last] = [event_date, new Date(end_date.getTime() - 1)].map((at) => dates.format(at))
  return first === last ? (first ?? '') : `${first} to ${last}`
}
