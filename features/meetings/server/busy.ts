import type { Reader } from '#platform/server/database/index.ts'
import { busyTimesOf } from '#features/busy-times/server/index.ts'
import { eventsOfMember } from '#features/events/server/index.ts'
import type { Span } from '../availability.ts'
import { keptTimesOf } from './kept-times.ts'
import { meetingSpans } from './queries.ts'

/** Where a member's busy times come from. Sources tell when, and never why. */
type BusySource = (reader: Reader, memberId: string, from: Date, until: Date) => Promise<Span[]>

/** Nobody goes to more events than this at a time. */
const mostEvents = 500

const meetings: BusySource = async (reader, memberId, from, until) => {
  const rows = await meetingSpans(reader, memberId, from, until)
  return rows.flatMap((row) => (row.until ? [{ from: row.from, until: row.until }] : []))
}

/** Events that they host or are registered for. */
const events: BusySource = async (reader, memberId, from, until) => {
  const attended = await eventsOfMember(reader, memberId, from, mostEvents)
  return attended
    .filter(({ status, event_date }) => status === 'scheduled' && event_date < until)
    .map(({ event_date, end_date }) => ({ from: event_date, until: end_date }))
}

/** A further source of busy times adds itself here. */
const sources: readonly BusySource[] = [meetings, events, busyTimesOf, keptTimesOf]

/** When a member is busy between two times, from all sources. */
export async function busyOf(reader: Reader, memberId: string, from: Date, until: Date): Promise<Span[]> {
  const found = await Promise.all(sources.map((source) => source(reader, memberId, from, until)))
  return found.flat()
}
