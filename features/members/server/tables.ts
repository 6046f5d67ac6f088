import type { Generated } from 'kysely'
import type { Language } from '#platform/language.ts'
import type { MemberRole, UserType } from '#platform/members.ts'

/** Who a member is. The profiles add to the same row what members say of themselves. */
export interface UsersTable {
  id: string
  email: string
  /** Whether somebody who reads what is mailed there has said so; kept by the accounts, as the address is. */
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
  /** Which the product speaks to them, mails too; null until they are known to have one. */
  language: Language | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Members who asked for their account to be deleted, and when it is; until then nobody sees them. */
export interface LeavingMembersTable {
  member_id: string
  leaves_at: Date
  since: Generated<Date>
}

/** Members whom operators keep out for a time, or until that is lifted; meanwhile nobody sees them. */
export interface SuspendedMembersTable {
  member_id: string
  ends_at: Date | null
  /** What the member was told. */
  reason: string
  since: Generated<Date>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    users: UsersTable
    leaving_members: LeavingMembersTable
    suspended_members: SuspendedMembersTable
  }
}
