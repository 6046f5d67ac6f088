import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { dashboardPath } from '#platform/paths.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { days } from '../limits.ts'
import { applicationLinkPath } from '../paths.ts'
import { applicationById, deleteApplication, deleteLink, insertLink, knownOf, lockAddress, markUnconfirmed } from './application-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { recipient } from './recipient.ts'
import { newToken, tokenHashOf } from './token-hash.ts'
import { welcomeWords } from './welcome.ts'

const lookJob = 'joining.lookAtApplication'
const declinedJob = 'joining.mailDeclined'
const admittedJob = 'joining.mailAdmitted'

export const queueLook = ({ jobs }: Services, tx: Tx, application_id: string) => jobs.queue(lookJob, { application_id }, { tx })
export const queueDeclined = ({ jobs }: Services, tx: Tx, application_ids: readonly string[]) =>
  jobs.queueAll(
    declinedJob,
    application_ids.map((application_id) => ({ payload: { application_id } })),
    { tx },
  )
export const queueAdmitted = ({ jobs }: Services, tx: Tx, member_id: string) => jobs.queue(admittedJob, { member_id }, { tx })

type Outcome = 'unconfirmed' | 'member' | 'waiting' | 'lately'

/** Whether an application that was received may go on, beside others of its address that are not confirmed yet. */
const lookAt = ({ database }: Services, application: { id: string; email: string }): Promise<Outcome> =>
  database.transaction(async (tx) => {
    await lockAddress(tx, application.email)
    const { member, earlier } = await knownOf(tx, application.email)
    if (member) return 'member'
    if (earlier && earlier.id !== application.id) {
      if (earlier.state === 'waiting') return 'waiting'
      if (earlier.is_recent) return 'lately'
      await deleteApplication(tx, earlier.id)
    }
    await markUnconfirmed(tx, application.id)
    return 'unconfirmed'
  })

/**
 * Every application is received alike, and looked at here: what the community knows of its address is only told to that address.
 */
export const lookAtApplication = (services: Services): Job =>
  job<{ application_id: string }>({
    name: lookJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ application_id }) {
      const { kysely } = services.database
      const application = await applicationById(kysely, application_id)
      if (application?.state !== 'received' && application?.state !== 'unconfirmed') return
      const outcome = await lookAt(services, application)
      const { member } = await knownOf(kysely, application.email)
      const { language, say } = speakerIn(member?.language ?? application.language)
      const site = await services.site.name()
      const mail = { to: application.email, language, footnote: say(mailTexts.ignore) }
      if (outcome === 'unconfirmed') {
        const token = newToken()
        await insertLink(kysely, application.id, tokenHashOf(token))
        await services.mail
          .send({
            ...mail,
            subject: say(mailTexts.confirm, { site }),
            paragraphs: [say(commonTexts.hello), say(mailTexts.confirmWhy, { site })],
            button: {
              label: say(mailTexts.confirmButton),
              url: `${siteUrlOf(services)}${applicationLinkPath()}?${new URLSearchParams({ token })}`,
            },
          })
          .catch(async (error: unknown) => {
            await deleteLink(kysely, tokenHashOf(token))
            throw error
          })
        return
      }
      const texts = {
        member: [mailTexts.member, mailTexts.memberWhy],
        waiting: [mailTexts.waiting, mailTexts.waitingWhy],
        lately: [mailTexts.lately, mailTexts.latelyWhy],
      } as const
      const [subject, why] = texts[outcome]
      await services.mail.send({
        ...mail,
        subject: say(subject, { site }),
        paragraphs: [say(commonTexts.hello), say(why, { site, days: days.declined })],
        ...(outcome === 'member' && { button: { label: say(mailTexts.signIn), url: siteUrlOf(services) + signInPath(dashboardPath()) } }),
      })
      await deleteApplication(kysely, application.id)
    },
  })

/** Tells an applicant that they were declined, and why. */
export const mailDeclined = (services: Services): Job =>
  job<{ application_id: string }>({
    name: declinedJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ application_id }) {
      const application = await applicationById(services.database.kysely, application_id)
      if (application?.state !== 'declined') return
      const { language, say } = speakerIn(application.language)
      const site = await services.site.name()
      await services.mail.send({
        to: application.email,
        language,
        subject: say(mailTexts.declined, { site }),
        paragraphs: [
          say(commonTexts.helloName, { name: application.full_name }),
          say(mailTexts.declinedWhy, { site }),
          say(mailTexts.declinedReason, { reason: application.reason }),
          say(mailTexts.declinedNext, { days: days.declined }),
        ],
        footnote: say(mailTexts.admittedNote, { site }),
        reference: `application-${application_id}`,
      })
    },
  })

/** Tells a new member that they were admitted, with the welcome if that is mailed. */
export const mailAdmitted = (services: Services): Job =>
  job<{ member_id: string }>({
    name: admittedJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ member_id }) {
      const member = await recipient(services.database.kysely, member_id)
      if (!member) return
      const { language, say } = speakerIn(member.language)
      const site = await services.site.name()
      const { text, isMailed } = await welcomeWords(services, language)
      await services.mail.send({
        to: member.email,
        language,
        subject: say(mailTexts.admitted, { site }),
        paragraphs: [
          say(commonTexts.helloName, { name: member.full_name }),
          say(mailTexts.admittedWhy, { site }),
          ...(isMailed ? [text] : []),
        ],
        button: { label: say(mailTexts.signIn), url: siteUrlOf(services) + signInPath(dashboardPath()) },
        footnote: say(mailTexts.admittedNote, { site }),
        reference: `admitted-${member_id}`,
      })
    },
  })
