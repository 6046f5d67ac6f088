import type { Generated } from 'kysely'

export type Answer = 'yes' | 'pass'
export type Outcome = 'came_about' | 'withdrawn' | 'expired'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    member_introductions: {
      id: string
      introducer_id: string
      /** The smaller id. */
      member_a: string
      member_b: string
      created_at: Generated<Date>
      expires_at: Date
      /** Null while it can be answered. */
      outcome: Outcome | null
      closed_at: Date | null
      /** Since when the two no longer see it, because of a block. The introducer does not notice. */
      stopped_at: Date | null
    }
    member_introduction_sides: {
      introduction_id: string
      member_id: string
      other_id: string
      word: string
      /** Forgotten once it is over. */
      answer: Answer | null
      is_open: Generated<boolean>
      created_at: Date
    }
  }
}
