import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { TextValue } from '#platform/contract.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    operator_acts: {
      id: GeneratedAlways<number>
      operator_id: string | null
      act: string
      words: string
      about: string
      /** Replaces `about` if the subject is a text of the catalogue. */
      details: JSONColumnType<Exclude<TextValue, string | number>> | null
      /** In the operator's words; '' for acts that need none. */
      reason: Generated<string>
      created_at: Generated<Date>
    }
  }
}
