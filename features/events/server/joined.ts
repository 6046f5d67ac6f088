import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '#platform/server/database/tables.ts'
import type { EventFacts } from './facts.ts'

/** The events, for other rooms to join with under a name of their own: `events.as('e')`. */
export const events: RawBuilder<EventFacts> = sql.table<EventFacts>('events')

/** What members want to be told of events, and where. Who never saved it (`is_saved`) has no row, or one that nobody chose. */
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
