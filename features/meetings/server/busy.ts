import type { Reader } from '#platform/server/database/index.ts'
import { busyTimesOf } from '#features/busy-times/server/index.ts'
import { eventTimesOf } from '#features/events/server/index.ts'
import type { Span } from '../availability.ts'
import { keptTimesOf } from './kept-times.ts'
import { meetingSpans } from './queries.ts'

interface Asked extends Span {
  member: string
}

/** Where busy times come from besides meetings; a further source adds itself here. Sources tell when, and never why. */
const sources: readonly ((reader: Reader, asked: Asked) => Promise<Span[]>)[] = [eventTimesOf, busyTimesOf, keptTimesOf]

/** When a member is busy between two times, apart from meetings. */
export async function busyApartFromMeetings(reader: Reader, asked: Asked): Promise<Span[]> {
  const found = await Promise.all(sources.map((source) => source(reader, asked)))
  return found.flat()
}

/** When a member is busy between two times, from all sources. */
export async function busyOf(reader: Reader, asked: Asked): Promise<Span[]> {
  const [meetings, others] = await Promise.all([meetingSpans(reader, asked), busyApartFromMeetings(reader, asked)])
  return [...meetings, ...others]
}
