import type { Generated } from 'kysely'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    second_factors: {
      member_id: string
      /** Encrypted. */
      secret: Buffer
      /** Null until the member has entered the first code. */
      confirmed_at: Date | null
      /** Of the last code that was used. */
      last_step: Generated<number>
      created_at: Generated<Date>
    }
    recovery_codes: { member_id: string; code_hash: Buffer }
    factor_tokens: {
      token_hash: Buffer
      member_id: string
      kind: 'challenge' | 'device'
      expires_at: Date
    }
    /** Asked for by operators. */
    factor_resets: {
      id: Generated<string>
      member_id: string
      takes_effect_at: Date
    }
    factor_reset_links: { token_hash: Buffer; reset_id: string }
  }
}
