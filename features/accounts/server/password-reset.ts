import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { accountProblems } from '../problems.ts'
import { confirmAddress } from './email-queries.ts'
import { mailKinds, mailTexts } from './mail-texts.ts'
import { queueNotice } from './notices.ts'
import {
  accountByEmail,
  accountOfReset,
  consumeReset,
  forgetReset,
  lockAccount,
  replacePassword,
  saveReset,
  isResetThrottled,
} from './queries.ts'

interface Tokens {
  access_token: string
  refresh_token: string
}

const hour = 60 * 60 * 1000
const resetJob = 'accounts.mailResetLink'
const hash = (token: string) => createHash('sha256').update(token).digest()
const hashesOf = ({ access_token, refresh_token }: Tokens) => ({ access_hash: hash(access_token), refresh_hash: hash(refresh_token) })

/**
 * Queues the same work for every address, so that neither the response nor its timing reveals who has an account. The job contains only the
 * account's id, since jobs are stored for days.
 */
export async function queueReset({ jobs, database }: Services, email: string, siteUrl: string): Promise<void> {
  const account = await accountByEmail(database.kysely, email)
  await jobs.queue(resetJob, { account_id: account?.id ?? null, siteUrl })
}

/** The same for an account that is known. */
export async function queueResetOf({ jobs }: Services, tx: Tx, account_id: string, siteUrl: string): Promise<void> {
  await jobs.queue(resetJob, { account_id, siteUrl }, { tx })
}

/**
 * Emails a link, unless one was just sent or several are still valid: anyone can ask, and must not be able to flood a mailbox. Every link
 * works for its hour, so a member who gets no new one has a valid one. Only hashes are stored, so each retry makes a new link.
 */
export const mailResetLink = (services: Services): Job =>
  job<{ account_id: string | null; siteUrl: string }>({
    name: resetJob,
    retries: retriesOfADay,
    // So that a flood of requests for one account doesn't delay the others.
    atOnce: 10,
    async run({ account_id, siteUrl }) {
      const { kysely } = services.database
      if (!account_id) return
      const tokens = { access_token: randomBytes(32).toString('base64url'), refresh_token: randomBytes(32).toString('base64url') }
      const hashes = hashesOf(tokens)
      // The address at the time the link is saved; changing the address deletes the links sent to it.
      const account = await services.database.transaction(async (tx) => {
        const held = await lockAccount(tx, account_id)
        if (!held || (await isResetThrottled(tx, held.id))) return undefined
        await saveReset(tx, { ...hashes, user_id: held.id, expires_at: new Date(Date.now() + hour) })
        return held
      })
      if (!account) return
      const { email_confirmed, full_name, ...member } = await memberSummary(kysely, account.id)
      const { language, say } = speakerIn(member.language)
      const mail = {
        record: { memberId: account.id, kind: mailKinds.reset },
        to: account.email,
        language,
        subject: say(mailTexts.reset, { site: await services.site.name() }),
        // No name is sent to an unconfirmed address, which may be someone else's.
        paragraphs: [email_confirmed ? say(commonTexts.helloName, { name: full_name }) : say(commonTexts.hello), say(mailTexts.resetWhy)],
        button: { label: say(mailTexts.resetButton), url: `${siteUrl}/reset-password?${new URLSearchParams(tokens)}` },
        footnote: say(mailTexts.resetNote),
      }
      await services.mail.send(mail).catch(async (error: unknown) => {
        // Otherwise the retry would assume that it was sent.
        await forgetReset(kysely, hashes)
        throw error
      })
    },
  })

/** The account of a reset link; undefined if the link is wrong, used or expired. */
export async function resetAccount({ database }: Services, tokens: Tokens) {
  return accountOfReset(database.kysely, hashesOf(tokens))
}

/**
 * Uses up a reset link, sets the new password and ends every session of the member. Also confirms the address, since the link was sent to
 * it.
 * @throws Refusal invalidResetLink if the link is wrong, used or expired
 */
export async function completeReset(services: Services, tokens: Tokens, passwordHash: string, siteUrl: string) {
  return services.events.change(async (tx, announce) => {
    const found = await accountOfReset(tx, hashesOf(tokens))
    const account = found && (await lockAccount(tx, found.id))
    if (!account || !(await consumeReset(tx, hashesOf(tokens)))) throw new Refusal(accountProblems.invalidResetLink)
    await replacePassword(tx, account.id, passwordHash)
    await confirmAddress(tx, account)
    await announce('account.passwordChanged', { member_id: account.id })
    await queueNotice(services, tx, { about: 'passwordChanged', account_id: account.id, siteUrl })
    return account
  })
}
