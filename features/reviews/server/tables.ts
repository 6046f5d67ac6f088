import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    reviews: {
      id: string
      user_id: string
      /** null for the platform. */
      reviewed_user_id: string | null
      rating: number
      review_text: string
      reply: string | null
      replied_at: Date | null
      created_at: Generated<Date>
      edited_at: Date | null
      /** Hidden by the operators. */
      hidden_at: Date | null
      /** Came in a burst, and waits for an operator's approval. */
      waiting_since: Date | null
      approved_at: Date | null
    }
    /** One row, kept by a trigger. */
    platform_review_counts: { id: Generated<boolean>; counts: Generated<number[]> }
  }
}
