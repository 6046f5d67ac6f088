import type { Generated, GeneratedAlways } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    retention_rules: { kind: string; days: number | null; changed_at: Date | null }
    retention_runs: { id: GeneratedAlways<number>; kind: string; removed: number; ran_at: Generated<Date> }
  }
}
