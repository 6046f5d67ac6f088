import type { Generated } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { MemberRole, UserType } from '#platform/members.ts'

/** Who a member is. The profiles room adds further columns to the same table. */
export interface UsersTable {
  id: string
  email: string
  /** Whether the member has confirmed that they own the address. Like the address, maintained by the accounts room. */
  email_confirmed: Generated<boolean>
  role: Generated<MemberRole>
  full_name: string
  first_name: string
  last_name: string
  user_type: UserType
  company_name: Generated<string>
  /** Base of the picture's file keys. */
  profile_picture: string | null
  profile_completed: Generated<boolean>
  /** Language of screens and emails for the member; null until known. */
  language: Language | null
  /** The newest version of the terms that the member accepted, or was told of. */
  known_terms: Generated<number>
  /** Since when the account has a second factor. Maintained by the accounts room. */
  second_factor_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Members who requested deletion of their account, and when it is due. They are hidden until then. */
export interface LeavingMembersTable {
  member_id: string
  leaves_at: Date
  since: Generated<Date>
}

/** Members suspended by operators, for a time or until lifted. They are hidden meanwhile. */
export interface SuspendedMembersTable {
  member_id: string
  ends_at: Date | null
  /** The reason given to the member. */
  reason: string
  since: Generated<Date>
}

/** One row, once a second version was published. */
export interface TermsInForceTable {
  is_only: Generated<boolean>
  number: number
  required: number
}

/** One row, if those with a role need a second factor. */
export interface StaffFactorRuleTable {
  is_only: Generated<boolean>
  since: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    users: UsersTable
    leaving_members: LeavingMembersTable
    suspended_members: SuspendedMembersTable
    terms_in_force: TermsInForceTable
    staff_factor_rule: StaffFactorRuleTable
  }
}
