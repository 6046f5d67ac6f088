import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { absentMembers, isAbsent } from '#features/members/server/index.ts'

/** Condition to join with: whether two members are connected. The pair is stored once, the smaller id first. */
export function areConnected(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from connections where member_a = least(${one}, ${other}) and member_b = greatest(${one}, ${other}))`
}

/** Query: the ids of those a member is connected to, as `id`; each side of the pairs comes from its own index. */
export function connectedTo(member: Expression<string>): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select member_b as id from connections where member_a = ${member} union all select member_a from connections where member_b = ${member}`
}

/** Condition to join with: whether one of the two blocked the other. For a single pair; two look-ups by primary key. */
export function areBlocked(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(${hasBlocked(one, other)} or ${hasBlocked(other, one)})`
}

/** Condition to join with: whether the first blocked the second. */
export function hasBlocked(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from blocks where blocker_id = ${one} and blocked_id = ${other})`
}

/** Condition to join with: whether two members are hidden from each other, because one blocked the other, or is about to leave or suspended. */
export function isHidden(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(${areBlocked(one, other)} or ${isAbsent(one)} or ${isAbsent(other)})`
}

/** Condition to join with: whether a copy of a viewer's data may name another member: who sees them, or has blocked them, may know of them. */
export function mayTakeAlong(viewer: Expression<string>, other: Expression<string | null>): Expression<SqlBool> {
  const named = sql<string>`${other}`
  return sql<SqlBool>`(not ${hasBlocked(named, viewer)} and not ${isAbsent(named)})`
}

const blockedPairs = (viewer: Expression<string>) => sql<string>`
  select blocked_id from blocks where blocker_id = ${viewer} union all select blocker_id from blocks where blocked_id = ${viewer}`

/** As `hiddenFrom`, without those who are about to leave or suspended: what they said to a member stays with them. */
export function blockedFrom(viewer: Expression<string>): RawBuilder<string[]> {
  return sql<string[]>`array(${blockedPairs(viewer)})`
}

/**
 * Everybody who is hidden from a member and from whom they are hidden, as uuid[]. For lists: `user_id <> all(${hiddenFrom(viewer)})`.
 * While `viewer` is a parameter, the array depends on no row, and PostgreSQL makes it once a query (an InitPlan).
 */
export function hiddenFrom(viewer: Expression<string>): RawBuilder<string[]> {
  return sql<string[]>`array(${blockedPairs(viewer)} union all select member_id from ${absentMembers} away)`
}
