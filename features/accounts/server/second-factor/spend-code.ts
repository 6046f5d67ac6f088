import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { accountProblems } from '../../problems.ts'
import type { FactorSecrets } from './factor-secrets.ts'
import { factorOf, spendRecoveryCode, spendStep } from './queries.ts'
import { plainCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

type CodeKind = 'app' | 'recovery'

/** For a code that was not accepted. */
export function wrongCode(given: string): Refusal {
  return new Refusal(/^\d{1,6}$/.test(plainCode(given)) ? accountProblems.wrongCode : accountProblems.wrongRecoveryCode)
}

/**
 * Uses up a code from the app, or a recovery code. Lock the account first.
 * @returns which it was; undefined if it is wrong, or was used before
 */
export async function spendCode(tx: Tx, secrets: FactorSecrets, memberId: string, given: string): Promise<CodeKind | undefined> {
  const code = plainCode(given)
  if (!/^\d{6}$/.test(code)) return (await spendRecoveryCode(tx, memberId, secrets.hashOf(code, memberId))) ? 'recovery' : undefined
  const factor = await factorOf(tx, memberId)
  const secret = factor && secrets.open(factor.secret, memberId)
  const step = secret && stepOf(secret, code)
  return step !== undefined && (await spendStep(tx, memberId, step)) ? 'app' : undefined
}
