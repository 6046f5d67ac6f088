import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { placeBetween } from '#platform/server/place-between.ts'

interface Column {
  organisation_id: string
  column_id: string
}

/**
 * The position of a deal in a column whose pipeline is locked.
 * @param after the deal to place it after; if it is not in the column, or null, the deal comes first
 */
export async function placeAfter(tx: Tx, column: Column, deal: string, after: string | null): Promise<number> {
  const found = await gapAfter(tx, column, deal, after)
  if (found !== undefined) return found
  await spread(tx, column)
  return (await gapAfter(tx, column, deal, after)) ?? 0
}

/** Undefined if the numbers on both sides are so close that none is left between them. */
async function gapAfter(tx: Tx, { organisation_id, column_id }: Column, deal: string, after: string | null): Promise<number | undefined> {
  const others = tx
    .selectFrom('team_cards')
    .select('place')
    .where('organisation_id', '=', organisation_id)
    .where('column_id', '=', column_id)
    .where('deal_id', '<>', deal)
  const before = after === null ? undefined : await others.where('deal_id', '=', after).executeTakeFirst()
  const next = await others
    .where('place', '>', before?.place ?? Number.NEGATIVE_INFINITY)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  const place = placeBetween(before?.place, next?.place)
  return place === before?.place || place === next?.place ? undefined : place
}

/** Numbers the deals of a column 1, 2, 3 and so on. */
async function spread(tx: Tx, { organisation_id, column_id }: Column): Promise<void> {
  await sql`
    update team_cards c set place = numbered.n
    from (
      select id, row_number() over (order by place, deal_id) as n from team_cards
      where organisation_id = ${organisation_id} and column_id = ${column_id}
    ) numbered
    where numbered.id = c.id`.execute(tx)
}

/** Moves all deals of a column to the end of another one, in their order. Both pipelines are locked. */
export async function appendCards(tx: Tx, from: Column, to: Column): Promise<void> {
  await sql`
    update team_cards c set organisation_id = ${to.organisation_id}, column_id = ${to.column_id}, place = numbered.n + coalesce((
      select max(place) from team_cards where organisation_id = ${to.organisation_id} and column_id = ${to.column_id}), 0)
    from (
      select id, row_number() over (order by place, deal_id) as n from team_cards
      where organisation_id = ${from.organisation_id} and column_id = ${from.column_id}
    ) numbered
    where numbered.id = c.id`.execute(tx)
}
