import type { Generated, GeneratedAlways } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    referral_tracking: {
      referred_id: string
      referrer_id: string
      registration_completed: Generated<boolean>
      created_at: Generated<Date>
    }
    referral_clicks: { referrer_id: string; clicks: number }
    referral_addresses: { address_hash: string; created_at: Generated<Date> }
  }
}

declare module '#features/members/server/tables.ts' {
  interface UsersTable {
    /** Made by the database from the id. */
    referral_code: GeneratedAlways<string>
  }
}
