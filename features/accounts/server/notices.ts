import { settingsPath, signInPath } from '../paths.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { MailMessage } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { changeById, waitingChange } from './email-queries.ts'
import { accountById } from './queries.ts'

/** What a member is told by mail about their account, whatever they want to hear of otherwise: it may not have been them. */
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
  return (
    account && {
      to: account.email,
      subject: `Your password for ${await site.name()} was changed`,
      paragraphs: [
        'Hello,',
        'the password of your account was changed, and everywhere else you were signed in you have been signed out.',
        'If it was you, there is nothing to do. If it was not, choose “Forgot your password?” on the sign-in page now: with the link we send you, you set a new password, and whoever changed it is signed out.',
      ],
      button: { label: 'Go to the sign-in page', url: siteUrl + signInPath() },
      footnote: 'This mail comes whenever the password of your account is changed.',
    }
  )
}

async function aboutEmail(
  { database, configuration, site }: Services,
  { about, change_id, siteUrl }: Exclude<Notice, { about: 'passwordChanged' }>,
): Promise<MailMessage | undefined> {
  const change = await changeById(database.kysely, change_id)
  if (about === 'emailChanged') {
    if (!change?.previous_email) return undefined
    const operators = configuration.contact.email ? `: ${configuration.contact.email}` : '.'
    return {
      to: change.previous_email,
      subject: 'The email address of your account was changed',
      paragraphs: [
        'Hello,',
        `your account at ${await site.name()} has the address ${hinted(change.email)} from now on. You sign in with it, and mails go there.`,
        `If it was you, there is nothing to do. If it was not, somebody knows your password. Please tell the people who run this community at once${operators}`,
      ],
      footnote: 'This mail comes whenever the address of your account is changed.',
    }
  }
  const account = change && (await accountById(database.kysely, change.user_id))
  const waiting = account && (await waitingChange(database.kysely, account.id))
  if (!account || waiting?.id !== change_id) return undefined
  return {
    to: account.email,
    subject: 'Another email address was entered for your account',
    paragraphs: [
      'Hello,',
      `somebody, hopefully you, asked that your account at ${await site.name()} have the address ${hinted(waiting.email)}. That happens once the link is opened that we have sent there; until then nothing changes.`,
      'If it was not you, somebody knows your password. Change it in your settings: that cancels the new address and signs everybody else out.',
    ],
    button: { label: 'Open your settings', url: siteUrl + settingsPath() },
    footnote: 'This mail comes whenever another address is entered for your account.',
  }
}

/** Enough for its owner to know an address by; a mistyped one before belongs to somebody who need not know it. */
const hinted = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…')
