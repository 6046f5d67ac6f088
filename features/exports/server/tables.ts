import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    data_exports: {
      member_id: string
      asked_at: Generated<Date>
      state: Generated<'making' | 'ready' | 'failed'>
      file: string | null
      bytes: number | null
      ready_at: Date | null
    }
  }
}
