import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { StatementParameters } from '#platform/server/database/named-statement.ts'
import { readableGroups } from '#features/groups/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'

/** Nobody goes to more events than this at a time. */
const mostTimes = 500

/** Of a hidden event, only title, time and place are used. */
function shownUnlessHidden<Column extends 'description' | 'website'>(column: `e.${Column}`) {
  type Value = Column extends 'description' ? string : string | null
  const name = column.slice(2) as Column
  return sql<Value>`case when e.status = 'hidden' then ${sql.lit(name === 'description' ? '' : null)} else ${sql.ref(column)} end`.as(name)
}

export const factColumns = [
  'e.id',
  'e.source',
  'e.user_id',
  'e.title',
  shownUnlessHidden('e.description'),
  'e.event_date',
  'e.end_date',
  'e.time_zone',
  'e.all_day',
  'e.is_confirmed',
  'e.format',
  'e.venue',
  'e.address',
  'e.city',
  'e.country',
  'e.latitude',
  'e.longitude',
  'e.organizer',
  shownUnlessHidden('e.website'),
  'e.status',
  'e.sequence',
  'e.created_at',
  'e.updated_at',
] as const

/**
 * A condition of `events as e`: its host and the viewer are not hidden from each other, and if it belongs to a group, the viewer does, too.
 * Hosts who have left the group still look after their event.
 */
export const isSeenBy = (viewer: string | Expression<string>): RawBuilder<boolean> => sql<boolean>`(
  (e.user_id is null or e.user_id <> all(${hiddenFrom(sql`${viewer}::uuid`)}))
  and (e.group_id is null or e.user_id = ${viewer}::uuid or e.group_id = any(${readableGroups(sql`${viewer}::uuid`)})))`

/** Query: the ids of the events that a member hosts with their hosts. */
export const coHostedBy = (member: string | RawBuilder<string>): RawBuilder<{ event_id: string }> =>
  sql<{ event_id: string }>`select event_id from event_co_hosts where member_id = ${member} and accepted_at is not null`

/** A condition of `events as e`: operators have not hidden it, or the viewer hosts it or has registered for it. */
export const isOpenTo = (viewer: string | RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(e.status <> 'hidden' or e.user_id = ${viewer}::uuid or e.id in (${coHostedBy(sql`${viewer}::uuid`)}) or exists (
    select from user_event_history h where h.event_id = e.id and h.user_id = ${viewer}::uuid and h.attendance_status not in ('cancelled', 'declined')))`

/** Events as calendars, reminders and emails need them, including cancelled ones; events by hosts hidden from the viewer are left out. */
export const eventFacts = (reader: Reader, viewer: string, ids: readonly string[]) =>
  reader
    .selectFrom('events as e')
    .select(factColumns)
    .where('e.id', 'in', [...ids])
    .where(isSeenBy(viewer))
    .where(isOpenTo(viewer))
    .execute()
export type EventFacts = Awaited<ReturnType<typeof eventFacts>>[number]

/** A condition of `events as e`: the member is registered for it, or hosts it. */
const isJoinedBy = (member: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`e.id in (
  select event_id from user_event_history where user_id = ${member} and attendance_status in ('registered', 'attended')
  union select id from events where user_id = ${member}
  union ${coHostedBy(member)})`

/** A query for when the events that a member attends or hosts take place, as far as they touch a span of time. */
export const eventTimesOf = ({ member, from, until }: StatementParameters<{ member: string; from: Date; until: Date }>) =>
  sql<{ from: Date; until: Date }>`
    select e.event_date as "from", e.end_date as until from events e
    where e.status = 'scheduled' and e.event_date < ${until} and e.end_date > ${from} and ${isJoinedBy(member)} and ${isSeenBy(member)}
    order by e.event_date, e.id limit ${sql.lit(mostTimes)}`

/** Events that a member attends or hosts from a time on, earliest first; cancelled ones too, so that calendars can show this. */
export const eventsOfMember = (reader: Reader, memberId: string, since: Date, most: number): Promise<EventFacts[]> =>
  reader
    .selectFrom('events as e')
    .select(factColumns)
    .where('e.end_date', '>=', since)
    .where(isJoinedBy(memberId))
    .where(isSeenBy(memberId))
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(most)
    .execute()
