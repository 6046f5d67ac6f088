import { sql } from 'kysely'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal, problems } from '#platform/problems.ts'
import { isForeignKeyViolation } from '#platform/server/database/errors.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import type { Services } from '#platform/server/services.ts'
import { lastMessageFrom, messagesAround as readMessages } from '#features/messages/server/index.ts'
import { visibleProfile } from '#features/profiles/server/index.ts'
import { hasBlocked } from '#features/relations/server/index.ts'
import { type Said, reportProblems } from '../contract.ts'
import { messagesAround, reportsADay } from '../limits.ts'
import type { ReportReason } from '../reasons.ts'
import type { CaseKind, ContentKind } from '../vocabulary.ts'
import { casesChanged } from './live.ts'
import { insertReport, openCase, reporterOf } from './queries.ts'
import { caseKind } from './searchables.ts'
import type { ReportedProfile } from './tables.ts'

interface Report {
  id: string
  member_id: string
  message_id: string | null
  about: { kind: ContentKind; id: string } | null
  reason: ReportReason
  details: string
}

/** The reported content. The reporter learns nothing of it beyond what they sent. */
interface Seen {
  kind: CaseKind
  /** Null for a member. */
  subject_id: string | null
  address: string | null
  profile: ReportedProfile | null
  said: Said[]
}

/**
 * Stores a report with its content at this moment. Repeating it changes nothing.
 * @param reportables the reportable content of rooms, besides members and their messages
 * @throws Refusal reportOneself, notFound for content that is gone or by another author, tooMany, idTaken
 */
export async function report(
  { database, events, live }: Services,
  reportables: readonly Reportable[],
  actor: Actor,
  { id, member_id, message_id, about, reason, details }: Report,
): Promise<void> {
  const reader = database.kysely
  if (member_id === actor.id) throw new Refusal(reportProblems.reportOneself)
  if ((await reporterOf(reader, id)) === actor.id) return
  const seen = about ? await contentOf(reader, reportables, actor, member_id, about) : await seenBy(reader, actor, member_id, message_id)
  await countReport(actor.id)
  try {
    await events.change(async (tx, announce) => {
      const case_id = await keep(tx, { id, reporter_id: actor.id, member_id, reason, details }, seen)
      await announce('search.sourcesChanged', { kind: caseKind, ids: [case_id] })
      live.tellAfter(tx, casesChanged)
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Refusal(problems.notFound)
    // Sent twice at the same moment.
    if (error instanceof Refusal && (await reporterOf(reader, id)) === actor.id) return
    throw error
  }
}

type Kept = Omit<Report, 'message_id' | 'about'> & { reporter_id: string }

/** @returns the id of its case. @throws Refusal idTaken, which also reverts the case's count */
async function keep(tx: Tx, kept: Kept, { kind, subject_id, address, profile, said }: Seen): Promise<string> {
  const content_state = kind === 'member' || kind === 'message' ? null : 'shown'
  const case_id = await openCase(tx, { kind, subject_id, member_id: kept.member_id, address, content_state })
  if (!(await insertReport(tx, { ...kept, case_id, profile, messages: said }))) throw new Refusal(reportProblems.idTaken)
  return case_id
}

/**
 * A hidden member can still be reported for what they wrote to the reporter, whoever blocked whom, and by those who blocked them. Without
 * that, somebody could harass others, block them, and never be reported.
 */
async function seenBy(reader: Reader, actor: Actor, memberId: string, messageId: string | null): Promise<Seen> {
  const profile = await profileSeenBy(reader, actor, memberId)
  if (messageId !== null) {
    const said = await saidAround(reader, actor, memberId, messageId)
    if (said.length === 0) throw new Refusal(problems.notFound)
    return { kind: 'message', subject_id: messageId, address: null, profile, said }
  }
  const last = profile ? undefined : await lastMessageFrom(reader, { reader: actor.id, sender: memberId })
  if (!profile && !last && !(await isBlockedBy(reader, actor.id, memberId))) throw new Refusal(problems.notFound)
  const said = last ? await saidAround(reader, actor, memberId, last) : []
  return { kind: 'member', subject_id: null, address: null, profile, said }
}

/** A message that the reporter received, and the ones around it. */
async function saidAround(reader: Reader, actor: Actor, sender: string, id: string): Promise<Said[]> {
  const rows = await readMessages(reader, { reader: actor.id, sender, id, around: messagesAround })
  return rows.map((row): Said => ({
    said_by: row.sender_id === actor.id ? 'reporter' : 'reported',
    content: row.content,
    created_at: row.created_at.toISOString(),
    is_meant: row.id === id,
  }))
}

async function isBlockedBy(reader: Reader, blocker: string, blocked: string): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select ${hasBlocked(sql`${blocker}::uuid`, sql`${blocked}::uuid`)} as yes`.execute(reader)
  return rows[0]?.yes ?? false
}

/** Other authors in the context are not named; the content itself shows them as long as it exists. */
async function contentOf(
  reader: Reader,
  reportables: readonly Reportable[],
  actor: Actor,
  memberId: string,
  { kind, id }: { kind: ContentKind; id: string },
): Promise<Seen> {
  const content = await reportables.find((each) => each.kind === kind)?.read(reader, actor, id)
  if (content?.author_id !== memberId) throw new Refusal(problems.notFound)
  const saidBy = (author: string) => (author === actor.id ? 'reporter' : author === memberId ? 'reported' : 'other')
  const around = content.around.map(({ author_id, text, created_at }): Said => ({
    said_by: saidBy(author_id),
    content: text,
    created_at: created_at.toISOString(),
    is_meant: false,
  }))
  const meant: Said = { said_by: 'reported', content: content.text, created_at: null, is_meant: true }
  const profile = await profileSeenBy(reader, actor, memberId)
  return { kind, subject_id: id, address: content.address, profile, said: [...around, meant] }
}

async function profileSeenBy(reader: Reader, actor: Actor, memberId: string): Promise<ReportedProfile | null> {
  const seen = await visibleProfile(reader, actor, memberId)
  return seen ? textsOf(seen) : null
}

function textsOf(profile: ReportedProfile): ReportedProfile {
  const { full_name, user_type, company_name, bio, location, website, linkedin, expertise_areas, investment_focus, investment_criteria } =
    profile
  return { full_name, user_type, company_name, bio, location, website, linkedin, expertise_areas, investment_focus, investment_criteria }
}

/** Counted in memory on each node: this only has to stop members who flood operators with reports. */
const reports = new RateLimiterMemory({ points: reportsADay, duration: 24 * 60 * 60 })

async function countReport(member: string): Promise<void> {
  try {
    await reports.consume(member)
  } catch (counted) {
    if (!(counted instanceof RateLimiterRes)) throw counted
    throw new Refusal(reportProblems.tooMany, { most: reportsADay, seconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) })
  }
}
