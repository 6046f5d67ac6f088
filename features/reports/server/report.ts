import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import { isForeignKeyViolation } from '#platform/server/database/errors.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { messagesAround as readMessages } from '#features/messages/server/index.ts'
import { visibleProfile } from '#features/profiles/server/index.ts'
import { reportProblems } from '../contract.ts'
import { messagesAround, reportsADay } from '../limits.ts'
import type { ReportReason } from '../reasons.ts'
import { insertReport, reporterOf } from './queries.ts'
import type { ReportedMessage, ReportedProfile } from './tables.ts'

interface Report {
  id: string
  member_id: string
  message_id: string | null
  reason: ReportReason
  details: string
}

/**
 * Keeps a report with what it is about, as the reporter sees it at this moment. Sent again, it changes nothing.
 * @throws Refusal reportOneself, notFound for what the reporter cannot see, tooMany, idTaken
 */
export async function report({ database }: Services, actor: Actor, { id, member_id, message_id, reason, details }: Report): Promise<void> {
  const reader = database.kysely
  if (member_id === actor.id) throw new Refusal(reportProblems.reportOneself)
  if ((await reporterOf(reader, id)) === actor.id) return
  const about = await seenBy(reader, actor, member_id, message_id)
  await countReport(actor.id)
  try {
    const isNew = await insertReport(reader, { id, reporter_id: actor.id, member_id, reason, details, ...about })
    if (!isNew && (await reporterOf(reader, id)) !== actor.id) throw new Refusal(reportProblems.idTaken)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Refusal(problems.notFound)
    throw error
  }
}

/** What a report is about. Of who cannot be reached at the moment there is what they wrote to the reporter. */
async function seenBy(reader: Reader, actor: Actor, memberId: string, messageId: string | null) {
  const seen = await visibleProfile(reader, actor, memberId)
  const profile = seen ? textsOf(seen) : null
  if (messageId === null) {
    if (!profile) throw new Refusal(problems.notFound)
    return { profile, messages: [] }
  }
  const rows = await readMessages(reader, { reader: actor.id, sender: memberId, id: messageId, around: messagesAround })
  if (rows.length === 0) throw new Refusal(problems.notFound)
  const messages = rows.map(({ id, sender_id, content, created_at }): ReportedMessage => ({
    said_by: sender_id === actor.id ? 'reporter' : 'reported',
    content,
    created_at: created_at.toISOString(),
    is_meant: id === messageId,
  }))
  return { profile, messages }
}

function textsOf(profile: ReportedProfile): ReportedProfile {
  const { full_name, user_type, company_name, bio, location, website, linkedin, expertise_areas, investment_focus, investment_criteria } =
    profile
  return { full_name, user_type, company_name, bio, location, website, linkedin, expertise_areas, investment_focus, investment_criteria }
}

/** Counted in memory, on each node for itself: what they keep out is somebody who buries others in reports. */
const reports = new RateLimiterMemory({ points: reportsADay, duration: 24 * 60 * 60 })

async function countReport(member: string): Promise<void> {
  try {
    await reports.consume(member)
  } catch (counted) {
    if (!(counted instanceof RateLimiterRes)) throw counted
    throw new Refusal(reportProblems.tooMany, { most: reportsADay, seconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) })
  }
}
