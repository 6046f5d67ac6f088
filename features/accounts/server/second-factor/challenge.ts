import { randomBytes } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { RequestFacts } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { accountProblems } from '../../problems.ts'
import type { AccountTools } from '../account-tools.ts'
import { countCode } from '../limits.ts'
import { tokenHashOf } from '../link-tokens.ts'
import { queueNotice } from '../notices.ts'
import { accountById, lockAccount } from '../queries.ts'
import { refuseSuspended } from '../refuse-suspended.ts'
import { insertSession } from '../session-queries.ts'
import { factorSince, holderOf, insertToken, spendChallenge } from './queries.ts'
import { spendCode, wrongCode } from './spend-code.ts'

const challengeLifetime = 10 * 60 * 1000

/** Whether somebody who knows a member's password must give a code: the factor is on, and the device is not trusted. */
export async function needsCode(
  { trustedDevices }: AccountTools,
  reader: Reader,
  request: RequestFacts,
  memberId: string,
): Promise<boolean> {
  return (await factorSince(reader, memberId)) !== null && !(await trustedDevices.isTrusted(reader, request.raw, memberId))
}

/** A token that stands in for the password until the code is given. */
export async function newChallenge(reader: Reader, memberId: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + challengeLifetime)
  await insertToken(reader, { token_hash: tokenHashOf(challenge), member_id: memberId, kind: 'challenge', expires_at })
  return challenge
}

interface Answer {
  challenge: string
  code: string
  /** Asks for no code in this browser for a while. */
  trust_device: boolean
}

/**
 * Uses up a challenge and a code, and starts a session.
 * @returns the session, and the cookie of a trusted device
 * @throws Refusal challengeExpired, wrongCode, wrongRecoveryCode, tooManyCodes, tooManyRequests, suspendedUntil, suspended
 */
export async function answerChallenge(
  tools: AccountTools,
  services: Services,
  request: RequestFacts,
  { challenge, code, trust_device }: Answer,
) {
  const { limits, devices, factorSecrets, trustedDevices } = tools
  const token_hash = tokenHashOf(challenge)
  const { id, email } = await accountChallenged(services.database.kysely, token_hash)
  const forgive = await countCode(limits, request, id, devices.nameOf(request.raw, email))
  await refuseSuspended(services, id, request.language)
  const session = tools.newSession()
  const trusted = await services.database.transaction(async (tx) => {
    // The password may have changed, or the factor been turned off, until the lock was held.
    if (!(await lockAccount(tx, id)) || !(await spendChallenge(tx, token_hash))) throw new Refusal(accountProblems.challengeExpired)
    const kind = await spendCode(tx, factorSecrets, id, code)
    if (!kind) throw wrongCode(code)
    const userAgent = request.raw['user-agent'] ?? null
    const last_used_from = request.network ?? null
    // Its use is recorded by the caller, like that of other new sessions.
    await insertSession(tx, { ...session.row, userId: id, userAgent, last_used_from, last_used_at: null })
    if (kind === 'recovery') await queueNotice(services, tx, { about: 'recoveryCodeUsed', account_id: id, siteUrl: request.siteUrl })
    return trust_device ? trustedDevices.trust(tx, id) : undefined
  })
  await forgive()
  return { memberId: id, session, trusted }
}

/** @throws Refusal challengeExpired */
async function accountChallenged(reader: Reader, tokenHash: Buffer) {
  const id = await holderOf(reader, 'challenge', tokenHash)
  const account = id && (await accountById(reader, id))
  if (!account) throw new Refusal(accountProblems.challengeExpired)
  return account
}
