import type { ColumnType, Generated } from 'kysely'
import type { ByLanguage } from '../contract.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    terms_versions: {
      number: number
      published_at: Generated<Date>
      is_required: boolean
      summary: ColumnType<ByLanguage, string, never>
      additions: ColumnType<ByLanguage, string, never>
      /** Markdown. */
      texts: ColumnType<ByLanguage, string, never>
    }
    terms_acceptances: { member_id: string; number: number; is_accepted: boolean; at: Generated<Date> }
  }
}
