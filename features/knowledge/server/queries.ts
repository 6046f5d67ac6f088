import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import type { Tables } from '#platform/server/database/tables.ts'

interface WebinarsAfter {
  ends_at: string
  id: string
}

/** Webinars that are not over, soonest first, or past ones, newest first. */
export const webinarsWhen = (reader: Reader, when: 'ahead' | 'past', limit: number, after?: WebinarsAfter) => {
  const direction = when === 'ahead' ? 'asc' : 'desc'
  return reader
    .selectFrom('webinars')
    .select(['id', 'title', 'speaker', 'description', 'starts_at', 'ends_at', 'link', 'recording'])
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

/** @returns whether it is new */
export async function putWebinar(tx: Tx, webinar: Insertable<Tables['webinars']>): Promise<boolean> {
  const { id, ...fields } = webinar
  const known = await tx.selectFrom('webinars').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  await tx
    .insertInto('webinars')
    .values(webinar)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...fields, updated_at: sql<Date>`now()` }))
    .execute()
  return known === undefined
}

/** @returns its title; undefined if it does not exist */
export async function deleteWebinar(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.deleteFrom('webinars').where('id', '=', id).returning('title').executeTakeFirst())?.title
}
