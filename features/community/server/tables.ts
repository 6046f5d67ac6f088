import type { ColumnType, Generated } from 'kysely'
import type { CommunitySettings } from '../contract.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    community_settings: {
      is_only: Generated<boolean>
      settings: ColumnType<Partial<CommunitySettings>, string, string>
      version: Generated<number>
      changed_at: Generated<Date>
    }
    community_drafts: {
      operator_id: string
      settings: ColumnType<Partial<CommunitySettings>, string, string>
      changed_at: Generated<Date>
    }
  }
}
