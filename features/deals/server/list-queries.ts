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

/** What deals must have to be in a list. */
export interface DealMatch {
  viewer: string
  /** A tsquery over their terms; undefined asks for nothing. */
  terms: string | undefined
  /** Funding sought, in whole euros. */
  from: number | undefined
  to: number | undefined
  /** Tickets that a member writes, in whole euros: a deal's must meet them. */
  tickets: { from: number | null; to: number | null } | undefined
}

/** The keys of a page's last row, in the order of the list. */
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

/** How many deals are looked through in the list's order before the index of the terms is asked. */
const lookedThrough = 500

const columns = sql.join([
  ...cardColumns.map((column) => sql.ref(column.slice(2))),
  sql.ref('euros'),
  sql`left(description, ${sql.lit(excerptLength)}) as excerpt`,
])

/**
 * Deals that match, in an order. What is common is met on a short way along the order's index; what is not is rare enough to be fetched
 * whole by its terms, as far as the order needs it. A materialized part is planned as if all of it were wanted, so that a wrong guess cannot
 * make it read the whole table.
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

/** How many deals match, `cap` at most. */
export async function countDeals(reader: Reader, match: DealMatch, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from deal_flows where ${matching(match)} limit ${cap}) counted`.execute(reader)
  return rows[0]?.count ?? 0
}

type OwnAfter = { updated_at: string; id: string }

/** A member's own deals, the last changed first; for another viewer none, if the two are hidden from each other. */
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
