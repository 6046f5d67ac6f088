import type { Generated, GeneratedAlways } from 'kysely'
import type { CountryCode } from '#features/places/countries.ts'
import type { Currency } from '#features/profiles/vocabulary.ts'
import type {
  AttendanceStatus,
  CalendarProvider,
  EventFormat,
  EventSourceKind,
  EventTopic,
  EventType,
  MessageAudience,
} from '../vocabulary.ts'

/** Amounts are integer minor units of `currency`. */
export interface EventsTable {
  id: string
  source: EventSourceKind
  external_id: string
  source_id: Generated<string | null>
  user_id: Generated<string | null>
  /** `user_id` hosts it in the name of this organisation. */
  organisation_id: Generated<string | null>
  /** Its people alone find it and register. */
  group_id: Generated<string | null>
  title: string
  description: Generated<string>
  event_date: Date
  end_date: Date
  time_zone: string
  all_day: Generated<boolean>
  is_confirmed: Generated<boolean>
  format: EventFormat
  venue: Generated<string>
  address: Generated<string>
  city: Generated<string | null>
  city_id: Generated<number | null>
  country: Generated<CountryCode | null>
  latitude: Generated<number | null>
  longitude: Generated<number | null>
  cell: GeneratedAlways<number | null>
  category: number
  type: Generated<EventType | null>
  topics: Generated<EventTopic[]>
  organizer: Generated<string>
  website: Generated<string | null>
  min_price: Generated<number | null>
  max_price: Generated<number | null>
  currency: Generated<Currency | null>
  capacity: Generated<number | null>
  attendees: Generated<number | null>
  picture: Generated<string | null>
  picture_alt: Generated<string>
  /** Of an event that repeats: the id of the first event. */
  series_id: Generated<string | null>
  /** 'hidden' by the operators; then `hidden_status` is what it was before. */
  status: Generated<'scheduled' | 'cancelled' | 'retired' | 'hidden'>
  hidden_status: Generated<'scheduled' | 'cancelled' | null>
  cancel_reason: Generated<string>
  sequence: Generated<number>
  is_featured: Generated<boolean>
  duplicate_of: Generated<string | null>
  sameness: Generated<string>
  needs_approval: Generated<boolean>
  is_public: Generated<boolean>
  /** JSON, written as text. */
  questions: Generated<string>
  joining: Generated<string>
  registered_count: Generated<number>
  waiting_count: Generated<number>
  /** A `tsvector` as text. */
  terms: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  is_listed: GeneratedAlways<boolean>
  is_dated: GeneratedAlways<boolean>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    events: EventsTable
    event_days: { day: string; event_date: Date; event_id: string; category: number; host_id: string | null }
    event_topics: { topic: EventTopic; event_date: Date; event_id: string }
    user_event_history: {
      user_id: string
      event_id: string
      attendance_status: AttendanceStatus
      /** JSON, written as text. */
      answers: Generated<string>
      registration_date: Generated<Date>
      line: GeneratedAlways<number>
      is_muted: Generated<boolean>
      ticket: Generated<string>
      checked_in_at: Generated<Date | null>
      updated_at: Generated<Date>
    }
    event_co_hosts: {
      event_id: string
      member_id: string
      invited_by: string | null
      invited_at: Generated<Date>
      accepted_at: Generated<Date | null>
    }
    event_messages: {
      id: string
      event_id: string
      author_id: string
      audience: MessageAudience
      text: string
      sent_at: Generated<Date>
    }
    user_event_preferences: {
      user_id: string
      preferred_categories: Generated<EventTopic[]>
      preferred_locations: Generated<string[]>
      location_radius: Generated<number>
      allow_virtual_events: Generated<boolean>
      min_price: Generated<number>
      max_price: Generated<number>
      include_free_events: Generated<boolean>
      email_notifications: Generated<boolean>
      push_notifications: Generated<boolean>
      notification_frequency: Generated<'daily' | 'weekly' | 'monthly'>
      advance_notice_days: Generated<number>
      preferred_days: Generated<string[]>
      preferred_times: Generated<string[]>
      timezone: Generated<string>
      calendar_sync_enabled: Generated<boolean>
      calendar_provider: Generated<CalendarProvider>
      auto_add_registered_events: Generated<boolean>
      shows_attendance: Generated<boolean | null>
      is_saved: Generated<boolean>
      updated_at: Generated<Date>
    }
    event_recommendations: { user_id: string; event_id: string; is_dismissed: Generated<boolean>; updated_at: Generated<Date> }
    event_interactions: {
      id: Generated<number>
      user_id: string
      event_id: string
      interaction_type: 'registration_attempted' | 'view_clicked'
      event_source: EventSourceKind
      event_url: string | null
      created_at: Generated<Date>
    }
  }
}
