import type { Generated } from 'kysely'
import type { Currency } from '#features/profiles/vocabulary.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    updates: {
      id: string
      user_id: string
      title: string
      period: string
      body: string
      currency: Currency
      revenue: number | null
      cash: number | null
      burn: number | null
      team: number | null
      customers: number | null
      emissions_saved: number | null
      receivers: Generated<number>
      readers: Generated<number>
      sent_at: Generated<Date>
      edited_at: Date | null
      /** Hidden by the operators. */
      hidden_at: Date | null
    }
    update_receivers: {
      update_id: string
      member_id: string
      /** Copied from the update, for ordering and filtering. */
      sender_id: string
      sent_at: Date
      read_at: Date | null
    }
  }
}
