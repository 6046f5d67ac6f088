import { randomBytes } from 'node:crypto'
import { emailLinkPath } from '../paths.ts'
import { Refusal } from '#platform/problems.ts'
import { isUniqueViolation } from '#platform/server/database/errors.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { MailMessage } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { EmailAnswer } from '../email-contract.ts'
import { accountProblems } from '../problems.ts'
import type { AccountTools } from './account-tools.ts'
import { confirmAddress, deleteLink, insertLink, linkByToken, makeChange, useLink, waitingChange } from './email-queries.ts'
import { tokenHashOf } from './link-tokens.ts'
import { changed, emailChanged } from './live.ts'
import { queueNotice } from './notices.ts'
import { followObjection, objectionEffect } from './object-to-correction.ts'
import { factorResetEffect, followFactorReset } from './second-factor/reset-factor.ts'
import { accountById, deleteOpenResets, lockAccount } from './queries.ts'

interface LinkMail {
  user_id: string
  email: string
  expires_at: Date
  siteUrl: string
  compose: (url: string) => Omit<MailMessage, 'to'>
}

/**
 * Emails a link that proves its reader owns the address. Only the hash is stored, so each retry makes a new link. Such emails contain
 * nothing a member wrote, since anyone can have them sent to any address.
 */
export async function mailLink(services: Services, { limits }: AccountTools, { siteUrl, compose, ...link }: LinkMail): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const token_hash = tokenHashOf(token)
  await sendWithinLimit(limits, link.email, async () => {
    await insertLink(services.database.kysely, { ...link, token_hash })
    try {
      await services.mail.send({ to: link.email, ...compose(`${siteUrl}${emailLinkPath()}?${new URLSearchParams({ token })}`) })
    } catch (error) {
      await deleteLink(services.database.kysely, token_hash)
      throw error
    }
  })
}

/** Emails an address that anyone may have entered, within its rate limit. Failed attempts don't count. */
export async function sendWithinLimit(limits: AccountTools['limits'], email: string, send: () => Promise<void>): Promise<void> {
  try {
    await limits.spend('linksToAddress', email)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  try {
    await send()
  } catch (error) {
    await limits.refund('linksToAddress', email)
    throw error
  }
}

type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>
type Link = Awaited<ReturnType<typeof linkByToken>>

interface Followed {
  effect: 'confirms' | 'changes' | 'confirmed' | 'stops' | 'restores' | 'resetsFactor' | 'keepsFactor'
  email: string
  /** The account's address before, if it changed. */
  previous?: string
}

/** What a link does now. @throws Refusal invalidEmailLink or expiredEmailLink if it has no effect */
async function effectOf(reader: Reader, link: Link, account: Account | undefined) {
  if (!link || !account) throw new Refusal(accountProblems.invalidEmailLink)
  const isOwn = account.email === link.email
  if (isOwn && account.emailVerified) return { effect: 'confirmed' as const }
  if (link.is_expired) throw new Refusal(accountProblems.expiredEmailLink)
  if (isOwn) return { effect: 'confirms' as const }
  const change = await waitingChange(reader, account.id)
  if (link.used_at || change?.email !== link.email) throw new Refusal(accountProblems.invalidEmailLink)
  return { effect: 'changes' as const, change }
}

/** What following a link would do. @throws Refusal invalidEmailLink or expiredEmailLink */
export async function checkEmailLink({ database }: Services, token: string) {
  const objection = await objectionEffect(database.kysely, tokenHashOf(token))
  if (objection) return objection
  const reset = await factorResetEffect(database.kysely, tokenHashOf(token))
  if (reset) return reset
  const link = await linkByToken(database.kysely, tokenHashOf(token))
  const { effect } = await effectOf(database.kysely, link, link && (await accountById(database.kysely, link.user_id)))
  return { email: link?.email ?? '', effect }
}

/**
 * Confirms the address that a link was sent to; if it is of a pending change, makes it the account's address. Or objects to a correction, or
 * answers the reset of a second factor.
 * @returns what it did, and the account's previous address
 * @throws Refusal invalidEmailLink, expiredEmailLink, emailTakenMeanwhile
 */
export async function followEmailLink(services: Services, token: string, answer: EmailAnswer, siteUrl: string) {
  const token_hash = tokenHashOf(token)
  const work = services.events.change<Followed>(async (tx, announce) => {
    const objection = await followObjection(services, tx, announce, token_hash, siteUrl)
    if (objection) return objection
    const reset = await followFactorReset(services, tx, announce, token_hash, answer)
    if (reset) return reset
    const link = await linkByToken(tx, token_hash)
    const account = link && (await lockAccount(tx, link.user_id))
    const { effect, change } = await effectOf(tx, link, account)
    if (!account || effect === 'confirmed') return { effect, email: account?.email ?? '' }
    await useLink(tx, token_hash)
    if (!change) {
      await confirmAddress(tx, account)
      services.live.tellAfter(tx, changed(account.id))
      return { effect, email: account.email }
    }
    await makeChange(tx, change, account.email)
    // They were sent to the previous address.
    await deleteOpenResets(tx, account.id)
    await queueNotice(services, tx, { about: 'emailChanged', change_id: change.id, siteUrl })
    services.live.tellAfter(tx, emailChanged(account.id))
    return { effect, email: change.email, previous: account.email }
  })
  return work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Refusal(accountProblems.emailTakenMeanwhile) : error
  })
}
