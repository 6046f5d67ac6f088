import { type Selectable, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { StatementParameters } from '#platform/server/database/named-statement.ts'
import { isLeaving } from '#features/members/server/index.ts'
import type { Block } from '../merge.ts'
import type { BusyCalendarsTable } from './tables.ts'

export type CalendarRow = Selectable<BusyCalendarsTable>

/** A member's calendars, with the number of their busy times from now on. */
export const calendarsOf = (reader: Reader, memberId: string) =>
  reader
    .selectFrom('busy_calendars as c')
    .selectAll('c')
    .select((from) =>
      from
        .selectFrom('busy_blocks as b')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('b.calendar_id', '=', 'c.id')
        .where('b.ends_at', '>', sql<Date>`now()`)
        .as('blocks'),
    )
    .where('c.member_id', '=', memberId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()

/** The number of a member's calendars, locked so that none is added elsewhere until the transaction ends. */
export async function lockAndCountCalendars(tx: Tx, memberId: string): Promise<number> {
  await advisoryLock(tx, `calendars of ${memberId}`)
  const { count } = await tx
    .selectFrom('busy_calendars')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

export const calendarById = (reader: Reader, id: string): Promise<CalendarRow | undefined> =>
  reader.selectFrom('busy_calendars').selectAll().where('id', '=', id).executeTakeFirst()

/** A query for when a member is busy between two times, according to their calendars elsewhere. */
export const blocksBetween = ({ member, from, until }: StatementParameters<{ member: string; from: Date; until: Date }>) => sql<Block>`
  select b.starts_at as "from", b.ends_at as until from busy_blocks b join busy_calendars c on c.id = b.calendar_id
  where c.member_id = ${member} and b.starts_at < ${until} and b.ends_at > ${from}`

/** Calendars that are due to be read, put off until `next`. Not those of members who are leaving. */
export const claimDue = (tx: Tx, now: Date, next: Date, most: number): Promise<{ id: string; member_id: string }[]> =>
  tx
    .updateTable('busy_calendars')
    .set({ next_read_at: next })
    .where('id', 'in', (from) =>
      from
        .selectFrom('busy_calendars')
        .select('id')
        .where('next_read_at', '<=', now)
        .where(({ not, ref }) => not(isLeaving(ref('busy_calendars.member_id'))))
        .orderBy('next_read_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'member_id'])
    .execute()

/** Rows of a statement. */
const atOnce = 1_000

export async function replaceBlocks(tx: Tx, calendarId: string, blocks: readonly Block[]): Promise<void> {
  await tx.deleteFrom('busy_blocks').where('calendar_id', '=', calendarId).execute()
  for (let at = 0; at < blocks.length; at += atOnce) {
    const rows = blocks.slice(at, at + atOnce).map(({ from, until }) => ({ calendar_id: calendarId, starts_at: from, ends_at: until }))
    await tx.insertInto('busy_blocks').values(rows).execute()
  }
}
