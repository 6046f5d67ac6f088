import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { UsersTable } from './tables.ts'

/**
 * What other rooms may read of a member. The e-mail address is where mails go; who else sees it is for
 * the profiles to say. The language is what the member is written to in, and nobody else's to know.
 */
export type Member = Pick<
  Selectable<UsersTable>,
  | 'id'
  | 'email'
  | 'email_confirmed'
  | 'role'
  | 'full_name'
  | 'user_type'
  | 'company_name'
  | 'profile_picture'
  | 'profile_completed'
  | 'language'
  | 'created_at'
>

/** The members, to select from and to join with under a name of one's own: `members.as('u')`. */
export const members: RawBuilder<Member> = sql.table<Member>('users')
