import type { Generated, GeneratedAlways } from 'kysely'
import type { Visibility } from '../visibilities.ts'

export interface GroupsTable {
  id: string
  name: string
  description: Generated<string>
  visibility: Visibility
  starts_on: string | null
  ends_on: string | null
  archived_at: Date | null
  people_count: Generated<number>
  created_at: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    groups: GroupsTable
    group_people: {
      group_id: string
      member_id: string
      is_leader: Generated<boolean>
      /** 0 for leaders, 1 for others. */
      rank: GeneratedAlways<number>
      joined_at: Generated<Date>
    }
    group_requests: { group_id: string; member_id: string; asked_at: Generated<Date> }
  }
}
