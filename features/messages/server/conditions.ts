import { type Expression, type SqlBool, sql } from 'kysely'

/** Condition for joins: whether each of two members has written to the other. Two look-ups by primary key. */
export function haveTalkedBoth(one: Expression<string>, other: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(${hasSaidTo(one, other)} and ${hasSaidTo(other, one)})`
}

/** Condition: whether a member and at least one other have both written to each other. Reads only the member's own conversations. */
export const hasTalkedWithAnybody = (member: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from conversation_members mine
    join conversation_members theirs on theirs.member_id = mine.other_id and theirs.other_id = mine.member_id and theirs.has_said
    where mine.member_id = ${member} and mine.has_said)`

const hasSaidTo = (sender: Expression<string>, receiver: Expression<string>) =>
  sql`exists (select 1 from conversation_members where member_id = ${sender} and other_id = ${receiver} and has_said)`
