import type { Generated } from 'kysely'
import type { StandardColumn } from '../standard-columns.ts'
import type { VoteValue } from '../vote-values.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    team_pipelines: { organisation_id: string; votes_hidden: Generated<boolean>; started_at: Generated<Date> }
    team_columns: {
      id: Generated<string>
      organisation_id: string
      /** Null for columns with a `name`. */
      standard: StandardColumn | null
      name: Generated<string>
      place: number
    }
    team_cards: {
      id: Generated<string>
      organisation_id: string
      deal_id: string
      column_id: string
      place: number
      owner_id: string | null
      added_by: string | null
      added_at: Generated<Date>
    }
    team_notes: {
      id: string
      card_id: string
      author_id: string
      is_private: boolean
      text: string
      written_at: Generated<Date>
      edited_at: Date | null
    }
    team_votes: { card_id: string; member_id: string; vote: VoteValue; reason: string; voted_at: Generated<Date> }
  }
}
