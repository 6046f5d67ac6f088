import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { keepEmail } from '#features/members/server/index.ts'

const now = sql<Date>`now()`

/** The address that a member wants and has not confirmed yet. */
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

/** In place of the address that waited before. */
export async function insertChange(tx: Tx, change: { user_id: string; email: string; expires_at: Date }) {
  await deleteWaitingChange(tx, change.user_id)
  return tx
    .insertInto('email_changes')
    .values({ ...change, changed_at: null, previous_email: null })
    .returning(['id', 'email', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** @returns whether one waited */
export async function deleteWaitingChange(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('changed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Whether an address belongs to an account already. */
export async function isTaken(reader: Reader, email: string): Promise<boolean> {
  return (await reader.selectFrom('auth.user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Gives an account the address that waited. The address before is kept for the notice to it. @throws on an address that is taken */
export async function makeChange(tx: Tx, change: { id: string; user_id: string; email: string }, previous_email: string): Promise<void> {
  await tx
    .updateTable('auth.user')
    .set({ email: change.email, emailVerified: true, updatedAt: now })
    .where('id', '=', change.user_id)
    .execute()
  await keepEmail(tx, change.user_id, { email: change.email, email_confirmed: true })
  await tx.updateTable('email_changes').set({ changed_at: now, previous_email }).where('id', '=', change.id).execute()
}

/** What is mailed to the account's address is read by its owner. */
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

/** Links are told from unknown ones for as long after they expired, and changes kept for the notices about them. */
const keptAfter = '30 days'

export async function deleteOldLinks(reader: Reader): Promise<void> {
  const isOld = sql<boolean>`expires_at < now() - ${keptAfter}::interval`
  await reader.deleteFrom('email_links').where(isOld).execute()
  await reader.deleteFrom('email_changes').where(isOld).execute()
}
