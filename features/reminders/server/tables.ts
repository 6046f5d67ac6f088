import type { Generated } from 'kysely'
import type { ReminderType } from '../offsets.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    event_reminders: {
      id: string
      user_id: string
      event_id: string
      reminder_type: ReminderType
      is_notice: Generated<boolean>
      minutes_before: number
      reminder_date: Date
      message: Generated<string>
      sent_at: Generated<Date | null>
      created_at: Generated<Date>
    }
    event_digests: { user_id: string; period: string }
    event_digest_events: { user_id: string; event_id: string; told_at: Generated<Date> }
  }
}
