import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    calendar_feeds: {
      user_id: string
      /** SHA-256 in hexadecimal digits. */
      token_hash: string
      created_at: Generated<Date>
      last_read_at: Date | null
    }
    calendar_entries: { user_id: string; event_id: string; is_in: boolean; updated_at: Generated<Date> }
  }
}
