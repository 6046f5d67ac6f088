import type { Generated } from 'kysely'

interface Timestamps {
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    'auth.user': Timestamps & {
      id: string
      name: string
      email: string
      emailVerified: Generated<boolean>
      image: string | null
      userType: Generated<string>
      companyName: Generated<string>
      bio: Generated<string>
      /** To the day. */
      last_used_at: Generated<Date>
    }
    'auth.session': Timestamps & {
      id: string
      userId: string
      token_hash: string
      expiresAt: Date
      ipAddress: string | null
      userAgent: string | null
      last_used_at: Date | null
      last_used_from: string | null
    }
    'auth.account': Timestamps & {
      id: string
      accountId: string
      providerId: string
      userId: string
      password: string | null
    }
    live_tickets: {
      token_hash: string
      session_id: string
      expires_at: Date
    }
    password_resets: {
      access_hash: Buffer
      refresh_hash: Buffer
      user_id: string
      expires_at: Date
      used_at: Date | null
      created_at: Generated<Date>
    }
    email_changes: {
      id: Generated<string>
      user_id: string
      email: string
      expires_at: Date
      changed_at: Date | null
      previous_email: string | null
      /** Whether an operator corrected the address, instead of the member. */
      is_by_operator: Generated<boolean>
      created_at: Generated<Date>
    }
    /** Links with which the owner of the previous address objects to a correction. */
    email_objections: {
      token_hash: Buffer
      change_id: string
      user_id: string
      expires_at: Date
    }
    email_links: {
      token_hash: Buffer
      user_id: string
      email: string
      expires_at: Date
      used_at: Date | null
      created_at: Generated<Date>
    }
  }
}
