import type { Generated, GeneratedAlways } from 'kysely'
import type { UserType } from '#platform/members.ts'
import type { BulkAct, SupportAct, bulkStates } from '../vocabulary.ts'

export interface MemberListingsTable {
  member_id: string
  joined_at: Date
  user_type: UserType
  is_confirmed: boolean
  /** The name in lower case without accents. */
  sort_name: string
  /** A day in UTC. */
  last_seen_on: string
  /** The folded words of the name, the address and its domain, as a tsvector. */
  terms: string
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    member_listings: MemberListingsTable
    support_acts: {
      id: GeneratedAlways<number>
      member_id: string
      operator_id: string | null
      act: SupportAct
      reason: string
      /** What the member can object to: a change of address, or a reset of the second factor. */
      change_id: string | null
      created_at: Generated<Date>
    }
    bulk_acts: {
      id: string
      operator_id: string
      act: BulkAct
      days: number | null
      group_id: string | null
      reason: string
      total: number
      done: Generated<number>
      skipped: Generated<number>
      state: (typeof bulkStates)[number]
      created_at: Generated<Date>
    }
    bulk_act_members: { bulk_id: string; member_id: string }
  }
}
