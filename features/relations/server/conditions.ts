import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** Condition to join with: whether two members are connected. The pair is stored once, the smaller id first. */
export function areConnected(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from connections where member_a = least(${one}, ${other}) and member_b = greatest(${one}, ${other}))`
}

/** Condition to join with: whether one of the two blocked the other. For a single pair; two look-ups by primary key. */
export function isHidden(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(exists (select 1 from blocks where blocker_id = ${one} and blocked_id = ${other})
    or exists (select 1 from blocks where blocker_id = ${other} and blocked_id = ${one}))`
}

/**
 * Everybody who is hidden from a member and from whom they are hidden, as uuid[]. For lists: `user_id <> all(${hiddenFrom(viewer)})`.
 * While `viewer` is a parameter, the array depends on no row, and PostgreSQL makes it once a query (an InitPlan).
 */
export function hiddenFrom(viewer: Expression<string>): RawBuilder<string[]> {
  return sql<
    string[]
  >`array(select blocked_id from blocks where blocker_id = ${viewer} union all select blocker_id from blocks where blocked_id = ${viewer})`
}
