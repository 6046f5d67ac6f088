import type { RequestContext } from '#platform/server/http/context.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { type Accounts, endSessionsOf, lockProven, provePassword } from '#features/accounts/server/index.ts'
import { setLeaving } from '#features/members/server/index.ts'
import { graceDays } from '../days.ts'
import { mailTexts } from './mail-texts.ts'
import { leavingMember } from './queries.ts'
import { tellOthers } from './tell-others.ts'

const mailJob = 'leaving.mailAsked'

/**
 * Hides the actor from everybody and ends their sessions; what they have is deleted when their time is over.
 * @throws Refusal wrongPassword or tooManyWrongPasswords
 */
export async function askToLeave(accounts: Accounts, context: RequestContext & { actor: Actor }, password: string): Promise<Date> {
  const { actor, request, services } = context
  const proof = await provePassword(accounts, services, actor, password)
  const leavesAt = endOfGrace(new Date())
  await services.database.transaction(async (tx) => {
    await lockProven(tx, actor.id, proof)
    if (!(await setLeaving(tx, actor.id, leavesAt))) return
    await endSessionsOf(tx, actor.id)
    await services.jobs.queue(mailJob, { member_id: actor.id, siteUrl: request.siteUrl }, { tx })
    await tellOthers(services.live, tx, actor.id)
  })
  return leavesAt
}

/** The end of the day, in UTC, on which so many whole days have passed: the job of that night deletes. */
export function endOfGrace(from: Date): Date {
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + graceDays + 1))
}

/** Everything is as it was, but for the sessions. For who has not asked, nothing happens. */
export async function keepAccount({ database, live }: Services, actor: Actor): Promise<void> {
  await database.transaction(async (tx) => {
    if (await setLeaving(tx, actor.id, null)) await tellOthers(live, tx, actor.id)
  })
}

/** Tells the member at their address, so that whoever did not ask for it can take it back. */
export const mailAsked = (services: Services): Job =>
  job<{ member_id: string; siteUrl: string }>({
    name: mailJob,
    retries: retriesOfADay,
    async run({ member_id, siteUrl }) {
      const leaving = await leavingMember(services.database.kysely, member_id)
      if (!leaving) return
      const site = await services.site.name()
      const { language, locale, say } = speakerIn(leaving.language)
      const date = leaving.leaves_at.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      await services.mail.send({
        to: leaving.email,
        language,
        subject: say(mailTexts.willBeDeleted, { site, date }),
        paragraphs: [say(commonTexts.hello), say(mailTexts.asked, { date }), say(mailTexts.canKeep)],
        button: { label: say(mailTexts.keep), url: siteUrl + signInPath() },
        footnote: say(mailTexts.ifNotYou),
        reference: `leaving-${member_id}-${leaving.leaves_at.getTime()}`,
      })
    },
  })
