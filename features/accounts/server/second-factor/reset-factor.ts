import { randomBytes } from 'node:crypto'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job } from '#platform/server/jobs/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { EmailAnswer } from '../../email-contract.ts'
import { emailLinkPath } from '../../paths.ts'
import { accountProblems } from '../../problems.ts'
import { tokenHashOf } from '../link-tokens.ts'
import { changed } from '../live.ts'
import { endSessionsOf, lockAccount } from '../queries.ts'
import { factorSince } from './queries.ts'
import { deleteReset, dueResets, insertReset, insertResetLink, resetByLink, resetOf } from './reset-queries.ts'
import { turnOffFactor } from './turn-off.ts'

/** How operators reset a member's second factor: it takes effect after a day, in which the member can object. */

/** Since when a member has a second factor, and when a reset takes effect. */
export async function supportedFactor(reader: Reader, memberId: string) {
  const [since, reset] = await Promise.all([factorSince(reader, memberId), resetOf(reader, memberId)])
  return { since, resets_at: reset?.takes_effect_at ?? null }
}

/**
 * Asks for the reset, and ends the member's sessions.
 * @returns the id of the reset
 * @throws Refusal notFound, factorIsOff, factorResetWaits
 */
export async function askFactorReset({ live }: Services, tx: Tx, memberId: string): Promise<string> {
  if (!(await lockAccount(tx, memberId))) throw new Refusal(problems.notFound)
  if (!(await factorSince(tx, memberId))) throw new Refusal(accountProblems.factorIsOff)
  const id = await insertReset(tx, memberId)
  if (!id) throw new Refusal(accountProblems.factorResetWaits)
  await endSessionsOf(tx, memberId)
  live.tellAfter(tx, changed(memberId))
  return id
}

/** A link with which the member objects, or lets the reset take effect at once. Each call makes another. Undefined if it is not waiting. */
export async function factorResetLink(reader: Reader, resetId: string, siteUrl: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const isWaiting = await insertResetLink(reader, { token_hash: tokenHashOf(token), reset_id: resetId })
  return isWaiting ? `${siteUrl}${emailLinkPath()}?${new URLSearchParams({ token })}` : undefined
}

/** What a link is about; undefined if it is no such link, or the reset is not waiting any more. */
export async function factorResetEffect(reader: Reader, tokenHash: Buffer) {
  const reset = await resetByLink(reader, tokenHash)
  return reset && { effect: 'resetsFactor' as const, email: reset.email }
}

/** Answers a reset with its link. @returns undefined if it is no such link, or the reset is not waiting any more */
export async function followFactorReset(services: Services, tx: Tx, announce: Announce, tokenHash: Buffer, answer: EmailAnswer) {
  const found = await resetByLink(tx, tokenHash)
  const account = found && (await lockAccount(tx, found.member_id))
  // Again, because it may have been answered until the lock was held.
  const reset = account && (await resetByLink(tx, tokenHash))
  if (!reset) return undefined
  if (answer === 'accept') {
    await turnOffFactor(tx, announce, reset.member_id)
    return { effect: 'resetsFactor' as const, email: reset.email }
  }
  await refuse(services, tx, announce, reset)
  return { effect: 'keepsFactor' as const, email: reset.email }
}

/** The member objects while signed in, which proves no less than the link. @throws Refusal factorIsOff if it has taken effect */
export async function refuseFactorReset(services: Services, { id }: Actor): Promise<void> {
  await services.events.change(async (tx, announce) => {
    await lockAccount(tx, id)
    if (!(await factorSince(tx, id))) throw new Refusal(accountProblems.factorIsOff)
    const reset = await resetOf(tx, id)
    if (reset) await refuse(services, tx, announce, reset)
  })
}

async function refuse({ live }: Services, tx: Tx, announce: Announce, { id, member_id }: { id: string; member_id: string }) {
  await deleteReset(tx, id)
  await announce('account.factorResetRefused', { member_id })
  live.tellAfter(tx, changed(member_id))
}

/** Makes the resets take effect whose time has come. */
export const resetDueFactors = (services: Services): Job =>
  job({
    name: 'accounts.resetDueFactors',
    retries: 2,
    schedule: '*/5 * * * *',
    async run() {
      for (const memberId of await dueResets(services.database.kysely)) {
        await services.events.change(async (tx, announce) => {
          await lockAccount(tx, memberId)
          // Again, because the member may have objected until the lock was held.
          const reset = await resetOf(tx, memberId)
          if (reset && reset.takes_effect_at.getTime() <= Date.now()) await turnOffFactor(tx, announce, memberId)
        })
      }
    },
  })
