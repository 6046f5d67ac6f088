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
      /** The member whom the act names, if it is about one. */
      member_id: string | null
      /** The rest binds the entry to the one before it. Set by the database when the transaction commits (migration 0055). */
      position: GeneratedAlways<number>
      operator_salt: Buffer | null
      operator_hash: GeneratedAlways<Buffer>
      /** Null once the content is erased. */
      content_salt: Buffer | null
      content_hash: GeneratedAlways<Buffer>
      hash: GeneratedAlways<Buffer>
    }
  }
}
