import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import './tables.ts'

/** Condition to join with: whether two members are connected. The pair is stored once, the smaller id first. */
export function areConnected(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from connections where member_a = least(${one}, ${other}) and member_b = greatest(${one}, ${other}))`
}

/** Connects two members; connecting them again changes nothing. */
export async function connectMembers(tx: Tx, one: string, other: string): Promise<void> {
  const [member_a, member_b] = one < other ? [one, other] : [other, one]
  await tx
    .insertInto('connections')
    .values({ member_a, member_b })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
