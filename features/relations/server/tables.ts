import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    connections: { member_a: string; member_b: string; created_at: Generated<Date> }
    connection_counts: { member_id: string; connections: number }
    connection_days: { member_id: string; day: string; count: number }
    blocks: { blocker_id: string; blocked_id: string; created_at: Generated<Date> }
  }
}
