import { type Insertable, type RawBuilder, sql } from 'kysely'
import { groupBriefOf, readableGroups } from '#features/groups/server/index.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'

interface WebinarsAfter {
  ends_at: string
  id: string
}

/** For all members, for the people of a group (none for others), or all of them. */
export type WebinarsFor = 'everybody' | 'all' | { group: string; viewer: string }

/** Webinars that are not over, soonest first, or past ones, newest first. */
export const webinarsWhen = (reader: Reader, which: WebinarsFor, when: 'ahead' | 'past', limit: number, after?: WebinarsAfter) => {
  const direction = when === 'ahead' ? 'asc' : 'desc'
  return reader
    .selectFrom('webinars')
    .select(['id', 'title', 'speaker', 'description', 'starts_at', 'ends_at', 'link', 'recording', 'group_id'])
    .select(groupBriefOf(sql.ref('group_id')).as('group'))
    .where(isFor(which))
    .where('ends_at', when === 'ahead' ? '>' : '<=', sql<Date>`now()`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(ends_at, id) ${sql.raw(when === 'ahead' ? '>' : '<')} (${after?.ends_at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('ends_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
}
export type WebinarRow = Awaited<ReturnType<typeof webinarsWhen>>[number]

function isFor(which: WebinarsFor): RawBuilder<boolean> {
  if (which === 'all') return sql<boolean>`true`
  if (which === 'everybody') return sql<boolean>`group_id is null`
  return sql<boolean>`(group_id = ${which.group}::uuid and group_id = any(${readableGroups(sql`${which.viewer}::uuid`)}))`
}

interface ResourcesAfter {
  created_at: string
  id: string
}

/** The resources of a group, newest first; none for those who are not in it. */
export const resourcesOf = (reader: Reader, viewer: string, group: string, limit: number, after?: ResourcesAfter) =>
  reader
    .selectFrom('group_resources')
    .select(['id', 'group_id', 'title', 'text', 'link', 'created_at'])
    .where('group_id', '=', group)
    .where(sql<boolean>`group_id = any(${readableGroups(sql`${viewer}::uuid`)})`)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
export type ResourceRow = Awaited<ReturnType<typeof resourcesOf>>[number]

/** @returns whether it is new */
export async function putWebinar(tx: Tx, webinar: Insertable<Tables['webinars']>): Promise<boolean> {
  const { id, ...fields } = webinar
  const known = await tx.selectFrom('webinars').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  await tx
    .insertInto('webinars')
    .values(webinar)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...fields, updated_at: sql<Date>`now()` }))
    .execute()
  await announceIn(tx)('webinar.changed', { webinar_ids: [id] })
  return known === undefined
}

/** @returns its title; undefined if it does not exist */
export async function deleteWebinar(tx: Tx, id: string): Promise<string | undefined> {
  await announceIn(tx)('webinar.changed', { webinar_ids: [id] })
  return (await tx.deleteFrom('webinars').where('id', '=', id).returning('title').executeTakeFirst())?.title
}
