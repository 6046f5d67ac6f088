import type { Generated } from 'kysely'
import type { CalendarKind, FailureCode } from '../vocabulary.ts'

export interface BusyCalendarsTable {
  id: string
  member_id: string
  kind: CalendarKind
  name: string
  host: string
  /** Encrypted; see access.ts. */
  access: Buffer
  zone: string
  read_at: Generated<Date | null>
  next_read_at: Date
  failure: Generated<FailureCode | null>
  failing_since: Generated<Date | null>
  told: Generated<boolean>
  created_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    busy_calendars: BusyCalendarsTable
    busy_blocks: { calendar_id: string; starts_at: Date; ends_at: Date }
  }
}
