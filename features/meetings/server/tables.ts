import type { ColumnType, Generated } from 'kysely'
import type { Audience, MeetingState, PlaceKind, Verdict } from '../choices.ts'
import type { MeetingSettings } from '../contract.ts'

export interface MeetingsTable {
  id: string
  /** Null once the account was deleted, as below. */
  asker_id: string | null
  guest_id: string | null
  /** Meetings of one guest with several members at the same time share it, and cannot be moved. */
  occasion_id: Generated<string | null>
  is_booked: Generated<boolean>
  state: MeetingState
  /** Whose answer is awaited while it is open. */
  turn_id: string | null
  times: Generated<Date[]>
  length: number
  starts_at: Date | null
  ends_at: Date | null
  place_kind: PlaceKind
  place: Generated<string>
  word: Generated<string>
  word_by: string | null
  late_minutes: Generated<number | null>
  late_by: Generated<string | null>
  /** Of the invitations for calendars. */
  sequence: Generated<number>
  reminded_day: Generated<boolean>
  reminded_hour: Generated<boolean>
  created_at: Generated<Date>
  changed_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    meeting_settings: {
      member_id: string
      open_to: Generated<Audience>
      group_id: string | null
      availability: ColumnType<MeetingSettings['availability'] | null, string | null, string | null>
      place_kind: PlaceKind | null
      place: Generated<string>
      mails: Generated<boolean>
    }
    meetings: MeetingsTable
    /** What a member keeps about a meeting for themselves. */
    meeting_notes: {
      id: Generated<string>
      meeting_id: string
      member_id: string
      note: Generated<string>
      step: Generated<string>
      /** A date. */
      step_on: ColumnType<string | null, string | null, string | null>
      step_done: Generated<boolean>
      worth: Verdict | null
      changed_at: Generated<Date>
    }
    /** Times that members keep free for others, such as office hours. */
    kept_times: {
      occasion_id: string
      member_id: string
      starts_at: Date
      ends_at: Date
    }
    meeting_people: {
      meeting_id: string
      member_id: string
      other_id: string | null
      occasion_id: Generated<string | null>
      zone: string | null
      state: MeetingState
      /** When it starts, or last changed if no time was agreed. */
      at: Date
      ends_at: Date | null
    }
  }
}
