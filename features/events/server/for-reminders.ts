import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { type EventFacts, coHostedBy, factColumns, isOpenTo, isSeenBy } from './facts.ts'

/** An event visible to a member, locked against changes until the transaction ends. */
export const lockVisibleEvent = (tx: Tx, viewer: string, id: string): Promise<EventFacts | undefined> =>
  tx
    .selectFrom('events as e')
    .select(factColumns)
    .where('e.id', '=', id)
    .where(isSeenBy(viewer))
    .where(isOpenTo(viewer))
    .forShare()
    .executeTakeFirst()

/** Whether a member attends or hosts an event. */
export async function isGoing(reader: Reader, memberId: string, eventId: string): Promise<boolean> {
  const found = await reader
    .selectFrom('events as e')
    .leftJoin('user_event_history as h', (join) => join.onRef('h.event_id', '=', 'e.id').on('h.user_id', '=', memberId))
    .select('e.id')
    .where('e.id', '=', eventId)
    .where((where) =>
      where.or([
        where('e.user_id', '=', memberId),
        where('h.attendance_status', 'in', ['registered', 'attended']),
        sql<boolean>`e.id in (${coHostedBy(memberId)})`,
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Turns off a member's emails about events, also if they have no settings yet. They may have left meanwhile. */
export async function stopEventMails(tx: Tx, memberId: string): Promise<void> {
  await sql`
    insert into user_event_preferences (user_id, email_notifications)
    select u.id, false from ${members.as('u')} where u.id = ${memberId}
    on conflict (user_id) do update set email_notifications = false`.execute(tx)
}
