import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import type { EventPreferences } from '../preferences-contract.ts'
import { defaultPreferences } from '../default-preferences.ts'

const columns = [
  'preferred_categories',
  'preferred_locations',
  'location_radius',
  'allow_virtual_events',
  'min_price',
  'max_price',
  'include_free_events',
  'email_notifications',
  'push_notifications',
  'notification_frequency',
  'advance_notice_days',
  'preferred_days',
  'preferred_times',
  'timezone',
  'calendar_sync_enabled',
  'calendar_provider',
  'auto_add_registered_events',
  'shows_attendance',
  'is_saved',
] as const

type StoredPreferences = EventPreferences & { is_saved: boolean }

const stored = namedStatement<{ member: string }, StoredPreferences>('events.preferences', (kysely, { member }) =>
  kysely.selectFrom('user_event_preferences').select(columns).where('user_id', '=', member).$castTo<StoredPreferences>(),
)

/** A member's event preferences, or the defaults. `is_saved`: whether they saved the form. */
export const preferencesOf = async (reader: Reader, member: string): Promise<StoredPreferences> =>
  (await stored(reader, { member }))[0] ?? { ...defaultPreferences, is_saved: false }

export async function savePreferences({ events }: Services, actor: Actor, preferences: EventPreferences): Promise<void> {
  const fields = { ...preferences, is_saved: true }
  await events.change(async (tx, announce) => {
    await tx
      .insertInto('user_event_preferences')
      .values({ user_id: actor.id, ...fields })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...fields, updated_at: sql<Date>`now()` }))
      .execute()
    await announce('event.preferences', { member_id: actor.id })
  })
}

/** Whether others see which events a member attends. */
export async function showAttendance({ database }: Services, actor: Actor, shows: boolean): Promise<void> {
  await database.kysely
    .insertInto('user_event_preferences')
    .values({ user_id: actor.id, shows_attendance: shows })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ shows_attendance: shows, updated_at: sql<Date>`now()` }))
    .execute()
}
