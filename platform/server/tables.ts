import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BackupKind } from './backup/records.ts'
import type { DeliveryChannel } from './delivery-counts.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    domain_events: {
      id: Generated<number>
      transaction_id: Generated<string>
      type: string
      payload: JSONColumnType<object>
      created_at: Generated<Date>
    }
    reaction_positions: {
      reaction: string
      transaction_id: Generated<string>
      event_id: Generated<number>
      failures: Generated<number>
      retry_at: Date | null
      last_error: string | null
    }
    instance_settings: { name: string; value: string }
    mail_deliveries: {
      id: GeneratedAlways<number>
      member_id: string
      kind: string
      words: string
      reference: string | null
      is_sent: boolean
      attempts: Generated<number>
      answer: string
      first_at: Generated<Date>
      last_at: Generated<Date>
    }
    delivery_counts: { channel: DeliveryChannel; day: string; outcome: string; count: number; last_at: Generated<Date> }
    backup_records: { id: Generated<number>; kind: BackupKind; made_at: Generated<Date>; rows: number; files: number; bytes: number }
    stored_files: { key: string; member_id: string; bytes: number; created_at: Generated<Date> }
  }
}
