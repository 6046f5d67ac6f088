import { settingsPath, signInPath } from '../paths.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { type MailMessage, mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { languageOf } from '#features/members/server/index.ts'
import { changeById, waitingChange } from './email-queries.ts'
import { mailKinds, mailTexts } from './mail-texts.ts'
import { masked } from './masked-address.ts'
import { accountById } from './queries.ts'

/** Security emails about the account, sent regardless of notification settings: someone else may have made the change. */
type Notice = { siteUrl: string } & (
  | { about: 'passwordChanged'; account_id: string }
  | { about: 'emailChangeAsked' | 'emailChanged'; change_id: string }
)

const noticeJob = 'accounts.mailNotice'

export async function queueNotice({ jobs }: Services, tx: Tx, notice: Notice): Promise<void> {
  await jobs.queue(noticeJob, notice, { tx })
}

export const mailNotice = (services: Services): Job =>
  job<Notice>({
    name: noticeJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run(notice) {
      const mail = notice.about === 'passwordChanged' ? await passwordChanged(services, notice) : await aboutEmail(services, notice)
      if (mail) await services.mail.send(mail)
    },
  })

async function passwordChanged(
  { database, site }: Services,
  { account_id, siteUrl }: Extract<Notice, { about: 'passwordChanged' }>,
): Promise<MailMessage | undefined> {
  const account = await accountById(database.kysely, account_id)
  if (!account) return undefined
  const { language, say } = speakerIn(await languageOf(database.kysely, account_id))
  return {
    record: { memberId: account_id, kind: mailKinds.passwordChanged },
    to: account.email,
    language,
    subject: say(mailTexts.passwordChanged, { site: await site.name() }),
    paragraphs: [say(commonTexts.hello), say(mailTexts.passwordWas), say(mailTexts.passwordIfNotYou)],
    button: { label: say(mailTexts.signIn), url: siteUrl + signInPath() },
    footnote: say(mailTexts.passwordNote),
  }
}

async function aboutEmail(
  { database, configuration, site }: Services,
  { about, change_id, siteUrl }: Exclude<Notice, { about: 'passwordChanged' }>,
): Promise<MailMessage | undefined> {
  const change = await changeById(database.kysely, change_id)
  if (!change) return undefined
  const { language, say } = speakerIn(await languageOf(database.kysely, change.user_id))
  if (about === 'emailChanged') {
    if (!change.previous_email) return undefined
    const operators = configuration.contact.email
    return {
      record: { memberId: change.user_id, kind: mailKinds.addressChanged },
      to: change.previous_email,
      language,
      subject: say(mailTexts.addressChanged),
      paragraphs: [
        say(commonTexts.hello),
        say(mailTexts.addressIs, { site: await site.name(), address: masked(change.email) }),
        operators ? say(mailTexts.addressIfNotYouTo, { operators }) : say(mailTexts.addressIfNotYou),
      ],
      footnote: say(mailTexts.addressNote),
    }
  }
  const account = await accountById(database.kysely, change.user_id)
  const waiting = account && (await waitingChange(database.kysely, account.id))
  if (!account || waiting?.id !== change_id) return undefined
  return {
    record: { memberId: account.id, kind: mailKinds.addressAsked },
    to: account.email,
    language,
    subject: say(mailTexts.addressAsked),
    paragraphs: [
      say(commonTexts.hello),
      say(mailTexts.addressAskedWhy, { site: await site.name(), address: masked(waiting.email) }),
      say(mailTexts.addressAskedIfNotYou),
    ],
    button: { label: say(mailTexts.settings), url: siteUrl + settingsPath() },
    footnote: say(mailTexts.addressAskedNote),
  }
}
