import { signInPath } from '../paths.ts'
import { Refusal } from '#platform/problems.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { languageOf } from '#features/members/server/index.ts'
import type { EmailChange } from '../email-contract.ts'
import { accountProblems } from '../problems.ts'
import type { AccountTools } from './account-tools.ts'
import { mailLink, sendWithinLimit } from './email-links.ts'
import { changeById, deleteWaitingChange, insertChange, waitingChange } from './email-queries.ts'
import { changed } from './live.ts'
import { mailKinds, mailTexts } from './mail-texts.ts'
import { queueNotice } from './notices.ts'
import { lockProven, provePassword } from './prove-password.ts'
import { accountByEmail, lockAccount } from './queries.ts'

export const linkJob = 'accounts.mailChangeLink'
const lifetime = 24 * 60 * 60 * 1000

interface EmailChangeRequest {
  email: string
  current_password: string
}

/**
 * Saves the requested address and queues the emails. The job checks whether the address is taken, so that neither the response nor its
 * timing reveals who else has an account.
 * @throws Refusal wrongPassword, tooManyWrongPasswords, sameEmail, tooManyRequests
 */
export async function requestEmailChange(
  tools: AccountTools,
  services: Services,
  actor: Actor,
  { email, current_password }: EmailChangeRequest,
  siteUrl: string,
): Promise<EmailChange> {
  const proof = await provePassword(tools, services, actor, current_password)
  await tools.limits.spend('linksOfMember', actor.id)
  const waiting = await services.database.transaction(async (tx) => {
    const account = await lockProven(tx, actor.id, proof)
    if (account.email === email) throw new Refusal(accountProblems.sameEmail)
    const change = await insertChange(tx, { user_id: actor.id, email, expires_at: new Date(Date.now() + lifetime) })
    await services.jobs.queue(linkJob, { change_id: change.id, siteUrl }, { tx })
    await queueNotice(services, tx, { about: 'emailChangeAsked', change_id: change.id, siteUrl })
    services.live.tellAfter(tx, changed(actor.id))
    return change
  })
  return present(waiting)
}

/** The pending change, until its link is opened. */
export async function emailChangeOf({ database }: Services, actor: Actor): Promise<EmailChange | null> {
  const waiting = await waitingChange(database.kysely, actor.id)
  return waiting ? present(waiting) : null
}

const present = ({ email, expires_at }: { email: string; expires_at: Date }): EmailChange => ({
  email,
  expires_at: expires_at.toISOString(),
})

/** Cancels the pending change; its links stop working. */
export async function cancelEmailChange({ database, live }: Services, { id }: Actor): Promise<void> {
  await database.transaction(async (tx) => {
    await lockAccount(tx, id)
    if (await deleteWaitingChange(tx, id)) live.tellAfter(tx, changed(id))
  })
}

/** Sends the link again. @throws Refusal noEmailChange, tooManyRequests */
export async function remailEmailChange({ limits }: AccountTools, { database, jobs }: Services, { id }: Actor, siteUrl: string) {
  const waiting = await waitingChange(database.kysely, id)
  if (!waiting) throw new Refusal(accountProblems.noEmailChange)
  await limits.spend('linksOfMember', id)
  await jobs.queue(linkJob, { change_id: waiting.id, siteUrl })
}

/** Emails the link to the new address, or, if that address already has an account, a notice to its owner. */
export const mailChangeLink = (services: Services, tools: AccountTools): Job =>
  job<{ change_id: string; siteUrl: string }>({
    name: linkJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ change_id, siteUrl }) {
      const { kysely } = services.database
      const change = await changeById(kysely, change_id)
      if (!change || change.changed_at || change.expires_at.getTime() < Date.now()) return
      const { user_id, email, expires_at, is_by_operator } = change
      const site = await services.site.name()
      // In the language of the address's owner, or else of the member who asked.
      const owner = await accountByEmail(kysely, email)
      const speaker = speakerIn(await languageOf(kysely, owner?.id ?? user_id))
      if (owner) {
        const mail = { to: email, record: { memberId: owner.id, kind: mailKinds.taken }, ...takenMail(speaker, site, siteUrl) }
        return sendWithinLimit(tools.limits, email, () => services.mail.send(mail))
      }
      const mail = is_by_operator ? correctionMail : changeMail
      const record = { memberId: user_id, kind: mailKinds.newAddress }
      await mailLink(services, tools, { user_id, email, expires_at, siteUrl, compose: (url) => ({ record, ...mail(speaker, site, url) }) })
    },
  })

const changeMail = ({ language, say }: Speaker, site: string, url: string) => ({
  language,
  subject: say(mailTexts.change, { site }),
  paragraphs: [say(commonTexts.hello), say(mailTexts.changeWhy, { site })],
  button: { label: say(mailTexts.changeButton), url },
  footnote: say(mailTexts.changeNote),
})

const correctionMail = ({ language, say }: Speaker, site: string, url: string) => ({
  language,
  subject: say(mailTexts.change, { site }),
  paragraphs: [say(commonTexts.hello), say(mailTexts.corrected, { site })],
  button: { label: say(mailTexts.changeButton), url },
  footnote: say(mailTexts.correctedNote),
})

const takenMail = ({ language, say }: Speaker, site: string, siteUrl: string) => ({
  language,
  subject: say(mailTexts.taken, { site }),
  paragraphs: [say(commonTexts.hello), say(mailTexts.takenWhy, { site }), say(mailTexts.takenIfYou)],
  button: { label: say(mailTexts.signIn), url: siteUrl + signInPath() },
  footnote: say(mailTexts.takenNote),
})
