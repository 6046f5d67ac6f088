import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { LeavingMembersTable } from './tables.ts'

/**
 * Members who requested deletion of their account and can still come back. Join with it under an alias. A separate table because it is
 * short and read in full whenever members are listed.
 */
export const leavingMembers: RawBuilder<Selectable<LeavingMembersTable>> = sql.table<Selectable<LeavingMembersTable>>('leaving_members')

/** Condition: whether a member is one of them. */
export const isLeaving = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from ${leavingMembers.as('about_to_leave')} where about_to_leave.member_id = ${member})`

/** Schedules the deletion of a member's account, or cancels it. @returns whether anything changed */
export async function setLeaving(tx: Tx, id: string, at: Date | null): Promise<boolean> {
  const changed = at
    ? await tx
        .insertInto('leaving_members')
        .values({ member_id: id, leaves_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('member_id')
        .executeTakeFirst()
    : await tx.deleteFrom('leaving_members').where('member_id', '=', id).returning('member_id').executeTakeFirst()
  if (changed && at) await announceIn(tx)('member.absent', { member_id: id })
  return changed !== undefined
}
