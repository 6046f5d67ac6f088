import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { longestEvent } from '../limits.ts'
import { endOf, localDate } from '../zoned-time.ts'
import { coHostedBy, isSeenBy } from './facts.ts'
import { cardColumns } from './queries.ts'

/** Nobody attends more events than this on one day. */
const most = 10

/** Events that a member attends or hosts today in their time zone and that are not over, earliest first. */
export function eventsToday(reader: Reader, member: string, zone: string, now = new Date()) {
  const tonight = endOf(localDate(now, zone), zone)
  const earliest = new Date(now.getTime() - longestEvent * 86_400_000)
  return reader
    .selectFrom('events as e')
    .select(cardColumns)
    .select('e.joining')
    .where('e.event_date', '<', tonight)
    .where('e.end_date', '>', now)
    .where('e.status', '=', 'scheduled')
    .where(
      sql<boolean>`e.id = any(array(
        select event_id from user_event_history where user_id = ${member} and attendance_status in ('registered', 'attended')
        union all select id from events where user_id = ${member} and event_date < ${tonight} and event_date > ${earliest}
        union all ${coHostedBy(member)}))`,
    )
    .where(isSeenBy(member))
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(most)
    .execute()
}
