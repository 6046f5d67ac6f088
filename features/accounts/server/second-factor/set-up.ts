import { randomBytes } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { isStaff } from '#platform/staff.ts'
import { keepSecondFactor, requiresStaffFactor } from '#features/members/server/index.ts'
import { accountProblems } from '../../problems.ts'
import type { SecondFactor } from '../../second-factor-contract.ts'
import type { AccountTools } from '../account-tools.ts'
import { changed } from '../live.ts'
import { lockProven, provePassword } from '../prove-password.ts'
import { lockAccount } from '../queries.ts'
import { base32 } from './base32.ts'
import { confirmFactor, countRecoveryCodes, factorOf, insertFactor, replaceRecoveryCodes } from './queries.ts'
import { newRecoveryCodes, plainCode } from './recovery-codes.ts'
import { resetOf } from './reset-queries.ts'
import { spendCode, wrongCode } from './spend-code.ts'
import { appAddress } from './totp.ts'
import { turnOffFactor } from './turn-off.ts'

/** Of a secret, in bytes: as long as the hash, as RFC 4226 recommends. */
const secretLength = 20

export async function secondFactorOf(reader: Reader, { id, role }: Actor): Promise<SecondFactor> {
  const [factor, codes_left, reset, isRequired] = await Promise.all([
    factorOf(reader, id),
    countRecoveryCodes(reader, id),
    resetOf(reader, id),
    requiresStaffFactor(reader),
  ])
  return {
    since: factor?.confirmed_at?.toISOString() ?? null,
    codes_left,
    resets_at: reset?.takes_effect_at.toISOString() ?? null,
    is_required: isRequired && isStaff(role),
  }
}

/** Makes a key for the member's app. @throws Refusal wrongPassword, tooManyWrongPasswords, factorIsOn */
export async function beginSecondFactor(tools: AccountTools, services: Services, actor: Actor, password: string) {
  const proof = await provePassword(tools, services, actor, password)
  const secret = randomBytes(secretLength)
  const account = await services.database.transaction(async (tx) => {
    const locked = await lockProven(tx, actor.id, proof)
    if ((await factorOf(tx, actor.id))?.confirmed_at) throw new Refusal(accountProblems.factorIsOn)
    await insertFactor(tx, { member_id: actor.id, secret: tools.factorSecrets.seal(secret, actor.id) })
    return locked
  })
  const key = base32(secret)
  return { key, address: appAddress({ site: await services.site.name(), email: account.email, key }) }
}

/**
 * Turns the second factor on with the first code from the app.
 * @returns recovery codes
 * @throws Refusal wrongCode, tooManyCodes, factorIsOn, factorNotBegun
 */
export async function confirmSecondFactor(tools: AccountTools, services: Services, actor: Actor, code: string): Promise<string[]> {
  await tools.limits.spend('codeInSession', actor.sessionId, accountProblems.tooManyCodes)
  const codes = await services.events.change(async (tx, announce) => {
    await lockAccount(tx, actor.id)
    const factor = await factorOf(tx, actor.id)
    if (!factor) throw new Refusal(accountProblems.factorNotBegun)
    if (factor.confirmed_at) throw new Refusal(accountProblems.factorIsOn)
    if ((await spendCode(tx, tools.factorSecrets, actor.id, code)) !== 'app') throw new Refusal(accountProblems.wrongCode)
    await keepSecondFactor(tx, actor.id, await confirmFactor(tx, actor.id))
    await announce('account.secondFactorChanged', { member_id: actor.id, is_on: true })
    return saveNewCodes(tools, tx, actor.id)
  })
  await tools.limits.forget('codeInSession', actor.sessionId)
  return codes
}

interface Proof {
  current_password: string
  code: string
}

/** Replaces the recovery codes. @throws Refusal wrongPassword, tooManyWrongPasswords, wrongCode, wrongRecoveryCode, tooManyCodes, factorIsOff */
export async function renewRecoveryCodes(tools: AccountTools, services: Services, actor: Actor, proof: Proof): Promise<string[]> {
  return withProof(tools, services, actor, proof, (tx) => saveNewCodes(tools, tx, actor.id))
}

/** Turns the second factor off. @throws Refusal wrongPassword, tooManyWrongPasswords, wrongCode, wrongRecoveryCode, tooManyCodes, factorIsOff */
export async function endSecondFactor(tools: AccountTools, services: Services, actor: Actor, proof: Proof): Promise<void> {
  await withProof(tools, services, actor, proof, (tx, announce) => turnOffFactor(tx, announce, actor.id))
}

async function withProof<Result>(
  tools: AccountTools,
  services: Services,
  actor: Actor,
  { current_password, code }: Proof,
  act: (tx: Tx, announce: Announce) => Promise<Result>,
): Promise<Result> {
  const password = await provePassword(tools, services, actor, current_password)
  await tools.limits.spend('codeInSession', actor.sessionId, accountProblems.tooManyCodes)
  const result = await services.events.change(async (tx, announce) => {
    await lockProven(tx, actor.id, password)
    if (!(await factorOf(tx, actor.id))?.confirmed_at) throw new Refusal(accountProblems.factorIsOff)
    if (!(await spendCode(tx, tools.factorSecrets, actor.id, code))) throw wrongCode(code)
    services.live.tellAfter(tx, changed(actor.id))
    return act(tx, announce)
  })
  await tools.limits.forget('codeInSession', actor.sessionId)
  return result
}

async function saveNewCodes({ factorSecrets }: AccountTools, tx: Tx, memberId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => factorSecrets.hashOf(plainCode(code), memberId)),
  )
  return codes
}
