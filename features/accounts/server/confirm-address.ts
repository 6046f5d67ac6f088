import type { Tx } from '#platform/server/database/index.ts'
import { type Reaction, reaction } from '#platform/server/events/index.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { siteUrlOf } from '#platform/server/site-url.ts'
import { languageOf } from '#features/members/server/index.ts'
import type { AccountTools } from './account-tools.ts'
import { mailLink } from './email-links.ts'
import { mailKinds, mailTexts } from './mail-texts.ts'
import { accountById } from './queries.ts'

const confirmationJob = 'accounts.mailConfirmation'
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Emails every new member a link that confirms their address. `fromNow`: earlier members request one in the app. */
export const confirmOnJoining = ({ jobs, configuration }: Services): Reaction => {
  const siteUrl = siteUrlOf({ configuration })
  return reaction({
    name: 'accounts.confirmOnJoining',
    on: ['member.joined'],
    fromNow: true,
    async react(tx, events) {
      for (const { payload } of events) await jobs.queue(confirmationJob, { account_id: payload.member_id, siteUrl }, { tx })
    },
  })
}

/** Sends the link again. @throws Refusal tooManyRequests */
export async function queueConfirmation({ limits }: AccountTools, { jobs }: Services, account_id: string, siteUrl: string): Promise<void> {
  await limits.spend('linksOfMember', account_id)
  await jobs.queue(confirmationJob, { account_id, siteUrl })
}

/** The same for an operator who helps the member. */
export async function queueConfirmationOf({ jobs }: Services, tx: Tx, account_id: string, siteUrl: string): Promise<void> {
  await jobs.queue(confirmationJob, { account_id, siteUrl }, { tx })
}

export const mailConfirmation = (services: Services, tools: AccountTools): Job =>
  job<{ account_id: string; siteUrl: string }>({
    name: confirmationJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ account_id, siteUrl }) {
      const account = await accountById(services.database.kysely, account_id)
      if (!account || account.emailVerified) return
      const { language, say } = speakerIn(await languageOf(services.database.kysely, account.id))
      const site = await services.site.name()
      await mailLink(services, tools, {
        user_id: account.id,
        email: account.email,
        expires_at: new Date(Date.now() + lifetime),
        siteUrl,
        compose: (url) => ({
          record: { memberId: account.id, kind: mailKinds.confirmation },
          language,
          subject: say(mailTexts.confirm, { site }),
          paragraphs: [say(commonTexts.hello), say(mailTexts.confirmWhy, { site })],
          button: { label: say(mailTexts.confirmButton), url },
          footnote: say(mailTexts.confirmNote),
        }),
      })
    },
  })
