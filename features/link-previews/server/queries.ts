import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'

export interface PreviewRow {
  address: string
  title: string
  description: string
  picture: string | null
  picture_width: number | null
  picture_height: number | null
}

/** Expression: what is shown of the preview with this id, as a PreviewRow; null if there is nothing to show. */
export const linkPreviewOf = (id: Expression<string | null>): RawBuilder<PreviewRow | null> => sql<PreviewRow | null>`
  (select jsonb_build_object('address', its.address, 'title', its.title, 'description', its.description, 'picture', its.picture,
    'picture_width', its.picture_width, 'picture_height', its.picture_height)
  from link_previews its where its.id = ${id} and its.title is not null)`

/** Pages are asked for again when their link is used after this time; those without a preview sooner. */
const isDue = sql<boolean>`(fetched_at is null or fetched_at < now() - case when title is null then interval '1 day' else interval '7 days' end)`

/** Notes that a link is being used. @returns its preview's id, and whether its page is to be fetched */
export async function markUsed(tx: Tx, address: string): Promise<{ id: string; is_due: boolean }> {
  return tx
    .insertInto('link_previews')
    .values({ address })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ used_at: sql<Date>`now()` }))
    .returning(['id', isDue.as('is_due')])
    .executeTakeFirstOrThrow()
}

/** The address of a preview whose page is to be fetched. */
export const dueAddress = (reader: Reader, id: string) =>
  reader.selectFrom('link_previews').select('address').where('id', '=', id).where(isDue).executeTakeFirst()

export const previewById = (reader: Reader, id: string) =>
  sql<{ preview: PreviewRow | null }>`select ${linkPreviewOf(sql`${id}::uuid`)} as preview`
    .execute(reader)
    .then(({ rows }) => rows[0]?.preview)

export async function isPicture(reader: Reader, picture: string): Promise<boolean> {
  const found = await reader.selectFrom('link_previews').select('id').where('picture', '=', picture).executeTakeFirst()
  return found !== undefined
}

/** Condition: something shows the preview with this id. */
export type IsUsed = (id: Expression<string>) => Expression<SqlBool>

/** Deletes previews that nothing shows. One that was used today stays: somebody may be about to post it. @returns their pictures */
export async function deleteUnused(tx: Tx, areUsed: readonly IsUsed[]): Promise<string[]> {
  const isFree = areUsed.map((isUsed) => sql`and not ${isUsed(sql.ref('link_previews.id'))}`)
  const { rows } = await sql<{ picture: string | null }>`
    delete from link_previews where used_at < now() - interval '1 day' ${sql.join(isFree, sql` `)} returning picture`.execute(tx)
  return rows.flatMap(({ picture }) => picture ?? [])
}
