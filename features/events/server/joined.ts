import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { EventFacts } from './facts.ts'

/** The events table, for other rooms to join: `events.as('e')`. */
export const events: RawBuilder<EventFacts> = sql.table<EventFacts>('events')

/** Who is registered for which event, for other rooms to join: `registered.as('h')`. */
export const registered: RawBuilder<{ user_id: string; event_id: string }> = sql`(
  select user_id, event_id from user_event_history where attendance_status = 'registered')`

/** Members' event preferences. Members who never saved them have no row, or one with `is_saved` false. */
export type EventPreferences = Pick<
  Selectable<Tables['user_event_preferences']>,
  | 'user_id'
  | 'is_saved'
  | 'email_notifications'
  | 'push_notifications'
  | 'notification_frequency'
  | 'advance_notice_days'
  | 'timezone'
  | 'calendar_provider'
  | 'calendar_sync_enabled'
  | 'auto_add_registered_events'
>
export const eventPreferences: RawBuilder<EventPreferences> = sql.table<EventPreferences>('user_event_preferences')
