import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { areSeen, dealSeenBy } from './access.ts'
import type { DealRow } from './queries.ts'

export type DealFacts = Pick<DealRow, 'company_name' | 'industry' | 'funding_stage' | 'country' | 'sdgs'>

/** The facts about a deal's company, if the viewer may see the deal; locked until the transaction ends. */
export const dealFacts = (reader: Reader, viewer: string, id: string): Promise<DealFacts | undefined> =>
  dealSeenBy(reader, viewer, id, { isHeld: true })

/** The contacts of deals that the viewer can see. */
export async function ownersOfDeals(reader: Reader, viewer: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('deal_flows as d')
    .select(['d.id', 'd.user_id'])
    .where('d.id', 'in', ids)
    .where((deal) => areSeen(sql`${viewer}::uuid`, { user_id: deal.ref('d.user_id'), organisation_id: deal.ref('d.organisation_id') }))
    .execute()
  return new Map(rows.map(({ id, user_id }) => [id, user_id]))
}

/** The organisations whose deals these are, as far as the viewer can see the deals. Deals of members alone are left out. */
export async function organisationsOfDeals(reader: Reader, viewer: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('deal_flows as d')
    .select(['d.id', 'd.organisation_id'])
    .where('d.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where((deal) => areSeen(sql`${viewer}::uuid`, { user_id: deal.ref('d.user_id'), organisation_id: deal.ref('d.organisation_id') }))
    .execute()
  return new Map(rows.flatMap(({ id, organisation_id }) => (organisation_id === null ? [] : [[id, organisation_id]])))
}
