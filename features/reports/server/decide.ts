import { randomUUID } from 'node:crypto'
import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import type { Actor, RequestContext } from '#platform/server/http/context.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import type { Services } from '#platform/server/services.ts'
import { isStaff } from '#platform/staff.ts'
import { suspensionOf } from '#features/members/server/index.ts'
import { recordAct } from '#features/operators/server/index.ts'
import { isReversal, possibleActs } from '../acts.ts'
import { reportProblems } from '../contract.ts'
import type { ContentAct, ContentState, MemberAct } from '../vocabulary.ts'
import {
  caseOf,
  closeCase,
  decisionsIn,
  insertDecision,
  isCaseFor,
  lockCasesLike,
  nameAndRole,
  setContentState,
  settleAnswers,
} from './case-queries.ts'
import { isWarnedBy } from './cases.ts'
import { casesChanged } from './live.ts'
import { queueDecisionMail } from './mails.ts'
import { liftSuspension, suspendMember } from './suspension.ts'

interface Choice {
  id: string
  version: number
  content_act: ContentAct | null
  member_act: MemberAct | null
  /** Length of a suspension; null if it lasts until lifted. */
  days: number | null
  reason: string
  note: string
}
type Closed = NonNullable<Awaited<ReturnType<typeof closeCase>>>

/**
 * Decides a case that has not been decided or appealed since the operator loaded it: acts, records the decision, and notifies the members
 * concerned.
 * @throws Refusal notFound, changedMeanwhile, notPossible, operatorsAlone, contentGone
 */
export async function decide(
  reportables: readonly Reportable[],
  { actor, request, services }: RequestContext & { actor: Actor },
  choice: Choice,
): Promise<void> {
  const { content_act, member_act, reason, note } = choice
  const work = services.events.change(async (tx, announce) => {
    await lockCasesLike(tx, choice.id)
    const closed = await closeCase(tx, actor.id, choice.id, choice.version)
    if (!closed) throw new Refusal((await isCaseFor(tx, actor.id, choice.id)) ? reportProblems.changedMeanwhile : problems.notFound)
    const member = closed.member_id ? await nameAndRole(tx, closed.member_id) : undefined
    await refuseImpossible(tx, closed, member, choice)
    const wasAnswered = await settleAnswers(tx, closed.id, isReversal(choice) ? 'reversed' : 'kept')
    const isEmpty = !content_act && !member_act
    if (isEmpty && choice.version > 0 && !wasAnswered) throw new Refusal(reportProblems.notPossible)

    if (content_act) await actOnContent(services, tx, reportables, closed, content_act)
    const ends_at = member_act === 'suspend' && choice.days ? new Date(Date.now() + choice.days * 86_400_000) : null
    if (closed.member_id && member_act === 'suspend') await suspendMember(services, tx, closed.member_id, { ends_at, reason })
    if (closed.member_id && member_act === 'lift') await liftSuspension(services, tx, closed.member_id)

    const id = randomUUID()
    const { member_id } = closed
    await insertDecision(tx, { id, case_id: closed.id, member_id, operator_id: actor.id, content_act, member_act, ends_at, reason, note })
    // Staff read the log, and must not learn from it that there is a case about them.
    const isAboutStaff = member !== undefined && isStaff(member.role)
    for (const act of isEmpty ? ([wasAnswered ? 'keep' : 'dismiss'] as const) : ([content_act, member_act] as const)) {
      if (act && !isAboutStaff) await recordAct(tx, actor.id, actTexts[act], closed.id.slice(0, 8))
    }
    await announce('reports.decided', { decision_id: id, case_id: closed.id, was_undecided: choice.version === 0 })
    if (!isEmpty && member_id) await queueDecisionMail(services, tx, { decision_id: id, siteUrl: request.siteUrl })
    services.live.tellAfter(tx, casesChanged)
  })
  await work.catch(async (error: unknown) => {
    if (error instanceof Refusal && error.problem === reportProblems.contentGone) {
      const found = await caseOf(services.database.kysely, actor.id, choice.id)
      if (found) await setContentState(services.database.kysely, found, 'gone')
    }
    throw error
  })
}

/** @throws Refusal notPossible, operatorsAlone */
async function refuseImpossible(
  tx: Tx,
  { id, member_id, content_state }: Closed,
  member: Awaited<ReturnType<typeof nameAndRole>>,
  { content_act, member_act }: Choice,
): Promise<void> {
  if (!content_act && !member_act) return
  if (member && isStaff(member.role)) throw new Refusal(reportProblems.operatorsAlone, { name: member.full_name })
  const suspension = member_id ? await suspensionOf(tx, member_id) : undefined
  const possible = possibleActs({
    content_state,
    hasMember: member !== undefined,
    isStaff: false,
    isSuspended: suspension !== undefined,
    isWarned: isWarnedBy(await decisionsIn(tx, id)),
  })
  const isPossible = (!content_act || possible.content.includes(content_act)) && (!member_act || possible.member.includes(member_act))
  if (!isPossible) throw new Refusal(reportProblems.notPossible)
}

const stateAfter: Record<ContentAct, ContentState> = { hide: 'hidden', restore: 'shown', remove: 'removed' }

/** @throws Refusal contentGone if the author has deleted it */
async function actOnContent(
  services: Services,
  tx: Tx,
  reportables: readonly Reportable[],
  { kind, subject_id }: Closed,
  act: ContentAct,
): Promise<void> {
  const reportable = reportables.find((each) => each.kind === kind)
  if (!reportable || !subject_id) throw new Refusal(reportProblems.notPossible)
  const isThere =
    act === 'remove'
      ? await reportable.remove(services, tx, subject_id)
      : await reportable.setHidden(services, tx, subject_id, act === 'hide')
  if (!isThere) throw new Refusal(reportProblems.contentGone)
  await setContentState(tx, { kind, subject_id }, stateAfter[act])
}

/**
 * What operators read about each other. A case is named by the beginning of its id, so that nothing identifies its member after they leave.
 */
const actTexts = {
  dismiss: { .../*i18n*/ { id: 'act.reports.dismiss', message: 'Dismissed the reports in case {about}' } },
  keep: { .../*i18n*/ { id: 'act.reports.keep', message: 'Upheld the decision in case {about} after an appeal' } },
  hide: { .../*i18n*/ { id: 'act.reports.hide', message: 'Hid the content in case {about}' } },
  restore: { .../*i18n*/ { id: 'act.reports.restore', message: 'Restored the content in case {about}' } },
  remove: { .../*i18n*/ { id: 'act.reports.remove', message: 'Removed the content in case {about}' } },
  warn: { .../*i18n*/ { id: 'act.reports.warn', message: 'Warned the member in case {about}' } },
  withdraw: { .../*i18n*/ { id: 'act.reports.withdraw', message: 'Withdrew the warning in case {about}' } },
  suspend: { .../*i18n*/ { id: 'act.reports.suspend', message: 'Suspended the member in case {about}' } },
  lift: { .../*i18n*/ { id: 'act.reports.lift', message: 'Lifted the suspension in case {about}' } },
}
