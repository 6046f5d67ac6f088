import type { Generated, GeneratedAlways } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    operator_acts: {
      id: GeneratedAlways<number>
      operator_id: string | null
      act: string
      words: string
      about: string
      created_at: Generated<Date>
    }
  }
}
