import * as z from 'zod'
import type { Page, PageRequest } from '#platform/contract.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { deliveriesTo } from '#platform/server/mail/index.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import { mayChange, mayRead } from '#platform/staff.ts'
import { supportedFactor, supportedSessions, waitingAddress } from '#features/accounts/server/index.ts'
import { briefGroupsOf } from '#features/groups/server/index.ts'
import { briefsById, leavingMembers, members, suspensionOf } from '#features/members/server/index.ts'
import { referrerOf } from '#features/referrals/server/index.ts'
import { reportsConcerning } from '#features/reports/server/index.ts'
import type { Delivery, SupportedMember } from '../contract.ts'
import { casesLinked, sessionsShown } from '../limits.ts'
import { refusalToSupport } from '../may-support.ts'
import { presentListed } from './list-members.ts'
import { listedMember } from './list-queries.ts'

const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null

/**
 * A member's account as those who help them see it: nothing that the member keeps to themselves or shares with others, and nothing that
 * depends on who blocked whom. Reading it changes nothing.
 * @throws Refusal notFound
 */
export async function supportMember(reader: Reader, actor: Actor, id: string): Promise<SupportedMember> {
  const [row, account] = await Promise.all([
    listedMember(reader, id),
    reader.selectFrom(members.as('u')).select(['u.email_confirmed', 'u.language']).where('u.id', '=', id).executeTakeFirst(),
  ])
  if (!row || !account) throw new Refusal(problems.notFound)
  const [suspension, leaving, waiting, factor, sessions, referrer, groups, reports] = await Promise.all([
    suspensionOf(reader, id),
    reader.selectFrom(leavingMembers.as('leaving')).select('leaving.leaves_at').where('leaving.member_id', '=', id).executeTakeFirst(),
    waitingAddress(reader, id),
    supportedFactor(reader, id),
    supportedSessions(reader, id, sessionsShown),
    referrerOf(reader, id),
    briefGroupsOf(reader, id),
    reportsOf(reader, actor, id),
  ])
  const briefs = referrer ? await briefsById(reader, [referrer]) : undefined
  return {
    ...presentListed(row),
    is_confirmed: account.email_confirmed,
    language: account.language,
    waiting_email: waiting ? { ...waiting, expires_at: waiting.expires_at.toISOString() } : null,
    second_factor: { since: iso(factor.since), resets_at: iso(factor.resets_at) },
    suspension: suspension ? { reason: suspension.reason, ends_at: iso(suspension.ends_at) } : null,
    leaves_at: iso(leaving?.leaves_at),
    referrer: briefs?.get(referrer ?? '') ?? null,
    groups,
    sessions: sessions.map((session) => ({ ...session, last_used_at: session.last_used_at.toISOString() })),
    reports,
    can_help: mayChange(actor.role, 'community') && refusalToSupport(actor, { id, role: row.role }) === undefined,
  }
}

/** Those who help to run the community do not see reports about themselves. */
async function reportsOf(reader: Reader, actor: Actor, id: string): Promise<SupportedMember['reports']> {
  if (!mayRead(actor.role, 'moderation') || actor.id === id) return null
  const [about, by] = await Promise.all(
    (['member_id', 'reporter_id'] as const).map(async (side) => {
      const { reports, cases } = await reportsConcerning(reader, actor.id, id, side, casesLinked)
      return { reports, cases: cases.map((each) => ({ ...each, moved_at: each.moved_at.toISOString() })) }
    }),
  )
  return about && by ? { about, by } : null
}

type DeliveryRow = Awaited<ReturnType<typeof deliveriesTo>>[number]
const newestFirst = keyset(z.object({ id: z.number().int() }), ({ id }: DeliveryRow) => ({ id }))

/** A page of the mails to a member, newest first. */
export const listMails = async (reader: Reader, { id, ...request }: PageRequest & { id: string }): Promise<Page<Delivery>> =>
  presentPage(
    await readPage(request, newestFirst, (limit, after) => deliveriesTo(reader, id, after?.id, limit)),
    ({ kind, words, is_sent, is_waiting, first_at, last_at, ...row }) => ({
      ...row,
      kind: { id: kind, message: words },
      state: is_sent ? 'sent' : is_waiting ? 'waiting' : 'failed',
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    }),
  )

/** A member whose account somebody may change. @throws Refusal notFound, oneself, colleague */
export async function requireSupported(reader: Reader, actor: Actor, id: string) {
  const member = await reader
    .selectFrom(members.as('u'))
    .select(['u.id', 'u.role', 'u.full_name'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  if (!member) throw new Refusal(problems.notFound)
  const refusal = refusalToSupport(actor, member)
  if (refusal) throw new Refusal(refusal)
  return member
}
