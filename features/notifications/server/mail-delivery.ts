import { notificationsPath, unsubscribePath } from '../paths.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { type MailMessage, mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { NotificationKind, NotificationMail } from '#platform/server/notification-kind.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { type PendingMail, cancelMail, pendingMail, recordFailure, recordGivenUp, recordSent, wantsEmail } from './mail-queries.ts'
import { mailJob, queueMails } from './mail-queue.ts'
import { mailTexts } from './mail-texts.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/**
 * Sends a recorded mail, unless its content was read, or its receiver went away or turned such mails off in the meantime. If the process
 * ends after sending but before recording that, the mail is sent again with the same Message-ID.
 */
export const mailDelivery = (services: Services, kinds: readonly NotificationKind[]): Job =>
  job<{ id: number }>({
    name: mailJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ id }) {
      const { kysely } = services.database
      const pending = await pendingMail(kysely, id)
      if (!pending) return
      const kind = kinds.find(({ name }) => name === pending.notification_type)
      const isOpen = pending.is_open && (!pending.is_absent || kind?.mail?.toAbsent)
      const isWanted = kind && isOpen && (await wantsEmail(kysely, pending.user_id, kind.type))
      const speaker = speakerIn(pending.language)
      const mail = isWanted ? await kind.mail?.compose(kysely, pending.user_id, pending.key, speaker) : undefined
      if (!kind || !mail) return cancelMail(kysely, id)
      try {
        await services.mail.send(await messageFor(services, pending, mail, speaker))
      } catch (error) {
        await recordFailure(kysely, id, error instanceof Error ? error.message : String(error))
        throw error
      }
      await services.database.transaction(async (tx) => {
        const isWantedAgain = await recordSent(tx, pending, mail.subject)
        if (isWantedAgain) await queueMails(services, tx, kind, [{ ...pending, counted_on: true }])
      })
    },
    givenUp: ({ id }) => recordGivenUp(services.database.kysely, id),
  })

async function messageFor(services: Services, to: PendingMail, mail: NotificationMail, { language, say }: Speaker): Promise<MailMessage> {
  const site = siteUrlOf(services)
  const unsubscribeUrl = site + unsubscribePath(await unsubscribeToken(services.database, to.user_id))
  return {
    record: { memberId: to.user_id, kind: mailTexts.kind },
    to: to.email,
    language,
    subject: mail.subject,
    preview: mail.paragraphs[0] ?? '',
    paragraphs: [say(commonTexts.helloName, { name: to.full_name }), ...mail.paragraphs],
    button: { label: mail.button.label, url: site + mail.button.target },
    footnote: say(mailTexts.because),
    footnoteLinks: [
      { label: say(mailTexts.settings), url: site + notificationsPath('settings') },
      { label: say(mailTexts.turnOff), url: unsubscribeUrl },
    ],
    unsubscribeUrl,
    // Items added while it was being sent require another mail.
    reference: `notification-${to.id}-${to.merged}-${to.created_at.getTime()}`,
  }
}
