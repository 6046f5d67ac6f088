import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { UserType } from '#platform/members.ts'
import type { Localised } from '../localised.ts'

/** A question as it was asked, and the answer. */
export interface StoredAnswer {
  question: Localised
  answer: string
}

export interface ApplicationsTable {
  id: Generated<string>
  email: string
  full_name: string
  user_type: UserType
  company_name: string
  bio: string
  password_hash: string | null
  language: Language | null
  answers: ColumnType<StoredAnswer[], string, string>
  invited_by: string | null
  state: Generated<'received' | 'unconfirmed' | 'waiting' | 'declined'>
  created_at: Generated<Date>
  confirmed_at: Date | null
  decided_at: Date | null
  decided_by: string | null
  reason: Generated<string>
}

export interface InvitationsTable {
  id: Generated<string>
  email: string | null
  full_name: Generated<string>
  user_type: UserType | null
  language: Language | null
  note: Generated<string>
  group_id: Generated<string | null>
  is_group_due: Generated<boolean>
  most_uses: number | null
  uses: Generated<number>
  expires_at: Date | null
  created_by: string | null
  created_at: Generated<Date>
  asked_at: Date | null
  sent_at: Date | null
  failed_at: Date | null
  joined_at: Date | null
  taken_back_at: Date | null
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    joining_settings: {
      name: 'rules' | 'welcome'
      settings: ColumnType<object, string, string>
      version: Generated<number>
      changed_at: Generated<Date>
    }
    applications: ApplicationsTable
    application_links: { token_hash: Buffer; application_id: string }
    invitations: InvitationsTable
    invitation_tokens: { token_hash: Buffer; invitation_id: string }
    invitation_refusals: { address_hash: string; created_at: Generated<Date> }
    welcomes: { member_id: string; created_at: Generated<Date> }
  }
}
