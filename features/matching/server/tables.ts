import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    matches: {
      id: Generated<number>
      user_id: string
      matched_user_id: string
      /** As it was shown; null also if they did not decide here. */
      match_score: number | null
      /** 'ended' is no decision: the other member ended a connection made elsewhere, so they are not suggested again. */
      status: 'accepted' | 'rejected' | 'ended'
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
