import { createHash, randomBytes } from 'node:crypto'
import { Refusal } from '#platform/problems.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { memberSummary } from '#features/members/server/index.ts'
import { accountProblems } from '../contract.ts'
import { confirmAddress } from './email-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { queueNotice } from './notices.ts'
import {
  accountByEmail,
  accountOfReset,
  consumeReset,
  forgetReset,
  lockAccount,
  replacePassword,
  saveReset,
  wasMailedEnough,
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
 * Queues the same work for every address, so that neither the answer nor its time tells who has an account. The job knows the
 * account by its id alone: jobs are kept for days.
 */
export async function queueReset({ jobs, database }: Services, email: string, siteUrl: string): Promise<void> {
  const account = await accountByEmail(database.kysely, email)
  await jobs.queue(resetJob, { account_id: account?.id ?? null, siteUrl })
}

/**
 * Mails a link, unless one went out a moment ago or enough of them work already: anybody can ask, and what fills a mailbox helps nobody. All
 * that were mailed work for their hour, so that whoever is mailed none has one. A link is written nowhere but into its mail: each try makes
 * one of its own.
 */
export const mailResetLink = (services: Services): Job =>
  job<{ account_id: string | null; siteUrl: string }>({
    name: resetJob,
    retries: retriesOfADay,
    // So that a flood for others keeps nobody waiting.
    atOnce: 10,
    async run({ account_id, siteUrl }) {
      const { kysely } = services.database
      if (!account_id) return
      const tokens = { access_token: randomBytes(32).toString('base64url'), refresh_token: randomBytes(32).toString('base64url') }
      const hashes = hashesOf(tokens)
      // The address as it is when the link is saved: links to one that is changed later are deleted then.
      const account = await services.database.transaction(async (tx) => {
        const held = await lockAccount(tx, account_id)
        if (!held || (await wasMailedEnough(tx, held.id))) return undefined
        await saveReset(tx, { ...hashes, user_id: held.id, expires_at: new Date(Date.now() + hour) })
        return held
      })
      if (!account) return
      const { full_name, ...member } = await memberSummary(kysely, account.id)
      const { language, say } = speakerIn(member.language)
      const mail = {
        to: account.email,
        language,
        subject: say(mailTexts.reset, { site: await services.site.name() }),
        paragraphs: [say(commonTexts.helloName, { name: full_name }), say(mailTexts.resetWhy)],
        button: { label: say(mailTexts.resetButton), url: `${siteUrl}/reset-password?${new URLSearchParams(tokens)}` },
        footnote: say(mailTexts.resetNote),
      }
      await services.mail.send(mail).catch(async (error: unknown) => {
        // Else the next try would take it for mailed.
        await forgetReset(kysely, hashes)
        throw error
      })
    },
  })

/** Whose password a link can set; undefined if it is wrong, used or expired. */
export async function resetAccount({ database }: Services, tokens: Tokens) {
  return accountOfReset(database.kysely, hashesOf(tokens))
}

/**
 * Uses a reset link up and sets the new password; every session of the member ends. Whoever opened the link reads what is mailed to the
 * address, which confirms it.
 * @throws Refusal invalidResetLink if the link is wrong, used or expired
 */
export async function usedReset(services: Services, tokens: Tokens, passwordHash: string, siteUrl: string) {
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
