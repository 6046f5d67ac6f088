import { type Expression, type RawBuilder, sql } from 'kysely'
import { hiddenFrom } from '#features/relations/server/index.ts'

/** Current and upcoming events that a member attends or hosts. */
export interface OwnEvents {
  ahead: number
  /** The first to start. */
  next: { starts_at: string; time_zone: string; all_day: boolean } | null
}

/** Expression over the member's registrations and events; `viewer` is a parameter of the statement. */
export const ownEvents = (viewer: Expression<string>): RawBuilder<OwnEvents> => sql<OwnEvents>`(
  select json_build_object('ahead', count(*), 'next',
    (array_agg(json_build_object('starts_at', event_date, 'time_zone', time_zone, 'all_day', all_day) order by event_date, id))[1])
  from events e
  where e.end_date > now() and e.status = 'scheduled' and (e.user_id is null or e.user_id <> all(${hiddenFrom(viewer)})) and e.id in (
    select event_id from user_event_history where user_id = ${viewer} and attendance_status in ('registered', 'attended')
    union select id from events own where own.user_id = ${viewer} and own.event_date > now() - interval '31 days'
    union select event_id from event_co_hosts where member_id = ${viewer} and accepted_at is not null))`
