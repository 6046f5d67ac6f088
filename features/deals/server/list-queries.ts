import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { DealOrder } from '../orders.ts'
import type { DealStatus } from '../statuses.ts'
import type { DealFlowsTable } from './tables.ts'
import { cardColumns, excerpt, excerptLength } from './queries.ts'

export type ListedDeal = Pick<
  DealFlowsTable,
  | 'id'
  | 'user_id'
  | 'title'
  | 'company_name'
  | 'industry'
  | 'funding_stage'
  | 'funding_amount'
  | 'min_investment'
  | 'max_investment'
  | 'currency'
  | 'country'
  | 'city'
  | 'sdgs'
  | 'progress'
  | 'euros'
> & {
  excerpt: string
  status: DealStatus
  created_at: Date
  updated_at: Date
}

/** The conditions for deals in a list. */
export interface DealMatch {
  viewer: string
  /** A tsquery over their terms; undefined for no condition. */
  terms: string | undefined
  /** Funding amount in whole euros. */
  from: number | undefined
  to: number | undefined
  /** A member's ticket sizes in whole euros: a deal's range has to overlap them. */
  tickets: { from: number | null; to: number | null } | undefined
}

/** The sort keys of the last row of a page. */
export interface After {
  created_at?: string
  euros?: number
  id: string
}

const orders: Record<DealOrder, { by: RawBuilder<unknown>; after: (keys: After) => RawBuilder<boolean> }> = {
  newest: {
    by: sql`created_at desc, id desc`,
    after: ({ created_at, id }) => sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`,
  },
  largest: { by: sql`euros desc, id desc`, after: ({ euros, id }) => sql<boolean>`(euros, id) < (${euros}::bigint, ${id}::uuid)` },
  smallest: { by: sql`euros, id`, after: ({ euros, id }) => sql<boolean>`(euros, id) > (${euros}::bigint, ${id}::uuid)` },
}

function matching({ viewer, terms, from, to, tickets }: DealMatch): RawBuilder<boolean> {
  const parts = [
    sql`user_id <> ${viewer}`,
    sql`user_id <> all(${hiddenFrom(sql.val(viewer))})`,
    ...(terms === undefined ? [] : [sql`terms @@ ${terms}::tsquery`]),
    ...(from === undefined ? [] : [sql`euros >= ${from}`]),
    ...(to === undefined ? [] : [sql`euros <= ${to}`]),
    ...(tickets?.from == null ? [] : [sql`max_euros >= ${tickets.from}`]),
    ...(tickets?.to == null ? [] : [sql`min_euros <= ${tickets.to}`]),
  ]
  return sql.join(parts, sql` and `) as RawBuilder<boolean>
}

/** How many deals are read in list order before the term index is used. */
const lookedThrough = 500

const columns = sql.join([
  ...cardColumns.map((column) => sql.ref(column.slice(2))),
  sql.ref('euros'),
  sql`left(description, ${sql.lit(excerptLength)}) as excerpt`,
])

/**
 * A page of matching deals. Common terms are found quickly along the index of the order; rare ones are fetched
 * through the term index. Materialized parts are planned without the limit, so that a wrong estimate cannot
 * lead to a scan of the whole table.
 */
export async function listDeals(reader: Reader, match: DealMatch, order: DealOrder, limit: number, after?: After): Promise<ListedDeal[]> {
  const { by, after: isAfter } = orders[order]
  const further = after ? isAfter(after) : sql`true`
  const { rows } = await sql<ListedDeal>`
    with near as materialized (
      select ${columns} from (select * from deal_flows where ${further} order by ${by} limit ${lookedThrough}) looked_through
      where ${matching(match)} order by ${by} limit ${limit}
    ), every as materialized (
      select id, created_at, euros from deal_flows where (select count(*) from near) < ${limit} and ${further} and ${matching(match)}
    )
    select * from near where (select count(*) from near) = ${limit}
    union all select ${columns} from deal_flows where id = any(array(select id from every order by ${by} limit ${limit}))
    order by ${by} limit ${limit}`.execute(reader)
  return rows
}

/** The number of matching deals, up to `cap`. */
export async function countDeals(reader: Reader, match: DealMatch, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from deal_flows where ${matching(match)} limit ${cap}) counted`.execute(reader)
  return rows[0]?.count ?? 0
}

type OwnAfter = { updated_at: string; id: string }

/** A member's deals, most recently updated first; none if the viewer is hidden from them. */
export const ownDeals = (reader: Reader, owner: string, limit: number, after?: OwnAfter, viewer = owner) =>
  reader
    .selectFrom('deal_flows as d')
    .innerJoin('deal_counts as c', 'c.deal_id', 'd.id')
    .select(cardColumns)
    .select([excerpt, 'c.viewed', 'c.downloaded', 'c.bookmarked', 'c.interested', 'c.requested_intro'])
    .where('d.user_id', '=', owner)
    .$if(viewer !== owner, (query) => query.where(sql<boolean>`d.user_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(d.updated_at, d.id) < (${after?.updated_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .execute()
export type OwnDeal = Awaited<ReturnType<typeof ownDeals>>[number]
