import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { hiddenFrom } from '#features/relations/server/index.ts'

/** The beginning of a statement about what a viewer sees: whom they do not see is found once, for all of its parts. */
export const withHidden = (viewer: Expression<string>): RawBuilder<unknown> =>
  sql`with hidden as materialized (select ${hiddenFrom(viewer)} as ids)`

/** Whom the viewer does not see, as uuid[], in a statement that begins so. */
export const hiddenIds: RawBuilder<string[]> = sql<string[]>`(select ids from hidden)::uuid[]`

/** Condition, in such a statement, on a post or a comment: its author sees it even where operators have hidden it. */
export const isSeen = (alias: string, viewer: Expression<string>): Expression<SqlBool> => {
  const [author, hiddenAt] = [sql.ref(`${alias}.user_id`), sql.ref(`${alias}.hidden_at`)]
  return sql<SqlBool>`(${author} is not null and ${author} <> all(${hiddenIds}) and (${hiddenAt} is null or ${author} = ${viewer}))`
}
