import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { UsersTable } from './tables.ts'

/**
 * What other rooms may read of a member. The email address is only for sending emails: the profiles room decides who sees it. The language
 * is for texts to the member; of others, only operators see it.
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
  | 'known_terms'
  | 'second_factor_at'
  | 'created_at'
>

/** The members, to select from or join with under an alias: `members.as('u')`. */
export const members: RawBuilder<Member> = sql.table<Member>('users')
