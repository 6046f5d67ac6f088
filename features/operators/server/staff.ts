import * as z from 'zod'
import type { PageRequest } from '#platform/contract.ts'
import { memberId } from '#platform/contract.ts'
import type { MemberRole } from '#platform/members.ts'
import { Refusal, problems } from '#platform/problems.ts'
import type { Reader } from '#platform/server/database/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import { keyset, presentPage, readPage } from '#platform/server/paging.ts'
import type { Services } from '#platform/server/services.ts'
import { type BriefRow, briefColumns, changeRole, members, presentBrief } from '#features/members/server/index.ts'
import { operatorProblems } from '../problems.ts'
import { recordAct } from './acts.ts'
import { roleChanged } from './live.ts'

type StaffRow = BriefRow & { role: MemberRole }

const staffAfter = (reader: Reader, limit: number, after: string | undefined): Promise<StaffRow[]> =>
  reader
    .selectFrom(members.as('u'))
    .select(briefColumns('u'))
    .select('u.role')
    .where('u.role', '<>', 'member')
    .$if(after !== undefined, (query) => query.where('u.id', '>', after as string))
    .orderBy('u.id')
    .limit(limit)
    .execute()

const byId = keyset(z.object({ id: memberId }), ({ member_id }: StaffRow) => ({ id: member_id }))

/** The members who help to run the community. */
export const listStaff = async (reader: Reader, request: PageRequest) =>
  presentPage(await readPage(request, byId, (limit, after) => staffAfter(reader, limit, after?.id)), ({ role, ...brief }) => ({
    member: presentBrief(brief),
    role,
  }))

/**
 * Gives a member a role, or takes it ('member'). The reason is logged, and the member is told.
 * @throws Refusal notFound, lastOperator
 */
export async function giveRole(
  { events, live }: Services,
  actor: Actor,
  { id, role, reason }: { id: string; role: MemberRole; reason: string },
): Promise<void> {
  await events.change(async (tx, announce) => {
    const change = await changeRole(tx, id, role, actor.id)
    if (change === 'unchanged') return
    if (change === 'notFound') throw new Refusal(problems.notFound)
    if (change === 'lastOperator') throw new Refusal(operatorProblems.lastOperator)
    await recordAct(tx, actor.id, acts[role], change.full_name, reason, id)
    await announce('operators.roleChanged', { member_id: id, role, by: actor.id })
    live.tellAfter(tx, roleChanged(id))
  })
}

const acts = {
  member: { .../*i18n*/ { id: 'act.operators.member', message: 'Made {about} a member without a role' } },
  moderator: { .../*i18n*/ { id: 'act.operators.moderator', message: 'Made {about} a moderator' } },
  programme_manager: { .../*i18n*/ { id: 'act.operators.programmeManager', message: 'Made {about} a programme manager' } },
  auditor: { .../*i18n*/ { id: 'act.operators.auditor', message: 'Made {about} an auditor' } },
  admin: { .../*i18n*/ { id: 'act.operators.admin', message: 'Made {about} an operator' } },
}
