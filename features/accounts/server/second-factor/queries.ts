import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'

const now = sql<Date>`now()`

/** A member's second factor; while `confirmed_at` is null, it is being set up. */
export async function factorOf(reader: Reader, memberId: string) {
  return reader.selectFrom('second_factors').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** Since when a member has a second factor. */
export async function factorSince(reader: Reader, memberId: string): Promise<Date | null> {
  return (await factorOf(reader, memberId))?.confirmed_at ?? null
}

/** Begins a second factor, in place of one that was begun before. */
export async function insertFactor(tx: Tx, factor: { member_id: string; secret: Buffer }): Promise<void> {
  await deleteFactor(tx, factor.member_id)
  await tx
    .insertInto('second_factors')
    .values({ ...factor, confirmed_at: null })
    .execute()
}

/** Foreign keys delete everything that belongs to it. */
export async function deleteFactor(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('second_factors').where('member_id', '=', memberId).execute()
}

export async function confirmFactor(tx: Tx, memberId: string): Promise<Date> {
  const { confirmed_at } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('member_id', '=', memberId)
    .returning(now.as('confirmed_at'))
    .executeTakeFirstOrThrow()
  return confirmed_at
}

/** Notes a step as used. @returns false if it, or a later one, was used before */
export async function spendStep(tx: Tx, memberId: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .returning('member_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function replaceRecoveryCodes(tx: Tx, memberId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute()
}

/** @returns whether there was this code */
export async function spendRecoveryCode(tx: Tx, memberId: string, codeHash: Buffer): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', codeHash)
    .returning('member_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function countRecoveryCodes(reader: Reader, memberId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

type TokenKind = 'challenge' | 'device'

export async function insertToken(
  reader: Reader,
  token: { token_hash: Buffer; member_id: string; kind: TokenKind; expires_at: Date },
): Promise<void> {
  await reader.insertInto('factor_tokens').values(token).execute()
}

/** Whose token it is, unless it has expired. */
export async function holderOf(reader: Reader, kind: TokenKind, tokenHash: Buffer): Promise<string | undefined> {
  const held = await reader
    .selectFrom('factor_tokens')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return held?.member_id
}

/** @returns whether it was still there */
export async function spendChallenge(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const used = await tx
    .deleteFrom('factor_tokens')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'challenge')
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Ends the trust in a member's devices, and the challenges of those who are signing in. */
export async function deleteTokensOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('factor_tokens').where('member_id', '=', memberId).execute()
}

/** Deletes expired tokens, and second factors that nobody finished setting up. */
export async function deleteExpiredFactors(reader: Reader): Promise<void> {
  await reader.deleteFrom('factor_tokens').where('expires_at', '<', now).execute()
  await reader
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where(sql<boolean>`created_at < now() - interval '1 day'`)
    .execute()
}
