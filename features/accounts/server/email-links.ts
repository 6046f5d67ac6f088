import { createHash, randomBytes } from 'node:crypto'
import { emailLinkPath } from '../paths.ts'
import { Refusal } from '#platform/problems.ts'
import { isUniqueViolation } from '#platform/server/database/errors.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { MailMessage } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { accountProblems } from '../contract.ts'
import type { AccountTools } from './account-tools.ts'
import { confirmAddress, deleteLink, insertLink, linkByToken, makeChange, useLink, waitingChange } from './email-queries.ts'
import { changed, emailChanged } from './live.ts'
import { queueNotice } from './notices.ts'
import { accountById, deleteOpenResets, lockAccount } from './queries.ts'

const tokenHashOf = (token: string) => createHash('sha256').update(token).digest()

interface LinkMail {
  user_id: string
  email: string
  expires_at: Date
  siteUrl: string
  compose: (url: string) => Omit<MailMessage, 'to'>
}

/**
 * Mails a link to an address, which proves that its reader has it. It is written nowhere but into its mail: each try makes one of its own.
 * Nothing in such mails is a member's words, for anybody can have them sent to anybody.
 */
export async function mailLink(services: Services, { limits }: AccountTools, { siteUrl, compose, ...link }: LinkMail): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const token_hash = tokenHashOf(token)
  await toAddress(limits, link.email, async () => {
    await insertLink(services.database.kysely, { ...link, token_hash })
    try {
      await services.mail.send({ to: link.email, ...compose(`${siteUrl}${emailLinkPath()}?${new URLSearchParams({ token })}`) })
    } catch (error) {
      await deleteLink(services.database.kysely, token_hash)
      throw error
    }
  })
}

/** Mails something to an address that anybody may have entered, unless it has had enough; what could not be sent does not count. */
export async function toAddress(limits: AccountTools['limits'], email: string, send: () => Promise<void>): Promise<void> {
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

/** What a link does now. @throws Refusal invalidEmailLink or expiredEmailLink if that is nothing */
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
  const link = await linkByToken(database.kysely, tokenHashOf(token))
  const { effect } = await effectOf(database.kysely, link, link && (await accountById(database.kysely, link.user_id)))
  return { email: link?.email ?? '', effect }
}

/**
 * Confirms the address that a link was mailed to; if it is the one that waited, the account has it from now on.
 * @returns what it did, and the address that the account had before
 * @throws Refusal invalidEmailLink, expiredEmailLink, emailTakenMeanwhile
 */
export async function followEmailLink(services: Services, token: string, siteUrl: string) {
  const token_hash = tokenHashOf(token)
  const work = services.database.transaction(async (tx) => {
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
    // They were mailed to the address before.
    await deleteOpenResets(tx, account.id)
    await queueNotice(services, tx, { about: 'emailChanged', change_id: change.id, siteUrl })
    services.live.tellAfter(tx, emailChanged(account.id))
    return { effect, email: change.email, previous: account.email }
  })
  return work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new Refusal(accountProblems.emailTakenMeanwhile) : error
  })
}
