import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { absentMembers, isAbsent } from '#features/members/server/index.ts'

/** Condition: whether two members are connected. The pair is stored once, the smaller id first. */
export function areConnected(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from connections where member_a = least(${one}, ${other}) and member_b = greatest(${one}, ${other}))`
}

/** Query: the ids of a member's connections, as `id`. Each side of the pairs uses a separate index. */
export function connectedTo(member: Expression<string>): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select member_b as id from connections where member_a = ${member} union all select member_a from connections where member_b = ${member}`
}

/** Condition: whether a member has any connection. */
export const hasConnections = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (select 1 from connections where member_a = ${member} or member_b = ${member})`

/** Condition: whether one of the two blocked the other. For a single pair: two lookups by primary key. */
export function areBlocked(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(${hasBlocked(one, other)} or ${hasBlocked(other, one)})`
}

/** Condition: whether the first blocked the second. */
export function hasBlocked(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from blocks where blocker_id = ${one} and blocked_id = ${other})`
}

/** Condition: whether two members are hidden from each other, because one blocked the other, is about to leave or is suspended. */
export function isHidden(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(${areBlocked(one, other)} or ${isAbsent(one)} or ${isAbsent(other)})`
}

/** Condition: whether a viewer's data export may name another member: those visible to the viewer, and those the viewer has blocked. */
export function mayTakeAlong(viewer: Expression<string>, other: Expression<string | null>): Expression<SqlBool> {
  const named = sql<string>`${other}`
  return sql<SqlBool>`(not ${hasBlocked(named, viewer)} and not ${isAbsent(named)})`
}

/**
 * Condition: whether a member was not yet hidden by a block or absence when they were blocked, in a row of `blocks as b`. Others are not
 * named to those who blocked them until that ends, because it would reveal it.
 */
export const wasShownWhenBlocked = sql<boolean>`(
  not exists (select 1 from ${absentMembers} away where away.member_id = b.blocked_id and away.since <= b.created_at)
  and not exists (
    select 1 from blocks theirs
    where theirs.blocker_id = b.blocked_id and theirs.blocked_id = b.blocker_id and theirs.created_at < b.created_at))`

const blockedPairs = (viewer: Expression<string>) => sql<string>`
  select blocked_id from blocks where blocker_id = ${viewer} union all select blocker_id from blocks where blocked_id = ${viewer}`

/** Like `hiddenFrom`, but without members who are about to leave or suspended, since their messages stay visible. */
export function blockedFrom(viewer: Expression<string>): RawBuilder<string[]> {
  return sql<string[]>`array(${blockedPairs(viewer)})`
}

/**
 * All members hidden from a viewer, or the viewer from them, as uuid[]. For lists: `user_id <> all(${hiddenFrom(viewer)})`. If `viewer` is
 * a parameter, the array does not depend on rows and PostgreSQL computes it once per query (InitPlan).
 */
export function hiddenFrom(viewer: Expression<string>): RawBuilder<string[]> {
  return sql<string[]>`array(${blockedPairs(viewer)} union all select member_id from ${absentMembers} away)`
}
