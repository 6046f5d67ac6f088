import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { SuspendedMembersTable } from './tables.ts'

type Suspension = Omit<Selectable<SuspendedMembersTable>, 'member_id' | 'since'>

/** A suspension ends on time, even if the job that cleans it up has not run yet. */
const isInForce = sql<SqlBool>`(ends_at is null or ends_at > now())`

/**
 * Hidden members, and since when: those about to leave and those suspended. Join with it under an alias. The list is short, so queries that
 * list members read all of it.
 */
export const absentMembers: RawBuilder<{ member_id: string; since: Date }> = sql`(
  select member_id, since from leaving_members union all select member_id, since from suspended_members where ${isInForce})`

/** Condition: whether a member is leaving or suspended. */
export const isAbsent = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from ${absentMembers} away where away.member_id = ${member})`

/** Until when a member is leaving or suspended: infinity if nobody knows, null if they are neither. */
export const absentUntil = (member: Expression<string>): RawBuilder<Date | null> => sql`(
  select max(until) from (
    select member_id, leaves_at as until from leaving_members
    union all select member_id, coalesce(ends_at, 'infinity') from suspended_members where ${isInForce}
  ) away where away.member_id = ${member})`

/** Condition: whether a member is suspended. */
export const isSuspended = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from suspended_members where suspended_members.member_id = ${member} and ${isInForce})`

/** Until when a member is suspended (null: until lifted), and why; undefined if they are not. */
export async function suspensionOf(reader: Reader, id: string): Promise<Suspension | undefined> {
  return reader
    .selectFrom('suspended_members')
    .select(['ends_at', 'reason'])
    .where('member_id', '=', id)
    .where(isInForce)
    .executeTakeFirst()
}

/** Replaces any existing suspension. */
export async function suspend(tx: Tx, member_id: string, suspension: Suspension): Promise<void> {
  await tx
    .insertInto('suspended_members')
    .values({ member_id, ...suspension })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(suspension))
    .execute()
  await announceIn(tx)('member.absent', { member_id })
}

/** @returns whether there was one; it may have expired */
export async function endSuspension(tx: Tx, id: string): Promise<boolean> {
  return (await tx.deleteFrom('suspended_members').where('member_id', '=', id).returning('member_id').executeTakeFirst()) !== undefined
}

/** Deletes expired suspensions. @returns the ids of their members */
export async function endDueSuspensions(tx: Tx): Promise<string[]> {
  const ended = await tx
    .deleteFrom('suspended_members')
    .where('ends_at', '<=', sql<Date>`now()`)
    .returning('member_id')
    .execute()
  return ended.map(({ member_id }) => member_id)
}
