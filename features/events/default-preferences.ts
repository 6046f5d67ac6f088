import type { EventPreferences } from './preferences-contract.ts'

/** The preferences of a member who has not saved any. */
export const defaultPreferences: EventPreferences = {
  preferred_categories: [],
  preferred_locations: [],
  location_radius: 25,
  allow_virtual_events: true,
  min_price: 0,
  max_price: 500,
  include_free_events: true,
  email_notifications: true,
  push_notifications: true,
  notification_frequency: 'weekly',
  advance_notice_days: 7,
  preferred_days: [],
  preferred_times: [],
  timezone: 'UTC',
  calendar_sync_enabled: true,
  calendar_provider: 'google',
  auto_add_registered_events: true,
  shows_attendance: null,
}
