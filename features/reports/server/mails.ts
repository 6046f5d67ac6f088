import { randomBytes } from 'node:crypto'
import type { Language } from '#platform/language.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import { type MailMessage, mailTexts as commonTexts } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Speaker } from '#platform/server/texts.ts'
import { speakerIn } from '#platform/server/texts.ts'
import { members } from '#features/members/server/index.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { isBurden } from '../acts.ts'
import { linkDays } from '../limits.ts'
import { decisionLinkPath } from '../paths.ts'
import { type OwnDecisionRow, deleteDecisionLink, insertDecisionLink, ownDecision } from './decision-queries.ts'
import { mailTexts } from './mail-texts.ts'
import { quoteOf, tokenHashOf } from './own-decisions.ts'

const mailJob = 'reports.mailDecision'

export async function queueDecisionMail({ jobs }: Services, tx: Tx, decision: { decision_id: string; siteUrl: string }): Promise<void> {
  await jobs.queue(mailJob, decision, { tx })
}

/**
 * Emails a member about a decision, whatever their notification settings. The link for appealing is only in the email; each attempt creates
 * a new one.
 */
export const mailDecision = (services: Services): Job =>
  job<{ decision_id: string; siteUrl: string }>({
    name: mailJob,
    retries: retriesOfADay,
    atOnce: 10,
    async run({ decision_id, siteUrl }) {
      const reader = services.database.kysely
      const decision = await ownDecision(reader, decision_id)
      const member = decision?.member_id ? await recipient(services, decision.member_id) : undefined
      if (!decision || !member) return
      const site = await services.site.name()
      const speaker = speakerIn(member.language)
      const { language, say } = speaker
      const record = { memberId: decision.member_id as string, kind: mailTexts.kind }
      const mail = { ...textsOf(decision, member, site, speaker), record, to: member.email, language, reference: `decision-${decision_id}` }
      if (!isBurden(decision)) {
        const button = { label: say(mailTexts.goTo, { site }), url: siteUrl + signInPath(dashboardPath()) }
        return services.mail.send({ ...mail, button, footnote: say(mailTexts.whenever) })
      }
      const token = randomBytes(32).toString('base64url')
      await insertDecisionLink(reader, tokenHashOf(token), decision_id)
      const button = { label: say(mailTexts.answer), url: `${siteUrl}${decisionLinkPath()}?${new URLSearchParams({ token })}` }
      await services.mail
        .send({ ...mail, button, footnote: say(mailTexts.canAnswer, { days: linkDays }) })
        .catch(async (error: unknown) => {
          await deleteDecisionLink(reader, tokenHashOf(token))
          throw error
        })
    },
  })

interface Recipient {
  email: string
  email_confirmed: boolean
  full_name: string
  language: Language | null
}

const recipient = ({ database }: Services, id: string): Promise<Recipient | undefined> =>
  database.kysely
    .selectFrom(members.as('u'))
    .select(['u.email', 'u.email_confirmed', 'u.full_name', 'u.language'])
    .where('u.id', '=', id)
    .executeTakeFirst()

/** Nothing a member wrote is sent to an unconfirmed address, which may be someone else's. */
function textsOf(
  decision: OwnDecisionRow,
  { full_name, email_confirmed }: Recipient,
  site: string,
  speaker: Speaker,
): Pick<MailMessage, 'subject' | 'paragraphs'> {
  const { say } = speaker
  const quote = email_confirmed ? quoteOf(decision) : null
  return {
    subject: say(subjectOf(decision), { site }),
    paragraphs: [
      email_confirmed ? say(commonTexts.helloName, { name: full_name }) : say(commonTexts.hello),
      whatWasDecided(decision, speaker),
      ...(quote ? [say(mailTexts.about, { quote })] : []),
      say(mailTexts.reason, { reason: decision.reason }),
    ],
  }
}

const ofContent = { hide: mailTexts.hidden, remove: mailTexts.removed, restore: mailTexts.restored }
const ofMember = {
  warn: mailTexts.warned,
  withdraw: mailTexts.warningWithdrawn,
  suspend: mailTexts.suspended,
  lift: mailTexts.lifted,
}

function whatWasDecided({ kind, content_act, member_act, ends_at }: OwnDecisionRow, { locale, say }: Speaker): string {
  const toContent = content_act && say(ofContent[content_act], { kind })
  const toMember =
    member_act &&
    (member_act === 'suspend' && ends_at
      ? say(mailTexts.suspendedUntil, { until: momentOf(ends_at, locale) })
      : say(ofMember[member_act], { kind }))
  return toContent && toMember
    ? say(mailTexts.decidedBoth, { what: toContent, besides: toMember })
    : say(mailTexts.decided, { what: toContent ?? toMember ?? '' })
}

function subjectOf({ content_act, member_act }: OwnDecisionRow) {
  if (member_act === 'suspend') return mailTexts.subjectSuspended
  if (member_act === 'lift') return mailTexts.subjectLifted
  if (content_act === 'hide' || content_act === 'remove') return mailTexts.subjectTaken
  if (member_act === 'warn') return mailTexts.subjectWarned
  return mailTexts.subjectChanged
}

const momentOf = (date: Date, locale: string) =>
  `${date.toLocaleString(locale, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' })} UTC`
