import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/database/index.ts'
import type { Announce } from '#platform/server/events/index.ts'
import type { Services } from '#platform/server/services.ts'
import { isStaff } from '#platform/staff.ts'
import { suspensionOf } from '#features/members/server/index.ts'
import { insertDecision, nameAndRole } from './case-queries.ts'
import { casesChanged } from './live.ts'
import { queueDecisionMail } from './mails.ts'
import { insertDecidedCase } from './queries.ts'
import { suspendMember } from './suspension.ts'

interface DirectSuspension {
  memberId: string
  operatorId: string
  /** Null if it lasts until lifted. */
  days: number | null
  /** Shown to the member. */
  reason: string
  siteUrl: string
}

/**
 * Suspends a member without a report, in a case of its own: the member is told and can appeal as after any other decision. The caller logs
 * the act.
 * @returns false for members who have left, help to run the community, or are suspended for as long already
 */
export async function suspendDirectly(
  services: Services,
  tx: Tx,
  announce: Announce,
  { memberId, operatorId, days, reason, siteUrl }: DirectSuspension,
): Promise<boolean> {
  const member = await nameAndRole(tx, memberId)
  if (!member || isStaff(member.role)) return false
  const ends_at = days === null ? null : new Date(Date.now() + days * 86_400_000)
  const before = await suspensionOf(tx, memberId)
  if (before && (before.ends_at === null || (ends_at && before.ends_at >= ends_at))) return false
  await suspendMember(services, tx, memberId, { ends_at, reason })
  const case_id = await insertDecidedCase(tx, memberId)
  const id = randomUUID()
  const decision = { content_act: null, member_act: 'suspend', ends_at, reason, note: '' } as const
  await insertDecision(tx, { id, case_id, member_id: memberId, operator_id: operatorId, ...decision })
  await announce('reports.decided', { decision_id: id, case_id, was_undecided: false })
  await queueDecisionMail(services, tx, { decision_id: id, siteUrl })
  services.live.tellAfter(tx, casesChanged)
  return true
}
