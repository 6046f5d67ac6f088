import { type Expression, type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { isIn } from '#features/organisations/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { DealCard } from '../deal-contract.ts'
import { areSeen } from './access.ts'
import { cardsFor } from './present.ts'
import { cardColumns, excerpt } from './queries.ts'

const ofDeal = { user_id: sql.ref<string>('d.user_id'), organisation_id: sql.ref<string | null>('d.organisation_id') }

/**
 * Condition: whether a viewer, who is a parameter of the statement, sees the deal with this id. For lists of other rooms' rows about deals:
 * a lookup per row, where `exists` would be planned to read all deals.
 */
export const isSeenDeal = (viewer: Expression<string>, id: Expression<string>) =>
  sql<SqlBool>`(select ${areSeen(viewer, ofDeal)} from deal_flows d where d.id = ${id})`

/** The same for a column of members: which of them see one deal. */
export const seesDeal = (member: Expression<string>, id: Expression<string>) =>
  sql<SqlBool>`exists (
    select from deal_flows d
    where d.id = ${id} and (not ${isHidden(member, ofDeal.user_id)} or ${isIn(member, ofDeal.organisation_id)}))`

/** Deals by id, as a viewer sees them in a list; without those that they don't see. */
export async function dealCards(reader: Reader, viewer: string, ids: readonly string[]): Promise<ReadonlyMap<string, DealCard>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('deal_flows as d')
    .select(cardColumns)
    .select(excerpt)
    .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(areSeen(sql`${viewer}::uuid`, ofDeal))
    .execute()
  const cardOf = await cardsFor(reader, viewer, rows)
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}

/** The company and title of deals, regardless of the viewer. */
export async function dealNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { company_name: string; title: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('deal_flows as d')
    .select(['d.id', 'd.company_name', 'd.title'])
    .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
