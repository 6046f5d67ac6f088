import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { ValidEventInput } from '../hosting-contract.ts'
import { mostDates } from '../limits.ts'
import { type Repeat, datesOf, daysBetween, daysLater } from '../repeat.ts'
import { localDate } from '../zoned-time.ts'
import { isSeenBy } from './facts.ts'
import { type CardRow, type EventRow, cardColumns } from './queries.ts'

type Dated = ValidEventInput & { id: string }

/** An event for each date; the first is the given one. */
export const seriesOf = (event: Dated, repeat: Repeat): Dated[] =>
  datesOf(event.starts.slice(0, 10), repeat).map((date, at) => (at === 0 ? event : { ...onDate(event, date), id: randomUUID() }))

const onDate = (event: Dated, date: string): Dated => {
  const days = daysBetween(event.starts.slice(0, 10), date)
  return { ...event, starts: daysLater(event.starts, days), ends: daysLater(event.ends, days) }
}

/** The same change for a later date: it moves by as many days as the event that was changed, and starts at the same time of the day. */
export function movedAlike(event: Dated, before: EventRow, later: EventRow): Dated {
  const days = daysBetween(localDate(before.event_date, before.time_zone), event.starts.slice(0, 10))
  return { ...onDate(event, daysLater(localDate(later.event_date, later.time_zone), days)), id: later.id }
}

/** The dates after an event of a series that are still to come and have the same hosts, locked. */
export const datesAfter = (tx: Tx, { series_id, event_date, user_id, organisation_id }: EventRow): Promise<EventRow[]> =>
  tx
    .selectFrom('events')
    .selectAll()
    .where('series_id', '=', series_id)
    .where('event_date', '>', event_date)
    .where('end_date', '>', sql<Date>`now()`)
    .where('status', '=', 'scheduled')
    .where('user_id', 'is not distinct from', user_id)
    .where('organisation_id', 'is not distinct from', organisation_id)
    .orderBy('event_date')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** When the events of a series begin, soonest first; none for an event that does not repeat. */
export async function startsOfSeries(reader: Reader, id: string): Promise<Date[]> {
  const rows = await reader.selectFrom('events').select('event_date').where('series_id', '=', id).orderBy('event_date').execute()
  return rows.map(({ event_date }) => event_date)
}

/** Condition of `events as e`: it does not repeat, or is the first date of its series from a time on, perhaps of those that are not over. */
export const isNextDate = (from: Date | RawBuilder<Date>, isAhead = false): RawBuilder<boolean> =>
  sql<boolean>`(e.series_id is null or not exists (
    select from events s where s.series_id = e.series_id and s.is_listed and s.event_date >= ${from}
      and ${isAhead ? sql`s.end_date > now()` : sql`true`} and (s.event_date, s.id) < (e.event_date, e.id)))`

/** The other dates of an event that repeats, as far as they are still to come, soonest first. */
export const otherDates = (reader: Reader, viewer: string, { id, series_id }: Pick<EventRow, 'id' | 'series_id'>): Promise<CardRow[]> =>
  reader
    .selectFrom('events as e')
    .select(cardColumns)
    .where('e.series_id', '=', series_id)
    .where('e.id', '<>', id)
    .where('e.status', '=', 'scheduled')
    .where('e.duplicate_of', 'is', null)
    .where('e.end_date', '>', sql<Date>`now()`)
    .where(isSeenBy(viewer))
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(mostDates)
    .execute()
