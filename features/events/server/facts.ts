import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { readableGroups } from '#features/groups/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'

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
export const isSeenBy = (viewer: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
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

/** Events that a member attends or hosts from a time on, earliest first; cancelled ones too, so that calendars can show this. */
export const eventsOfMember = (reader: Reader, memberId: string, since: Date, most: number): Promise<EventFacts[]> =>
  reader
    .selectFrom('events as e')
    .select(factColumns)
    .where('e.end_date', '>=', since)
    .where('e.id', 'in', (query) =>
      query
        .selectFrom('user_event_history as h')
        .select('h.event_id')
        .where('h.user_id', '=', memberId)
        .where('h.attendance_status', 'in', ['registered', 'attended'])
        .union(query.selectFrom('events as own').select('own.id as event_id').where('own.user_id', '=', memberId))
        .union(
          query
            .selectFrom('event_co_hosts as c')
            .select('c.event_id')
            .where('c.member_id', '=', memberId)
            .where('c.accepted_at', 'is not', null),
        ),
    )
    .where(isSeenBy(memberId))
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(most)
    .execute()
