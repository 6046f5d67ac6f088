import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { accountProblems } from '../contract.ts'
import type { AccountTools } from './account-tools.ts'
import { lockAccount, passwordHashOf } from './queries.ts'

/** That who asks knows the account's password: the hash it was checked against. */
export type PasswordProof = string

/**
 * Checks the current password before something lasting is done, since a session can be stolen. Wrong ones are counted by session, apart from
 * signing in: whoever has stolen one can shut its owner out of nothing.
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

/** Holds the account for a change. @throws Refusal wrongPassword if another password was set since the proof */
export async function lockProven(tx: Tx, userId: string, proof: PasswordProof) {
  const account = await lockAccount(tx, userId)
  if (!account || (await passwordHashOf(tx, userId)) !== proof) throw new Refusal(accountProblems.wrongPassword)
  return account
}
