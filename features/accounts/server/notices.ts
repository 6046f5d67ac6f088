import { settingsPath, signInPath } from '../paths.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { type MailMessage, mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { languageOf } from '#features/members/server/index.ts'
import { changeById, waitingChange } from './email-queries.ts'
import { changed } from './live.ts'
import { mailKinds, mailTexts } from './mail-texts.ts'
import { masked } from './masked-address.ts'
import { accountById } from './queries.ts'
import { countRecoveryCodes } from './second-factor/queries.ts'

/** Security emails about the account, sent regardless of notification settings: someone else may have made the change. */
type Notice = { siteUrl: string } & (
  | { about: 'passwordChanged' | FactorNotice; account_id: string }
  | { about: 'emailChangeAsked' | 'emailChanged'; change_id: string }
)

type FactorNotice = 'factorOn' | 'factorOff' | 'recoveryCodeUsed'

const noticeJob = 'accounts.mailNotice'

export async function queueNotice({ jobs }: Services, tx: Tx, notice: Notice): Promise<void> {
  await jobs.queue(noticeJob, notice, { tx })
}

/** Tells members, and their other tabs, that the second factor was turned on or off. */
export const tellFactorChanged = ({ jobs, live, configuration }: Services): Reaction => {
  const siteUrl = siteUrlOf({ configuration })
  return reaction({
    name: 'accounts.tellFactorChanged',
    on: ['account.secondFactorChanged'],
    fromNow: true,
    async react(tx, events) {
      for (const { payload } of events) {
        const about = payload.is_on ? 'factorOn' : 'factorOff'
        await jobs.queue(noticeJob, { about, account_id: payload.member_id, siteUrl } satisfies Notice, { tx })
        live.tellAfter(tx, changed(payload.member_id))
      }
    },
  })
}

export const mailNotice = (services: Services): Job =>
  job<Notice>({
    name: noticeJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run(notice) {
      const mail = 'change_id' in notice ? await aboutEmail(services, notice) : await aboutAccount(services, notice)
      if (mail) await services.mail.send(mail)
    },
  })

type AccountNotice = Extract<Notice, { account_id: string }>

async function aboutAccount(services: Services, { about, account_id, siteUrl }: AccountNotice): Promise<MailMessage | undefined> {
  const { kysely } = services.database
  const account = await accountById(kysely, account_id)
  if (!account) return undefined
  const { language, say } = speakerIn(await languageOf(kysely, account_id))
  const site = await services.site.name()
  const toSettings = { label: say(mailTexts.settings), url: siteUrl + settingsPath() }
  const mails = {
    passwordChanged: {
      kind: mailKinds.passwordChanged,
      subject: say(mailTexts.passwordChanged, { site }),
      paragraphs: [say(mailTexts.passwordWas), say(mailTexts.passwordIfNotYou)],
      button: { label: say(mailTexts.signIn), url: siteUrl + signInPath() },
      footnote: say(mailTexts.passwordNote),
    },
    factorOn: {
      kind: mailKinds.factorOn,
      subject: say(mailTexts.factorOn, { site }),
      paragraphs: [say(mailTexts.factorIsOn), say(mailTexts.factorIfNotYou)],
      button: toSettings,
      footnote: say(mailTexts.factorNote),
    },
    factorOff: {
      kind: mailKinds.factorOff,
      subject: say(mailTexts.factorOff, { site }),
      paragraphs: [say(mailTexts.factorIsOff), say(mailTexts.factorIfNotYou)],
      button: toSettings,
      footnote: say(mailTexts.factorNote),
    },
    recoveryCodeUsed: {
      kind: mailKinds.recoveryCodeUsed,
      subject: say(mailTexts.recoveryCodeUsed, { site }),
      paragraphs: [
        say(mailTexts.recoveryCodesLeft, { count: await countRecoveryCodes(kysely, account_id) }),
        say(mailTexts.recoveryIfNotYou),
      ],
      button: toSettings,
      footnote: say(mailTexts.recoveryNote),
    },
  }
  const { kind, paragraphs, ...mail } = mails[about]
  return {
    ...mail,
    record: { memberId: account_id, kind },
    to: account.email,
    language,
    paragraphs: [say(commonTexts.hello), ...paragraphs],
  }
}

async function aboutEmail(
  { database, configuration, site }: Services,
  { about, change_id, siteUrl }: Extract<Notice, { change_id: string }>,
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
