import { csvOf } from '#platform/server/csv.ts'
import { eventPath } from '#features/events/paths.ts'
import type { EventFacts } from '#features/events/server/index.ts'
import { dateIn, placeOf } from '../event-links.ts'

const headings = ['Event', 'Starts', 'Ends', 'Time zone', 'Place', 'Format', 'Organizer', 'Website', 'Link']

/** Events as a table, their times as they are said where they take place. @param note stands below them */
export function tableOf(events: readonly EventFacts[], site: string, note?: string): string {
  const rows = events.map((event) => [
    event.title,
    ...timesOf(event),
    event.time_zone,
    placeOf(event),
    event.format,
    event.organizer,
    event.website ?? '',
    site + eventPath(event.id),
  ])
  return csvOf([headings, ...rows, ...(note ? [[note]] : [])])
}

/** '2026-11-26 09:30'; of whole days their first and last date. */
function timesOf({ event_date, end_date, time_zone, all_day }: EventFacts): [string, string] {
  if (all_day) return [dateIn(time_zone, event_date), dateIn(time_zone, new Date(end_date.getTime() - 1))]
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const written = (at: Date) => `${dateIn(time_zone, at)} ${time.format(at)}`
  return [written(event_date), written(end_date)]
}
