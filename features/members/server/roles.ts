import type { MemberRole } from '#platform/members.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { isAbsent } from './absence.ts'

/** Why a role was not changed, or what the member was before. */
type RoleChange = 'notFound' | 'unchanged' | 'lastOperator' | { full_name: string; before: MemberRole }

/**
 * Gives a member a role. The last operator who is there keeps it; members who are away get none.
 * @param by the operator who gives it, if they do so on the site: 'notFound' if they are none any more
 */
export async function changeRole(tx: Tx, id: string, role: MemberRole, by?: string): Promise<RoleChange> {
  // In the same order everywhere, so that two operators who demote each other at once wait for each other.
  const rows = await tx
    .selectFrom('users')
    .select((row) => [
      'id',
      'full_name',
      'role',
      row
        .and([isAbsent(row.ref('users.id'))])
        .$castTo<boolean>()
        .as('is_absent'),
    ])
    .where((row) => row.or([row('role', '=', 'admin'), row('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const member = rows.find((row) => row.id === id)
  const operators = rows.filter((row) => row.role === 'admin' && !row.is_absent).map((row) => row.id)
  if (!member || (by && !operators.includes(by)) || (member.is_absent && role !== 'member')) return 'notFound'
  if (member.role === role) return 'unchanged'
  if (member.role === 'admin' && operators.every((each) => each === id)) return 'lastOperator'
  await tx.updateTable('users').set({ role }).where('id', '=', id).execute()
  return { full_name: member.full_name, before: member.role }
}

/** Whether the community would have no operator without this member. */
export async function isLastOperator(tx: Tx, id: string): Promise<boolean> {
  const operators = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where((row) => row.or([row('id', '=', id), row.not(isAbsent(row.ref('users.id')))]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return operators.length === 1 && operators[0]?.id === id
}
