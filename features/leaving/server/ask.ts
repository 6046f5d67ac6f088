import { Refusal, problems } from '#platform/problems.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { type Accounts, endSessionsOf, lockProven, provePassword } from '#features/accounts/server/index.ts'
import { isLastOperator, roleOf, setLeaving } from '#features/members/server/index.ts'
import { operatorProblems } from '#features/operators/problems.ts'
import { graceDays } from '../days.ts'
import { mailTexts } from './mail-texts.ts'
import { leavingMember } from './queries.ts'
import { tellOthers } from './tell-others.ts'

const mailJob = 'leaving.mailAsked'

/**
 * Hides the actor from everyone and ends their sessions; their data is deleted after the grace period.
 * @throws Refusal wrongPassword, tooManyWrongPasswords, or lastOperator
 */
export async function requestDeletion(accounts: Accounts, context: RequestContext & { actor: Actor }, password: string): Promise<Date> {
  const { actor, request, services } = context
  const proof = await provePassword(accounts, services, actor, password)
  const leavesAt = endOfGrace(new Date())
  await services.database.transaction(async (tx) => {
    await lockProven(tx, actor.id, proof)
    if (await isLastOperator(tx, actor.id)) throw new Refusal(operatorProblems.lastOperator)
    if (!(await setLeaving(tx, actor.id, leavesAt))) return
    await endSessionsOf(tx, actor.id)
    await services.jobs.queue(mailJob, { member_id: actor.id, siteUrl: request.siteUrl }, { tx })
    await tellOthers(services.live, tx, actor.id)
  })
  return leavesAt
}

/** Noon in UTC of the date after the grace period, when that date has begun everywhere; the next night's job deletes the account. */
export function endOfGrace(from: Date): Date {
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + graceDays + 1, 12))
}

/**
 * Cancels the deletion, restoring everything except the sessions, coming meetings and places at events. Does nothing if none was requested.
 * @throws Refusal signedOut if the account has just been deleted
 */
export async function keepAccount({ database, live }: Services, actor: Actor): Promise<void> {
  await database.transaction(async (tx) => {
    if (await setLeaving(tx, actor.id, null)) await tellOthers(live, tx, actor.id)
    else if (!(await roleOf(tx, actor.id))) throw new Refusal(problems.signedOut)
  })
}

/** Emails the member, so that they can cancel the deletion if they did not request it. */
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
        record: { memberId: member_id, kind: mailTexts.kind },
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
