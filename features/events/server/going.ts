import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { isStorable } from '#platform/server/http/storable-input.ts'
import { keyset, readPage } from '#platform/server/paging.ts'
import { type BriefRow, briefColumns, members, presentBrief } from '#features/members/server/index.ts'
import { connectedTo, hiddenFrom } from '#features/relations/server/index.ts'
import type { EventCard } from '../shared-contract.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import { isSeenBy } from './facts.ts'
import { type CardRow, cardsInOrder } from './queries.ts'

/**
 * Query: which of a member's connections attend which of some events (uuid[]) and share it, as `event_id` and `user_id`. The cost depends
 * on the number of connections, not on the number of attendees.
 */
const connectionsGoing = (viewer: string | RawBuilder<string>, ids: readonly string[] | RawBuilder<readonly string[]>) => sql<{
  event_id: string
  user_id: string
}>`
  select h.event_id, h.user_id from (${connectedTo(sql`${viewer}::uuid`)}) c
  join user_event_preferences p on p.user_id = c.id and p.shows_attendance
  join user_event_history h on h.user_id = c.id and h.event_id = any(${ids}::uuid[]) and h.attendance_status in ('registered', 'attended')
  where c.id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`

type Connections = EventCard['connections']

const goingTo = namedStatement<{ viewer: string; ids: readonly string[] }, BriefRow & { event_id: string; count: number }>(
  'events.going',
  (_kysely, { viewer, ids }) => sql`
    select ranked.event_id, ranked.count, ${sql.join(briefColumns('u'))}
    from (
      select event_id, user_id, count(*) over (partition by event_id)::int as count,
        row_number() over (partition by event_id order by user_id) as place
      from (${connectionsGoing(viewer, ids)}) going
    ) ranked join ${members.as('u')} on u.id = ranked.user_id
    where ranked.place <= 3 order by ranked.event_id, ranked.place`,
)

/** The number of a member's connections who attend each event, and three of them. */
export async function connectionsAt(reader: Reader, viewer: string, ids: readonly string[]): Promise<(id: string) => Connections> {
  const rows = ids.length === 0 ? [] : await goingTo(reader, { viewer, ids })
  const byEvent = Map.groupBy(rows, ({ event_id }) => event_id)
  return (id) => {
    const some = byEvent.get(id) ?? []
    return { count: some[0]?.count ?? 0, some: some.map(presentBrief) }
  }
}

const byName = keyset(
  z.object({ full_name: z.string().max(400).refine(isStorable), member_id: z.uuid() }),
  ({ full_name, member_id }: BriefRow) => ({
    full_name,
    member_id,
  }),
)

/** A page of a member's connections who attend an event and share it, in alphabetical order. */
export const listGoing = (reader: Reader, viewer: string, eventId: string, request: PageRequest): Promise<Page<BriefRow>> =>
  readPage(request, byName, async (limit, after) => {
    const further = after ? sql`(u.full_name, u.id) > (${after.full_name}, ${after.member_id}::uuid)` : sql`true`
    const { rows } = await sql<BriefRow>`
      select ${sql.join(briefColumns('u'))} from (${connectionsGoing(viewer, [eventId])}) going
      join ${members.as('u')} on u.id = going.user_id where ${further} order by u.full_name, u.id limit ${limit}`.execute(reader)
    return rows
  })

const standings = namedStatement<{ member: string; ids: readonly string[] }, { event_id: string; attendance_status: AttendanceStatus }>(
  'events.standings',
  (kysely, { member, ids }) =>
    kysely
      .selectFrom('user_event_history')
      .select(['event_id', 'attendance_status'])
      .where('user_id', '=', member)
      .where('event_id', '=', sql<string>`any(${ids}::uuid[])`),
)

/** The status of a member's registration for each of these events. */
export async function standingsOf(
  reader: Reader,
  member: string,
  ids: readonly string[],
): Promise<(id: string) => AttendanceStatus | null> {
  const rows = ids.length === 0 ? [] : await standings(reader, { member, ids })
  const byEvent = new Map(rows.map(({ event_id, attendance_status }) => [event_id, attendance_status]))
  return (id) => byEvent.get(id) ?? null
}

/** The next events a connection attends, if they share this; empty for anyone else. */
export async function eventsOfConnection(reader: Reader, viewer: string, memberId: string, most: number): Promise<CardRow[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from (${connectedTo(sql`${viewer}::uuid`)}) c
    join user_event_preferences p on p.user_id = c.id and p.shows_attendance
    join user_event_history h on h.user_id = c.id and h.attendance_status = 'registered'
    join events e on e.id = h.event_id and e.is_listed and e.end_date > now()
    where c.id = ${memberId} and c.id <> all(${hiddenFrom(sql`${viewer}::uuid`)})
    order by e.event_date, e.id limit ${most}`.execute(reader)
  return cardsInOrder(
    reader,
    viewer,
    rows.map(({ id }) => id),
  )
}

/** The title of the next event that a member attends together with each of some others (at most a page), if both share it. */
export async function eventsInCommon(reader: Reader, viewer: string, others: readonly string[]): Promise<Map<string, string>> {
  const rows = await nextInCommon(reader, { viewer, others })
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const nextInCommon = namedStatement<{ viewer: string; others: readonly string[] }, { id: string; title: string }>(
  'events.inCommon',
  (_kysely, { viewer, others }) => sql<{ id: string; title: string }>`
    select distinct on (theirs.user_id) theirs.user_id as id, e.title
    from user_event_preferences mine
    join user_event_history own on own.user_id = mine.user_id and own.attendance_status = 'registered'
    join events e on e.id = own.event_id and e.is_listed and e.end_date > now()
    join user_event_history theirs on theirs.event_id = e.id and theirs.user_id = any(${others}::uuid[]) and theirs.attendance_status = 'registered'
    join user_event_preferences p on p.user_id = theirs.user_id and p.shows_attendance
    where mine.user_id = ${viewer}::uuid and mine.shows_attendance and ${isSeenBy(viewer)}
    order by theirs.user_id, e.event_date, e.id`,
)
