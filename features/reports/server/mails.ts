import { randomBytes } from 'node:crypto'
import type { Tx } from '#platform/server/database/index.ts'
import { dashboardPath } from '#platform/paths.ts'
import { type Job, job, retriesOfADay } from '#platform/server/jobs/index.ts'
import type { MailMessage } from '#platform/server/mail/index.ts'
import type { Services } from '#platform/server/services.ts'
import { members } from '#features/members/server/index.ts'
import { signInPath } from '#features/accounts/paths.ts'
import { isBurden } from '../acts.ts'
import { linkDays } from '../limits.ts'
import { decisionLinkPath } from '../paths.ts'
import type { CaseKind } from '../vocabulary.ts'
import { type OwnDecisionRow, deleteDecisionLink, insertDecisionLink, ownDecision } from './decision-queries.ts'
import { quoteOf, tokenHashOf } from './own-decisions.ts'

const mailJob = 'reports.mailDecision'

export async function queueDecisionMail({ jobs }: Services, tx: Tx, decision: { decision_id: string; siteUrl: string }): Promise<void> {
  await jobs.queue(mailJob, decision, { tx })
}

/**
 * Tells a member what was decided about them, whatever they want to hear of otherwise: it holds for them. The link to answer with is written
 * nowhere but into its mail; each try makes one of its own.
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
      const mail = { ...textsOf(decision, member, site), to: member.email, reference: `decision-${decision_id}` }
      if (!isBurden(decision)) {
        const button = { label: `Go to ${site}`, url: siteUrl + signInPath(dashboardPath()) }
        return services.mail.send({ ...mail, button, footnote })
      }
      const token = randomBytes(32).toString('base64url')
      await insertDecisionLink(reader, tokenHashOf(token), decision_id)
      const button = { label: 'Read and answer', url: `${siteUrl}${decisionLinkPath()}?${new URLSearchParams({ token })}` }
      await services.mail.send({ ...mail, button, footnote: `${answerNote} ${footnote}` }).catch(async (error: unknown) => {
        await deleteDecisionLink(reader, tokenHashOf(token))
        throw error
      })
    },
  })

const footnote = 'This mail comes whenever the operators of the community decide something about you.'
const answerNote = `If you think this is wrong, you can answer once: the link works for ${linkDays} days, also without signing in, and is for you alone.`

interface Recipient {
  email: string
  email_confirmed: boolean
  full_name: string
}

const recipient = ({ database }: Services, id: string): Promise<Recipient | undefined> =>
  database.kysely
    .selectFrom(members.as('u'))
    .select(['u.email', 'u.email_confirmed', 'u.full_name'])
    .where('u.id', '=', id)
    .executeTakeFirst()

const nouns: Record<CaseKind, string> = {
  member: 'your profile or what you did',
  message: 'what you wrote in a conversation',
  post: 'your post',
  comment: 'your comment',
  review: 'your review',
  update: 'your update to investors',
}

/** Nothing that a member wrote goes to an address that nobody has confirmed: it may be anybody's. */
function textsOf(
  decision: OwnDecisionRow,
  { full_name, email_confirmed }: Recipient,
  site: string,
): Pick<MailMessage, 'subject' | 'paragraphs'> {
  const { kind, content_act, member_act, ends_at, reason } = decision
  const noun = nouns[kind]
  const done = [
    content_act === 'hide' && `${noun} is hidden: nobody but you sees it`,
    content_act === 'remove' && `${noun} was removed`,
    content_act === 'restore' && `${noun} is shown again`,
    member_act === 'warn' && `you are warned because of ${noun}`,
    member_act === 'withdraw' && `the warning because of ${noun} is withdrawn`,
    member_act === 'suspend' &&
      `your account is suspended ${ends_at ? `until ${dayOf(ends_at)}` : 'until the operators lift that'}: you cannot sign in and nobody sees you, but nothing of yours is lost`,
    member_act === 'lift' && 'your account is no longer suspended: sign in, and all is as it was',
  ].filter((text) => text !== false)
  const quote = email_confirmed ? quoteOf(decision) : null
  return {
    subject: subjectOf(decision, site),
    paragraphs: [
      `Hello ${email_confirmed ? full_name : ''}`.trimEnd() + ',',
      `the operators of the community have decided: ${done.join('; and ')}.`,
      ...(quote ? [`What it is about: “${quote}”`] : []),
      `What they wrote to you: “${reason}”`,
    ],
  }
}

function subjectOf({ content_act, member_act }: OwnDecisionRow, site: string): string {
  if (member_act === 'suspend') return `Your ${site} account is suspended`
  if (member_act === 'lift') return `Your ${site} account is no longer suspended`
  if (content_act === 'hide' || content_act === 'remove') return `Something you wrote on ${site} was taken away`
  if (member_act === 'warn') return `A warning from the operators of ${site}`
  return `The operators of ${site} have changed their decision`
}

const dayOf = (date: Date) =>
  `${date.toLocaleString('en', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' })} UTC`
