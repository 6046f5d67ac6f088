import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { GroupBrief } from '../contract.ts'
import { mostChoices } from '../limits.ts'

/** Query: the groups that a member belongs to, as `group_id`. */
export const groupsOf = (member: Expression<string>): RawBuilder<{ group_id: string }> =>
  sql<{ group_id: string }>`select group_id from group_people where member_id = ${member}`

/**
 * The same as uuid[], which PostgreSQL computes once per query if `member` is a parameter. What belongs to a group can be read by its
 * people alone.
 */
export const readableGroups = (member: Expression<string>): RawBuilder<string[]> => sql<string[]>`array(${groupsOf(member)})`

/** Condition: what has this `group_id` (null: belongs to no group) can be read by a member. For lists, use `readableGroups`. */
export const isReadableBy = (groupId: Expression<string | null>, member: Expression<string>): Expression<SqlBool> => sql<SqlBool>`
  (${groupId} is null or exists (select from group_people seen where seen.member_id = ${member} and seen.group_id = ${groupId}))`

/** Whether a member can read what has this `group_id`. */
export async function isReadable(reader: Reader, groupId: string | null, memberId: string): Promise<boolean> {
  if (groupId === null) return true
  const { rows } = await sql<{ is: boolean }>`select ${isReadableBy(sql`${groupId}::uuid`, sql`${memberId}::uuid`)} as is`.execute(reader)
  return rows[0]?.is ?? false
}

/** Query: the people of a group, as `member_id`. */
export const peopleOf = (groupId: Expression<string | null>): RawBuilder<{ member_id: string }> =>
  sql<{ member_id: string }>`(select member_id from group_people where group_id = ${groupId})`

/** Condition: whether two members belong to a group; false without a group. */
export const areInGroup = (groupId: Expression<string | null>, one: Expression<string>, other: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`(${one} in ${peopleOf(groupId)} and ${other} in ${peopleOf(groupId)})`

/** Expression: the group with this id, as other rooms name it, or null. Check first that the viewer may read what belongs to it. */
export const groupBriefOf = (id: Expression<string | null>): RawBuilder<GroupBrief | null> =>
  sql<GroupBrief | null>`
  case when ${id} is not null then (select jsonb_build_object('id', its.id, 'name', its.name) from groups its where its.id = ${id}) end`

/** Expression: the name of the group with this id; null if it is archived or gone. Check first that the viewer is to join it. */
export const openGroupNameOf = (id: Expression<string | null>): RawBuilder<string | null> =>
  sql<string | null>`(select its.name from groups its where its.id = ${id} and its.archived_at is null)`

/** The names of groups by their ids, regardless of who asks. */
export async function groupNames(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The groups that a member belongs to, by name, regardless of who asks. */
export const briefGroupsOf = (reader: Reader, memberId: string): Promise<GroupBrief[]> =>
  reader
    .selectFrom('groups')
    .select(['id', 'name'])
    .where(sql<SqlBool>`id in (${groupsOf(sql`${memberId}::uuid`)})`)
    .orderBy('name')
    .orderBy('id')
    .limit(mostChoices)
    .execute()
