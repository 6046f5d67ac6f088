import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { keepEmail } from '#features/members/server/index.ts'

const now = sql<Date>`now()`

/** The pending email change of a member. */
export async function waitingChange(reader: Reader, userId: string) {
  return reader
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('changed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function changeById(reader: Reader, id: string) {
  return reader.selectFrom('email_changes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Replaces any pending change. */
export async function insertChange(tx: Tx, change: { user_id: string; email: string; expires_at: Date; is_by_operator?: boolean }) {
  await deleteWaitingChange(tx, change.user_id)
  return tx
    .insertInto('email_changes')
    .values({ ...change, changed_at: null, previous_email: null })
    .returning(['id', 'email', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** @returns whether there was one */
export async function deleteWaitingChange(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('changed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Whether an address already belongs to an account. */
export async function isTaken(reader: Reader, email: string): Promise<boolean> {
  return (await reader.selectFrom('auth.user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Makes the pending change. The previous address is stored so that it can be notified. @throws if the address is taken */
export async function makeChange(tx: Tx, change: { id: string; user_id: string; email: string }, previous_email: string): Promise<void> {
  await setAddress(tx, change.user_id, change.email)
  await tx.updateTable('email_changes').set({ changed_at: now, previous_email }).where('id', '=', change.id).execute()
}

/** Makes an address that its owner has confirmed the account's. @throws if it is taken */
export async function setAddress(tx: Tx, id: string, email: string): Promise<void> {
  await tx.updateTable('auth.user').set({ email, emailVerified: true, updatedAt: now }).where('id', '=', id).execute()
  await keepEmail(tx, id, { email, email_confirmed: true })
}

/** Deletes a change, and those of the same account that were requested after it. */
export async function deleteChangesSince(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('email_changes as c')
    .using('email_changes as first')
    .where('first.id', '=', id)
    .whereRef('c.user_id', '=', 'first.user_id')
    .whereRef('c.created_at', '>=', 'first.created_at')
    .execute()
}

export async function confirmAddress(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.updateTable('auth.user').set({ emailVerified: true, updatedAt: now }).where('id', '=', id).execute()
  await keepEmail(tx, id, { email, email_confirmed: true })
}

export async function insertLink(reader: Reader, link: { token_hash: Buffer; user_id: string; email: string; expires_at: Date }) {
  await reader
    .insertInto('email_links')
    .values({ ...link, used_at: null })
    .execute()
}

export async function deleteLink(reader: Reader, tokenHash: Buffer): Promise<void> {
  await reader.deleteFrom('email_links').where('token_hash', '=', tokenHash).execute()
}

export async function linkByToken(reader: Reader, tokenHash: Buffer) {
  return reader
    .selectFrom('email_links')
    .select(['user_id', 'email', 'used_at', sql<boolean>`expires_at <= now()`.as('is_expired')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export async function useLink(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.updateTable('email_links').set({ used_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** For this long, expired links are reported as expired instead of unknown, and changes are kept for their notices. */
const retention = '30 days'

export async function deleteOldLinks(reader: Reader): Promise<void> {
  const isOld = sql<boolean>`expires_at < now() - ${retention}::interval`
  await reader.deleteFrom('email_links').where(isOld).execute()
  await reader.deleteFrom('email_changes').where(isOld).execute()
  await reader.deleteFrom('email_objections').where('expires_at', '<', now).execute()
}
