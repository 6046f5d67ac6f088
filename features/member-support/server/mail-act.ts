import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { addressBeforeCorrection, factorResetLink, objectionLink } from '#features/accounts/server/index.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { members } from '#features/members/server/index.ts'
import type { SupportAct } from '../vocabulary.ts'
import { actById } from './acts.ts'
import { mailTexts } from './mail-texts.ts'

const actJob = 'memberSupport.mailAct'

export async function queueActMail({ jobs }: Services, tx: Tx, act: { act_id: number; siteUrl: string }): Promise<void> {
  await jobs.queue(actJob, act, { tx })
}

/** What each act is called in the email; others are told elsewhere. */
const texts: Partial<Record<SupportAct, { subject: typeof mailTexts.corrects; what: typeof mailTexts.corrects }>> = {
  resendConfirmation: { subject: mailTexts.sentConfirmation, what: mailTexts.sentConfirmationWhat },
  endSession: { subject: mailTexts.endedSession, what: mailTexts.endedSessionWhat },
  endSessions: { subject: mailTexts.endedSessions, what: mailTexts.endedSessionsWhat },
  sendReset: { subject: mailTexts.sentReset, what: mailTexts.sentResetWhat },
}

/** Emails a member what operators did with their account, whatever their notification settings. */
export const mailAct = (services: Services): Job =>
  job<{ act_id: number; siteUrl: string }>({
    name: actJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ act_id, siteUrl }) {
      const { kysely } = services.database
      const act = await actById(kysely, act_id)
      const member =
        act &&
        (await kysely.selectFrom(members.as('u')).select(['u.email', 'u.language']).where('u.id', '=', act.member_id).executeTakeFirst())
      if (!member) return
      const site = await services.site.name()
      const { language, say } = speakerIn(member.language)
      const mail = {
        record: { memberId: act.member_id, kind: mailTexts.kind },
        to: member.email,
        language,
        footnote: say(mailTexts.note),
        reference: `support-${act_id}`,
      }
      if (act.act === 'resetFactor') {
        const url = act.change_id && (await factorResetLink(kysely, act.change_id, siteUrl))
        if (!url) return
        return services.mail.send({
          ...mail,
          // Otherwise somebody who has talked an operator into correcting the address could let the reset take effect at once.
          to: (await addressBeforeCorrection(kysely, act.member_id)) ?? member.email,
          subject: say(mailTexts.resetsFactor, { site }),
          paragraphs: [
            say(commonTexts.hello),
            say(mailTexts.resetsFactorWhat, { site }),
            say(mailTexts.correctsProof, { reason: act.reason }),
            say(mailTexts.resetsFactorChoice),
          ],
          button: { label: say(mailTexts.answer), url },
        })
      }
      if (act.change_id) {
        const objection = await objectionLink(kysely, act.change_id, siteUrl)
        if (!objection) return
        return services.mail.send({
          ...mail,
          // The account's address may be a corrected one, too, or this correction may have been confirmed before this was sent.
          to: (await addressBeforeCorrection(kysely, act.member_id)) ?? objection.previous ?? member.email,
          subject: say(mailTexts.corrects),
          paragraphs: [
            say(commonTexts.hello),
            say(mailTexts.correctsWhat, { site, address: objection.address }),
            say(mailTexts.correctsProof, { reason: act.reason }),
            say(mailTexts.correctsIfNot),
          ],
          button: { label: say(mailTexts.object), url: objection.url },
        })
      }
      const told = texts[act.act]
      if (!told) return
      await services.mail.send({
        ...mail,
        subject: say(told.subject),
        paragraphs: [say(commonTexts.hello), say(told.what, { site }), say(mailTexts.reason, { reason: act.reason })],
        button: { label: say(mailTexts.signIn, { site }), url: siteUrl + signInPath() },
      })
    },
  })
