import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { accountProblems } from '../problems.ts'
import { emailLinkPath } from '../paths.ts'
import { changeById, deleteChangesSince, isTaken, setAddress } from './email-queries.ts'
import { tokenHashOf } from './link-tokens.ts'
import { emailChanged } from './live.ts'
import { masked } from './masked-address.ts'
import { queueResetOf } from './password-reset.ts'
import { accountById, lockAccount, replacePassword } from './queries.ts'
import { factorSince } from './second-factor/queries.ts'
import { turnOffFactor } from './second-factor/turn-off.ts'

/** How long the owner of the previous address can object to a correction. */
const objectionDays = 7

/**
 * A link with which the owner of an account's address objects to its correction, the beginning of the new address, and the previous one,
 * once the change is made. Each call makes another link. Undefined if the change was cancelled.
 */
export async function objectionLink(reader: Reader, changeId: string, siteUrl: string) {
  const change = await changeById(reader, changeId)
  if (!change) return undefined
  const token = randomBytes(32).toString('base64url')
  await reader
    .insertInto('email_objections')
    .values({
      token_hash: tokenHashOf(token),
      change_id: change.id,
      user_id: change.user_id,
      expires_at: sql<Date>`${change.created_at}::timestamptz + ${sql.lit(objectionDays)} * interval '1 day'`,
    })
    .execute()
  return {
    url: `${siteUrl}${emailLinkPath()}?${new URLSearchParams({ token })}`,
    address: masked(change.email),
    previous: change.previous_email,
  }
}

/** Corrections that were made and to which the owner of the previous address can still object. */
const recentCorrections = (reader: Reader) =>
  reader
    .selectFrom('email_changes')
    .select('previous_email')
    .where('is_by_operator', '=', true)
    .where('changed_at', 'is not', null)
    .where(sql<boolean>`created_at > now() - ${sql.lit(objectionDays)} * interval '1 day'`)

/** Where a member was reached before a correction that was made, while its owner can object: the new address may be somebody else's. */
export async function addressBeforeCorrection(reader: Reader, memberId: string): Promise<string | undefined> {
  const earliest = await recentCorrections(reader).where('user_id', '=', memberId).orderBy('changed_at').limit(1).executeTakeFirst()
  return earliest?.previous_email ?? undefined
}

/** Whether an account may still get this address back. Nobody joins with it meanwhile, or objecting to the correction would fail. */
export async function isBeforeCorrection(reader: Reader, email: string): Promise<boolean> {
  return (await recentCorrections(reader).where('previous_email', '=', email).limit(1).executeTakeFirst()) !== undefined
}

async function objectionBy(reader: Reader, tokenHash: Buffer) {
  return reader
    .selectFrom('email_objections as o')
    .innerJoin('email_changes as c', 'c.id', 'o.change_id')
    .select(['o.user_id', 'c.id', 'c.changed_at', 'c.previous_email'])
    .select(sql<boolean>`o.expires_at <= now()`.as('is_expired'))
    .where('o.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** What objecting with this link would do; undefined if it is no such link. @throws Refusal expiredEmailLink */
export async function objectionEffect(reader: Reader, tokenHash: Buffer) {
  const objection = await objectionBy(reader, tokenHash)
  if (!objection) return undefined
  if (objection.is_expired) throw new Refusal(accountProblems.expiredEmailLink)
  const account = await accountById(reader, objection.user_id)
  return objection.changed_at
    ? { effect: 'restores' as const, email: objection.previous_email ?? '' }
    : { effect: 'stops' as const, email: account?.email ?? '' }
}

/**
 * Objects to a correction. One that was not confirmed yet is cancelled. One that was made is reverted, and because somebody else may have
 * used the account since, its sessions end, a second factor turned on since is turned off, and it needs a new password, for which a link is
 * mailed.
 * @returns undefined if it is no such link
 * @throws Refusal expiredEmailLink, emailTakenMeanwhile
 */
export async function followObjection(services: Services, tx: Tx, announce: Announce, tokenHash: Buffer, siteUrl: string) {
  const found = await objectionBy(tx, tokenHash)
  const account = found && (await lockAccount(tx, found.user_id))
  // Again, because the change may have been made until the lock was held.
  const objection = account && (await objectionBy(tx, tokenHash))
  if (!objection) return undefined
  if (objection.is_expired) throw new Refusal(accountProblems.expiredEmailLink)
  const previous = objection.previous_email
  // Their links go with them: those who had the account may have asked for others since, and must not take it again.
  await deleteChangesSince(tx, objection.id)
  await announce('account.correctionRefused', { member_id: account.id, made_at: objection.changed_at?.toISOString() ?? null })
  services.live.tellAfter(tx, emailChanged(account.id))
  if (!objection.changed_at || previous === null) return { effect: 'stops' as const, email: account.email }
  if (previous !== account.email && (await isTaken(tx, previous))) throw new Refusal(accountProblems.emailTakenMeanwhile)
  await setAddress(tx, account.id, previous)
  await replacePassword(tx, account.id, unusablePassword())
  await announce('account.passwordChanged', { member_id: account.id })
  const since = await factorSince(tx, account.id)
  if (since && since > objection.changed_at) await turnOffFactor(tx, announce, account.id)
  await queueResetOf(services, tx, account.id, siteUrl)
  return { effect: 'restores' as const, email: previous }
}

/** The hash of no password. */
const unusablePassword = () => `${randomBytes(16).toString('hex')}:${randomBytes(64).toString('hex')}`
