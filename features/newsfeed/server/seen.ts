import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { absentMembers } from '#features/members/server/index.ts'
import { readableGroups } from '#features/groups/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'

/** The beginning of a statement about what a viewer can see: the members hidden from them and their groups are determined once, for all its parts. */
export const withHidden = (viewer: Expression<string>): RawBuilder<unknown> =>
  sql`with hidden as materialized (select ${hiddenFrom(viewer)} as ids, ${readableGroups(viewer)} as groups)`

/** The members hidden from the viewer, as uuid[], in a statement that begins with `withHidden`. */
export const hiddenIds: RawBuilder<string[]> = sql<string[]>`(select ids from hidden)::uuid[]`

/** The groups that the viewer belongs to, as uuid[], in such a statement. */
export const ownGroups: RawBuilder<string[]> = sql<string[]>`(select groups from hidden)::uuid[]`

/** The members whom nobody sees for now, as uuid[]: what they did is in no count. */
export const absentIds: RawBuilder<string[]> = sql<string[]>`array(select member_id from ${absentMembers} away)`

/** Condition in such a statement on a post or a comment, apart from its group. Authors see theirs even if operators have hidden it. */
export const isSeen = (alias: string, viewer: Expression<string>): Expression<SqlBool> => {
  const [author, hiddenAt] = [sql.ref(`${alias}.user_id`), sql.ref(`${alias}.hidden_at`)]
  return sql<SqlBool>`(${author} is not null and ${author} <> all(${hiddenIds}) and (${hiddenAt} is null or ${author} = ${viewer}))`
}

/** Condition in such a statement on a post: it is seen, and belongs to no group or to one of the viewer's. */
export const isPostSeen = (alias: string, viewer: Expression<string>): Expression<SqlBool> => {
  const group = sql.ref(`${alias}.group_id`)
  return sql<SqlBool>`(${isSeen(alias, viewer)} and (${group} is null or ${group} = any(${ownGroups})))`
}
