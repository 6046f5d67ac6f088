import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { members } from './members.ts'

// Stands inside of others' statements: under a name that none of them uses.
const leaving = members.as('about_to_leave')

/** Query: the ids of those who asked for their account to be deleted and can still come back, as `id`. */
export const leavingMembers = sql<{ id: string }>`select about_to_leave.id from ${leaving} where about_to_leave.leaves_at is not null`

/** Condition to join with: whether a member is one of them. */
export const isLeaving = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from ${leaving} where about_to_leave.id = ${member} and about_to_leave.leaves_at is not null)`

/** Sets when a member's account is deleted, or takes that back. @returns whether that changed anything */
export async function setLeaving(tx: Tx, id: string, at: Date | null): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ leaves_at: at, leaving_since: at && sql<Date>`now()` })
    .where('id', '=', id)
    .where('leaves_at', at ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
