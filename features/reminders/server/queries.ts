import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { eventPreferences, events, isSeenBy, registered } from '#features/events/server/index.ts'
import type { ReminderType } from '../offsets.ts'

export type ReminderRow = Selectable<Tables['event_reminders']>
/** With facts about its event. */
export type ListedRow = Pick<ReminderRow, 'id' | 'event_id' | 'reminder_type' | 'minutes_before' | 'reminder_date' | 'message'> & {
  title: string
  event_date: Date
  time_zone: string
  all_day: boolean
}

type NewReminder = Pick<
  Insertable<Tables['event_reminders']>,
  'user_id' | 'event_id' | 'reminder_type' | 'minutes_before' | 'reminder_date' | 'message' | 'is_notice'
>

/** Creates or updates a reminder. @returns its id */
export async function putReminder(tx: Tx, reminder: NewReminder): Promise<string> {
  const { message = '', reminder_date } = reminder
  const { id } = await tx
    .insertInto('event_reminders')
    .values({ id: randomUUID(), ...reminder })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'event_id', 'reminder_type', 'minutes_before', 'is_notice'])
        .doUpdateSet({ message, reminder_date, sent_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Number of a member's upcoming reminders, except for one event. */
export async function countAhead(reader: Reader, memberId: string, but: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from event_reminders where user_id = ${memberId} and sent_at is null and not is_notice and event_id <> ${but} limit ${most}
    ) ahead`.execute(reader)
  return rows[0]?.count ?? 0
}

interface After {
  reminder_date: string
  id: string
}

/** A member's upcoming reminders for visible events. */
export const remindersAhead = (
  reader: Reader,
  { memberId, eventId }: { memberId: string; eventId?: string | undefined },
  limit: number,
  after?: After,
): Promise<ListedRow[]> =>
  reader
    .selectFrom('event_reminders as r')
    .innerJoin(events.as('e'), 'e.id', 'r.event_id')
    .select(['r.id', 'r.event_id', 'r.reminder_type', 'r.minutes_before', 'r.reminder_date', 'r.message'])
    .select(['e.title', 'e.event_date', 'e.time_zone', 'e.all_day'])
    .where('r.user_id', '=', memberId)
    .where('r.sent_at', 'is', null)
    .where('r.is_notice', '=', false)
    .where(isSeenBy(memberId))
    .$if(eventId !== undefined, (query) => query.where('r.event_id', '=', eventId ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(r.reminder_date, r.id) > (${after?.reminder_date}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('r.reminder_date')
    .orderBy('r.id')
    .limit(limit)
    .execute()

export async function deleteReminder(reader: Reader, memberId: string, id: string): Promise<void> {
  await reader.deleteFrom('event_reminders').where('id', '=', id).where('user_id', '=', memberId).where('is_notice', '=', false).execute()
}

/** Claims due reminders and marks them as sent. */
export async function claimDue(tx: Tx, now: Date, limit: number): Promise<{ id: string; reminder_type: ReminderType }[]> {
  const { rows } = await sql<{ id: string; reminder_type: ReminderType }>`
    update event_reminders set sent_at = ${now.toISOString()}::timestamptz
    where id = any(array(
      select id from event_reminders where sent_at is null and reminder_date <= ${now.toISOString()}::timestamptz
      order by reminder_date, id limit ${limit} for update skip locked
    ))
    returning id, reminder_type`.execute(tx)
  return rows
}

export const remindersById = (reader: Reader, ids: readonly string[]): Promise<ReminderRow[]> =>
  reader
    .selectFrom('event_reminders')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

/** The reminders of these events, with the events' current times. */
export const offsetsOf = (reader: Reader, eventIds: readonly string[]) =>
  reader
    .selectFrom('event_reminders as r')
    .innerJoin(events.as('e'), 'e.id', 'r.event_id')
    .select(['r.event_id', 'r.minutes_before', 'e.event_date', 'e.time_zone', 'e.status'])
    .distinct()
    .where('r.event_id', '=', sql<string>`any(${eventIds}::uuid[])`)
    .execute()

/** Moves reminders; sent ones are due again if the new time is in the future. */
export async function moveReminders(
  tx: Tx,
  { event_id, minutes_before }: Pick<ReminderRow, 'event_id' | 'minutes_before'>,
  due: Date,
): Promise<void> {
  await sql`
    update event_reminders set reminder_date = ${due}, sent_at = case when ${due}::timestamptz > now() then null else sent_at end
    where event_id = ${event_id} and minutes_before = ${minutes_before}`.execute(tx)
}

/** How long before these events those who are registered want a notice, with the events' current times. */
export const noticeOffsetsOf = (reader: Reader, eventIds: readonly string[]) =>
  reader
    .selectFrom(registered.as('h'))
    .innerJoin(events.as('e'), 'e.id', 'h.event_id')
    .innerJoin(eventPreferences.as('p'), 'p.user_id', 'h.user_id')
    .select(['h.event_id', 'e.event_date', 'e.time_zone', 'e.status', sql<number>`p.advance_notice_days * 24 * 60`.as('minutes_before')])
    .distinct()
    .where('h.event_id', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('p.is_saved', '=', true)
    .where('p.advance_notice_days', '>', 0)
    .execute()

/** Adds the notices of those who are registered for an event and want one that long before, unless they have it. */
export async function addNotices(
  tx: Tx,
  { event_id, minutes_before }: Pick<ReminderRow, 'event_id' | 'minutes_before'>,
  due: Date,
): Promise<void> {
  await sql`
    insert into event_reminders (id, user_id, event_id, reminder_type, is_notice, minutes_before, reminder_date)
    select gen_random_uuid(), h.user_id, h.event_id, wanted.type, true, ${minutes_before}::integer, ${due}::timestamptz
    from ${registered.as('h')} join ${eventPreferences.as('p')} on p.user_id = h.user_id
    join (values ('browser'), ('email')) wanted (type)
      on case wanted.type when 'email' then p.email_notifications else p.push_notifications end
    where h.event_id = ${event_id} and p.is_saved and p.advance_notice_days * 24 * 60 = ${minutes_before}::integer
    on conflict do nothing`.execute(tx)
}

/** Stops the reminders of cancelled events. They stay like sent ones: a source may have its event again. */
export async function stopOfEvents(tx: Tx, eventIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('event_reminders')
    .set({ sent_at: sql<Date>`now()` })
    .where('event_id', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes sent notices that would be due again: the settings of today say who gets a new one. */
export async function dropSentNotices(
  tx: Tx,
  { event_id, minutes_before }: Pick<ReminderRow, 'event_id' | 'minutes_before'>,
): Promise<void> {
  await tx
    .deleteFrom('event_reminders')
    .where('event_id', '=', event_id)
    .where('minutes_before', '=', minutes_before)
    .where('is_notice', '=', true)
    .where('sent_at', 'is not', null)
    .execute()
}

/** Deletes a member's automatic notices, for one event or all. */
export async function dropNotices(tx: Tx, memberId: string, eventId?: string): Promise<void> {
  await tx
    .deleteFrom('event_reminders')
    .where('user_id', '=', memberId)
    .where('is_notice', '=', true)
    .where('sent_at', 'is', null)
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', eventId ?? ''))
    .execute()
}

/** Deletes a member's reminders by email, also sent ones: they would be due again with a postponed event. */
export async function dropMails(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('event_reminders').where('user_id', '=', memberId).where('reminder_type', '=', 'email').execute()
}

/** Deletes old reminders. */
export async function deleteOld(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('event_reminders')
    .where('sent_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
  await reader
    .deleteFrom('event_digest_events')
    .where('told_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}
