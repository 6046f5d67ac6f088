import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { accountProblems } from '../problems.ts'
import type { AccountTools } from './account-tools.ts'
import { lockAccount, passwordHashOf } from './queries.ts'

/** Proof that the requester knows the password: the hash it was checked against. */
export type PasswordProof = string

/**
 * Checks the current password before a sensitive change, since a session can be stolen. Failures are counted per session, separately from
 * signing in, so that a thief can't lock out the owner.
 * @throws Refusal wrongPassword or tooManyWrongPasswords
 */
export async function provePassword(
  { authentication, limits }: AccountTools,
  { database }: Services,
  { id, sessionId }: Actor,
  password: string,
): Promise<PasswordProof> {
  await limits.spend('passwordInSession', sessionId, accountProblems.tooManyWrongPasswords)
  const { password: passwords } = await authentication.$context
  const hash = await passwordHashOf(database.kysely, id)
  if (!hash || !(await passwords.verify({ password, hash }))) throw new Refusal(accountProblems.wrongPassword)
  await limits.forget('passwordInSession', sessionId)
  return hash
}

/** Locks the account for a change. @throws Refusal wrongPassword if the password has changed since the proof */
export async function lockProven(tx: Tx, userId: string, proof: PasswordProof) {
  const account = await lockAccount(tx, userId)
  if (!account || (await passwordHashOf(tx, userId)) !== proof) throw new Refusal(accountProblems.wrongPassword)
  return account
}
