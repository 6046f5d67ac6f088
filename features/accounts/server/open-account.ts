import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { NewAccount } from '#features/joining/server/index.ts'
import { acceptOnJoining } from '#features/legal/server/index.ts'
import { keepEmail } from '#features/members/server/index.ts'
import { openProfile } from '#features/profiles/server/index.ts'
import { freeMemberId } from './member-ids.ts'
import { isBeforeCorrection } from './object-to-correction.ts'

/**
 * Creates an account with its profile in the transaction that admits somebody, in which the accounts library can't take part.
 * @returns the member's id; undefined if the address has an account already, or may return to one
 */
export async function openAccount(tx: Tx, announce: Announce, account: NewAccount): Promise<string | undefined> {
  const { email, full_name, user_type, company_name, bio, password_hash, language, email_confirmed, applied_at } = account
  if (await isBeforeCorrection(tx, email)) return undefined
  const id = await freeMemberId(tx)
  const created = await tx
    .insertInto('auth.user')
    .values({
      id,
      name: full_name,
      email,
      emailVerified: email_confirmed,
      image: null,
      userType: user_type,
      companyName: company_name,
      bio,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return undefined
  await tx
    .insertInto('auth.account')
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: password_hash })
    .execute()
  await openProfile(tx, announce, { id, email, full_name, user_type, company_name, bio, language })
  await acceptOnJoining(tx, id, applied_at)
  if (email_confirmed) await keepEmail(tx, id, { email, email_confirmed })
  return id
}
