import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isReadableBy } from '#features/groups/server/index.ts'
import { isAbsent, members } from '#features/members/server/index.ts'
import { areBlocked, isHidden } from '#features/relations/server/index.ts'
import type { AttendanceStatus } from '../vocabulary.ts'
import { statusesOf } from './messages.ts'

/** What notifications need to know about an event. */
export interface Told {
  event_id: string
  member_id: string
  title: string
  host_id: string | null
  event_date: Date
  end_date: Date
  time_zone: string
  all_day: boolean
  venue: string
  city: string | null
  cancel_reason: string
  status: 'scheduled' | 'cancelled' | 'retired' | 'hidden'
  standing: AttendanceStatus
  full_name: string
}

/** An event, and who changed it, if its host, a co-host or a colleague did. */
export interface Changed {
  event_id: string
  by?: string | undefined
}

/** What has happened to an event, for one of those who go there. */
export interface ToldOfChange extends Omit<Told, 'standing'> {
  /** Null if they host it. */
  standing: AttendanceStatus | null
  /** Who is shown as doing it, if the member can see them: to attendees the host. */
  actor_id: string | null
}

const columns = sql`e.id as event_id, h.user_id as member_id, e.title, e.user_id as host_id, e.event_date, e.end_date, e.time_zone, e.all_day,
  e.venue, e.city, e.cancel_reason, e.status, h.attendance_status as standing, u.full_name`

const notHidden = sql`(e.user_id is null or not ${isHidden(sql.ref('h.user_id'), sql.ref('e.user_id'))})`

/**
 * Members who attend upcoming events or wait for a place, and those who host them, except who made the change. The host of one that operators
 * hid or removed is told of the decision itself. What does not take place is told to attendees even if its host is away.
 */
export async function thoseWhoGo(reader: Reader, changed: readonly Changed[], memberId?: string): Promise<ToldOfChange[]> {
  const [ids, by] = [changed.map(({ event_id }) => event_id), changed.map((each) => each.by ?? null)]
  const { rows } = await sql<ToldOfChange>`
    select ${columns}, (select actor.id from ${members.as('actor')}
      where actor.id = case when h.attendance_status is null then changed.by else e.user_id end and not ${isHidden(sql.ref('actor.id'), sql.ref('h.user_id'))}) as actor_id
    from unnest(${ids}::uuid[], ${by}::uuid[]) changed (event_id, by) join events e on e.id = changed.event_id
    cross join lateral (
      select g.user_id, g.attendance_status from user_event_history g
      where g.event_id = e.id and g.attendance_status in ('registered', 'attended', 'waiting', 'requested')
        and not ${areBlocked(sql.ref('g.user_id'), sql.ref('e.user_id'))} and (e.status <> 'scheduled' or not ${isAbsent(sql.ref('e.user_id'))})
      union all select c.member_id, null from event_co_hosts c where c.event_id = e.id and c.accepted_at is not null
      union all select e.user_id, null where e.status not in ('hidden', 'retired')
    ) h (user_id, attendance_status) join ${members.as('u')} on u.id = h.user_id
    where e.end_date > now() and h.user_id is distinct from changed.by
      and ${memberId === undefined ? sql`true` : sql`h.user_id = ${memberId}`}`.execute(reader)
  return rows
}

/** The current registration statuses of some members, with their names. */
export async function registrations(reader: Reader, pairs: readonly { event_id: string; member_id: string }[]): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select ${columns}
    from unnest(${pairs.map(({ event_id }) => event_id)}::uuid[], ${pairs.map(({ member_id }) => member_id)}::uuid[]) as pair (event_id, member_id)
    join user_event_history h on h.event_id = pair.event_id and h.user_id = pair.member_id
    join events e on e.id = h.event_id join ${members.as('u')} on u.id = h.user_id
    where ${notHidden}`.execute(reader)
  return rows
}

/** Those of these events that a member still hosts. */
export const eventsHostedBy = (reader: Reader, host: string, ids: readonly string[]) =>
  reader
    .selectFrom('events')
    .select(['id', 'title', 'event_date', 'end_date', 'time_zone', 'all_day'])
    .where('user_id', '=', host)
    .where('id', 'in', ids)
    .execute()

interface MessageTo {
  message_id: string
  event_id: string
  member_id: string
  author_id: string
  /** The author's. */
  full_name: string
  title: string
  text: string
}

/** Those whom some messages were written to, except members who muted the event, have left its group, or are hidden from the host or the author. */
export async function messagesTo(reader: Reader, ids: readonly string[], memberId?: string): Promise<MessageTo[]> {
  const { rows } = await sql<MessageTo>`
    select m.id as message_id, m.event_id, h.user_id as member_id, m.author_id, a.full_name, e.title, m.text
    from event_messages m join events e on e.id = m.event_id join ${members.as('a')} on a.id = m.author_id
    join user_event_history h on h.event_id = m.event_id and not h.is_muted and h.user_id <> m.author_id
      and (h.attendance_status = 'waiting' and m.audience <> 'registered'
        or h.attendance_status = any(${statusesOf.registered}::text[]) and m.audience <> 'waiting')
    where m.id = any(${ids}::uuid[]) and ${memberId === undefined ? sql`true` : sql`h.user_id = ${memberId}`}
      and ${isReadableBy(sql.ref('e.group_id'), sql.ref('h.user_id'))}
      and not ${isHidden(sql.ref('h.user_id'), sql.ref('m.author_id'))} and ${notHidden}`.execute(reader)
  return rows
}
