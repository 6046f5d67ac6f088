import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { MemberRole, UserType } from '#platform/members.ts'
import { isLeaving, isSuspended, members, owesFactor, owesTerms } from '#features/members/server/index.ts'
import { deleteOldLinks, deleteWaitingChange } from './email-queries.ts'
import { deleteExpiredFactors, deleteTokensOf } from './second-factor/queries.ts'
import { isUseDue } from './session-queries.ts'
import { deleteExpiredTickets } from './ticket-queries.ts'

export interface SessionRow {
  id: string
  userId: string
  expiresAt: Date
  user_type: UserType | null
  role: MemberRole | null
  is_leaving: boolean
  /** Whether there are new terms that the member must accept. */
  owes_terms: boolean
  /** Whether the member's role requires a second factor that they have not set up. */
  owes_factor: boolean
  /** Whether its last use should be updated. */
  is_use_due: boolean
}

const liveSessions = (kysely: Reader) =>
  kysely
    .selectFrom('auth.session as s')
    .leftJoin(members.as('u'), 'u.id', 's.userId')
    .select(['s.id', 's.userId', 's.expiresAt', 'u.user_type', 'u.role', isUseDue.as('is_use_due')])
    .select((row) => sql<boolean>`${isLeaving(row.ref('s.userId'))}`.as('is_leaving'))
    .select((row) => sql<boolean>`${owesTerms(row.ref('u.known_terms'))}`.as('owes_terms'))
    .select((row) => owesFactor(row.ref('u.role'), row.ref('u.second_factor_at')).as('owes_factor'))
    .where('s.expiresAt', '>', sql<Date>`now()`)
    // Suspending ends all sessions; this also covers one that started at that moment.
    .where((row) => row.not(isSuspended(row.ref('s.userId'))))

/** The valid session of a token, with what authorisation needs to know of its member. Read on every request. */
export const sessionByToken = namedStatement<{ token_hash: string }, SessionRow>('accounts.session', (kysely, { token_hash }) =>
  liveSessions(kysely).where('s.token_hash', '=', token_hash),
)

/** The same by session id. */
export const sessionById = namedStatement<{ id: string }, SessionRow>('accounts.sessionById', (kysely, { id }) =>
  liveSessions(kysely).where('s.id', '=', id),
)

/** Which of these sessions are still valid. */
export async function standingSessions(reader: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('auth.session')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function endSession(reader: Reader, id: string): Promise<void> {
  await reader.deleteFrom('auth.session').where('id', '=', id).execute()
}

export async function endSessionWith(reader: Reader, tokenHash: string): Promise<void> {
  await reader.deleteFrom('auth.session').where('token_hash', '=', tokenHash).execute()
}

/** Ends all of a member's sessions, and the trust in their devices. */
export async function endSessionsOf(tx: Tx, memberId: string): Promise<void> {
  await deleteTokensOf(tx, memberId)
  await tx.deleteFrom('auth.session').where('userId', '=', memberId).execute()
}

/** Foreign keys delete everything that refers to the account. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('auth.user').where('id', '=', id).execute()
}

export async function accountById(reader: Reader, id: string) {
  return reader.selectFrom('auth.user').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the account until the transaction ends. Take this lock first in any change to the account or its credentials. */
export async function lockAccount(tx: Tx, id: string) {
  return tx.selectFrom('auth.user').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function passwordHashOf(reader: Reader, userId: string): Promise<string | null> {
  const row = await reader
    .selectFrom('auth.account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

/** The same by email address, in one query whether there is such an account or not. */
export async function passwordHashAt(reader: Reader, email: string): Promise<string | null> {
  const row = await reader
    .selectFrom('auth.account as a')
    .innerJoin('auth.user as u', 'u.id', 'a.userId')
    .select('a.password')
    .where('u.email', '=', email)
    .where('a.providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}

export async function accountByEmail(reader: Reader, email: string) {
  return reader.selectFrom('auth.user').select('id').where('email', '=', email).executeTakeFirst()
}

export async function saveReset(tx: Tx, reset: { access_hash: Buffer; refresh_hash: Buffer; user_id: string; expires_at: Date }) {
  await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', reset.user_id)
    .where((where) => where.or([where('expires_at', '<', sql<Date>`now()`), where('used_at', 'is not', null)]))
    .execute()
  await tx
    .insertInto('password_resets')
    .values({ ...reset, used_at: null })
    .execute()
}

interface ResetHashes {
  access_hash: Buffer
  refresh_hash: Buffer
}

const liveReset = ({ access_hash, refresh_hash }: ResetHashes) =>
  sql<boolean>`access_hash = ${access_hash} and refresh_hash = ${refresh_hash} and used_at is null and expires_at > now()`

export async function forgetReset(reader: Reader, hashes: ResetHashes): Promise<void> {
  await reader.deleteFrom('password_resets').where(liveReset(hashes)).execute()
}

export async function accountOfReset(reader: Reader, hashes: ResetHashes) {
  return reader
    .selectFrom('password_resets')
    .innerJoin('auth.user', 'auth.user.id', 'user_id')
    .select(['auth.user.id', 'auth.user.email', 'auth.user.name'])
    .where(liveReset(hashes))
    .executeTakeFirst()
}

const maxLiveResets = 3
const minResetInterval = '5 minutes'

/** Whether to send no further link for now. The lock on the account serialises jobs for the same member. */
export async function isResetThrottled(tx: Tx, userId: string): Promise<boolean> {
  const { live, recent } = await tx
    .selectFrom('password_resets')
    .select(({ fn }) => [
      fn.countAll<number>().as('live'),
      sql<boolean | null>`bool_or(created_at > now() - ${minResetInterval}::interval)`.as('recent'),
    ])
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return recent === true || live >= maxLiveResets
}

/** Uses up a reset link. The update rechecks the condition, so that only one of two concurrent uses succeeds. */
export async function consumeReset(tx: Tx, hashes: ResetHashes): Promise<string | undefined> {
  const row = await tx
    .updateTable('password_resets')
    .set({ used_at: sql<Date>`now()` })
    .where(liveReset(hashes))
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

export async function deleteOpenResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/** Sets the password, and deletes the member's sessions, trusted devices, open reset links and pending email change. */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string) {
  await tx
    .updateTable('auth.account')
    .set({ password: passwordHash, updatedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute()
  await endSessionsOf(tx, userId)
  await deleteOpenResets(tx, userId)
  await deleteWaitingChange(tx, userId)
}

export async function deleteExpired(reader: Reader): Promise<void> {
  await deleteExpiredTickets(reader)
  await deleteExpiredFactors(reader)
  await reader
    .deleteFrom('auth.session')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
  await reader
    .deleteFrom('password_resets')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
  await deleteOldLinks(reader)
}
