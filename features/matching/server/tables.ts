import type { ColumnType, Generated } from 'kysely'
import type { MatchCard } from '../contract.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    matches: {
      id: Generated<number>
      user_id: string
      matched_user_id: string
      match_score: number | null
      status: 'accepted' | 'rejected'
      /** The card as it was shown; written as a string. */
      match_data: ColumnType<MatchCard, string, string>
      note: string | null
      created_at: Generated<Date>
      /** Since when it is final and the other side may know of it. */
      settled_at: Date | null
      /** Whether the other has decided about this member too, or the two connected elsewhere. */
      answered: Generated<boolean>
      /** An accept without a result so far: neither a connection nor one that ended. */
      waiting: Generated<boolean>
    }
    match_bookmarks: { user_id: string; member_id: string; created_at: Generated<Date> }
  }
}
