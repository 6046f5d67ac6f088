import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import type { LeavingMembersTable } from './tables.ts'

/**
 * Those who asked for their account to be deleted and can still come back, to join with under a name of one's own. A table by itself: whoever
 * lists members reads all of it, and there are few.
 */
export const leavingMembers: RawBuilder<Selectable<LeavingMembersTable>> = sql.table<Selectable<LeavingMembersTable>>('leaving_members')

/** Condition to join with: whether a member is one of them. */
export const isLeaving = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from ${leavingMembers.as('about_to_leave')} where about_to_leave.member_id = ${member})`

/** Sets when a member's account is deleted, or takes that back. @returns whether that changed anything */
export async function setLeaving(tx: Tx, id: string, at: Date | null): Promise<boolean> {
  const changed = at
    ? await tx
        .insertInto('leaving_members')
        .values({ member_id: id, leaves_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('member_id')
        .executeTakeFirst()
    : await tx.deleteFrom('leaving_members').where('member_id', '=', id).returning('member_id').executeTakeFirst()
  return changed !== undefined
}
