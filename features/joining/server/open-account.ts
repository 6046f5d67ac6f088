import type { Language } from '#platform/language.ts'
import type { UserType } from '#platform/members.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'

/** Somebody who is admitted. */
export interface NewAccount {
  email: string
  full_name: string
  user_type: UserType
  company_name: string
  bio: string
  password_hash: string
  language: Language | null
  email_confirmed: boolean
  /** When they applied, and with that accepted the terms; absent for those who join at once. */
  applied_at?: Date
}

/**
 * Creates an account with its profile; of the accounts room, which lies above this one.
 * @returns the member's id; undefined if the address has an account already
 */
export type OpenAccount = (tx: Tx, announce: Announce, account: NewAccount) => Promise<string | undefined>
