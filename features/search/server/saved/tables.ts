import type { Generated, JSONColumnType } from 'kysely'
import type { SavedFilters } from '../../contract.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    saved_searches: {
      id: string
      member_id: string
      name: string
      filters: JSONColumnType<SavedFilters>
      created_at: Generated<Date>
      seen_at: Generated<Date>
      checked_at: Generated<Date>
      new_count: Generated<number>
    }
  }
}
