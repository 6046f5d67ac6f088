import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { DeviceKind } from '../device-kinds.ts'
import { accountProblems } from '../problems.ts'
import { linkJob } from './change-email.ts'
import { queueConfirmationOf } from './confirm-address.ts'
import { deviceOf } from './device.ts'
import { insertChange, isTaken, waitingChange } from './email-queries.ts'
import { changed } from './live.ts'
import { queueResetOf } from './password-reset.ts'
import { endSessionsOf, lockAccount } from './queries.ts'
import { endSessionOf, latestSessions } from './session-queries.ts'

/** How operators help members with their accounts. Who may do it, and the record of it, is up to the caller. */

const correctionLifetime = 3 * 24 * 60 * 60 * 1000

interface SupportedSession {
  id: string
  kind: DeviceKind | null
  last_used_at: Date
}

/** A member's latest sessions, without where they are. */
export async function supportedSessions(reader: Reader, memberId: string, limit: number): Promise<SupportedSession[]> {
  const rows = await latestSessions(reader, memberId, limit)
  return rows.map(({ id, userAgent, used_at }) => ({ id, kind: deviceOf(userAgent).kind, last_used_at: used_at }))
}

/** The address that waits to be confirmed in place of the account's. */
export async function waitingAddress(reader: Reader, memberId: string) {
  const change = await waitingChange(reader, memberId)
  return change && { email: change.email, expires_at: change.expires_at, is_by_operator: change.is_by_operator }
}

interface Correction {
  memberId: string
  email: string
  /** The address, and the one that waits, as the operator saw them. */
  seen: { email: string; waiting: string | null }
  siteUrl: string
}

/**
 * Mails a link to the address that an operator entered, which becomes the account's when the link is followed.
 * @returns the id of the change
 * @throws Refusal notFound, accountChanged, alreadyTheirs, emailOfAnother
 */
export async function correctAddress(services: Services, tx: Tx, { memberId, email, seen, siteUrl }: Correction): Promise<string> {
  const account = await lockAccount(tx, memberId)
  if (!account) throw new Refusal(problems.notFound)
  const waiting = await waitingChange(tx, memberId)
  if (account.email !== seen.email || (waiting?.email ?? null) !== seen.waiting) throw new Refusal(accountProblems.accountChanged)
  if (account.email === email) throw new Refusal(accountProblems.alreadyTheirs)
  if (await isTaken(tx, email)) throw new Refusal(accountProblems.emailOfAnother)
  const expires_at = new Date(Date.now() + correctionLifetime)
  const change = await insertChange(tx, { user_id: memberId, email, expires_at, is_by_operator: true })
  await services.jobs.queue(linkJob, { change_id: change.id, siteUrl }, { tx })
  services.live.tellAfter(tx, changed(memberId))
  return change.id
}

/** Mails the link that confirms the address again. @throws Refusal notFound, alreadyConfirmed */
export async function resendConfirmation(services: Services, tx: Tx, memberId: string, siteUrl: string): Promise<void> {
  const account = await lockAccount(tx, memberId)
  if (!account) throw new Refusal(problems.notFound)
  if (account.emailVerified) throw new Refusal(accountProblems.alreadyConfirmed)
  await queueConfirmationOf(services, tx, memberId, siteUrl)
}

/** Mails a link that sets a new password. @throws Refusal notFound */
export async function sendReset(services: Services, tx: Tx, memberId: string, siteUrl: string): Promise<void> {
  if (!(await lockAccount(tx, memberId))) throw new Refusal(problems.notFound)
  await queueResetOf(services, tx, memberId, siteUrl)
}

/** Ends one of a member's sessions, or all; does nothing if it has already ended. */
export async function endSessionsBySupport({ live }: Services, tx: Tx, memberId: string, sessionId: string | null): Promise<void> {
  if (sessionId === null) await endSessionsOf(tx, memberId)
  else await endSessionOf(tx, memberId, sessionId)
  live.tellAfter(tx, changed(memberId))
}
