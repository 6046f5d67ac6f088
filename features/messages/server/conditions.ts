import { type Expression, type SqlBool, sql } from 'kysely'

/** Condition for joins: whether each of two members has written to the other. Two look-ups by primary key. */
export function haveTalkedBoth(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(${hasSaidTo(one, other)} and ${hasSaidTo(other, one)})`
}

const hasSaidTo = (sender: Expression<string>, receiver: Expression<string>) =>
  sql`exists (select 1 from conversation_members where member_id = ${sender} and other_id = ${receiver} and has_said)`
