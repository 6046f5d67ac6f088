import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { type StatementParameters, builtStatement } from '#platform/server/database/named-statement.ts'
import { organisationsOf } from '#features/organisations/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { DealOrder } from '../orders.ts'
import { runningStatuses } from '../statuses.ts'
import { areOwn, areSeen } from './access.ts'
import type { DealFlowsTable } from './tables.ts'
import { cardColumns, excerpt, excerptLength } from './queries.ts'

export type ListedDeal = Pick<
  Selectable<DealFlowsTable>,
  | 'id'
  | 'user_id'
  | 'organisation_id'
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
  | 'status'
  | 'created_at'
  | 'updated_at'
> & { excerpt: string }

/** The conditions for deals in a list. */
export interface DealMatch {
  viewer: string
  /** A tsquery over their terms. */
  terms?: string | undefined
  /** Only deals that belong to an organisation. Those of a deleted one keep its terms. */
  of_organisation?: true | undefined
  /** Funding amount in whole euros. */
  from?: number | undefined
  to?: number | undefined
  /** A member's ticket sizes in whole euros: a deal's range has to overlap them. */
  tickets_from?: number | undefined
  tickets_to?: number | undefined
}

/** The sort keys of the last row of a page. */
export interface After {
  created_at?: string
  euros?: number
  id: string
}

type Condition = StatementParameters<DealMatch>
type Place = StatementParameters<Partial<After>>

const orders: Record<DealOrder, { by: RawBuilder<unknown>; after: (keys: Place) => RawBuilder<boolean> }> = {
  newest: {
    by: sql`created_at desc, id desc`,
    after: ({ created_at, id }) => sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`,
  },
  largest: { by: sql`euros desc, id desc`, after: ({ euros, id }) => sql<boolean>`(euros, id) < (${euros}::bigint, ${id}::uuid)` },
  smallest: { by: sql`euros, id`, after: ({ euros, id }) => sql<boolean>`(euros, id) > (${euros}::bigint, ${id}::uuid)` },
}

function matching({ viewer, terms, of_organisation, from, to, tickets_from, tickets_to }: Condition): RawBuilder<boolean> {
  const parts = [
    sql`not ${areOwn(sql`${viewer}::uuid`, { user_id: sql.ref('user_id'), organisation_id: sql.ref('organisation_id') })}`,
    sql`user_id <> all(${hiddenFrom(viewer)})`,
    ...(terms ? [sql`terms @@ ${terms}::tsquery`] : []),
    ...(of_organisation ? [sql`organisation_id is not null`] : []),
    ...(from ? [sql`euros >= ${from}`] : []),
    ...(to ? [sql`euros <= ${to}`] : []),
    ...(tickets_from ? [sql`max_euros >= ${tickets_from}`] : []),
    ...(tickets_to ? [sql`min_euros <= ${tickets_to}`] : []),
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
const pageIn = ({ by, after }: (typeof orders)[DealOrder]) =>
  builtStatement<DealMatch & Partial<After> & { limit: number }, ListedDeal>((_kysely, { limit, ...given }) => {
    const further = given.id ? after(given) : sql`true`
    return sql<ListedDeal>`
      with near as materialized (
        select ${columns} from (select * from deal_flows where ${further} order by ${by} limit ${sql.lit(lookedThrough)}) looked_through
        where ${matching(given)} order by ${by} limit ${limit}
      ), every as materialized (
        select id, created_at, euros from deal_flows where (select count(*) from near) < ${limit} and ${further} and ${matching(given)}
      )
      select * from near where (select count(*) from near) = ${limit}
      union all select ${columns} from deal_flows where id = any(array(select id from every order by ${by} limit ${limit}))
      order by ${by} limit ${limit}`
  })
const pages = { newest: pageIn(orders.newest), largest: pageIn(orders.largest), smallest: pageIn(orders.smallest) }

export const listDeals = (reader: Reader, match: DealMatch, order: DealOrder, limit: number, after?: After): Promise<ListedDeal[]> =>
  pages[order](reader, { ...match, ...after, limit })

/** The number of matching deals, up to `cap`. */
export const countDeals = builtStatement<DealMatch & { cap: number }, { count: number }>(
  (_kysely, { cap, ...match }) => sql`
    select count(*)::int as count from (select from deal_flows where ${matching(match)} limit ${cap}) counted`,
)

export type UpdatedAfter = { updated_at: string; id: string }

const updatedBefore = (after: UpdatedAfter) => sql<boolean>`(d.updated_at, d.id) < (${after.updated_at}::timestamptz, ${after.id}::uuid)`

/** The deals that a viewer can see, most recently updated first. */
const lastUpdated = (reader: Reader, viewer: string, limit: number, after: UpdatedAfter | undefined) =>
  reader
    .selectFrom('deal_flows as d')
    .select(cardColumns)
    .select(excerpt)
    .where((deal) => areSeen(sql`${viewer}::uuid`, { user_id: deal.ref('d.user_id'), organisation_id: deal.ref('d.organisation_id') }))
    .$if(after !== undefined, (query) => query.where(updatedBefore(after as UpdatedAfter)))
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)

/**
 * The viewer's own deals and their organisations', most recently updated first. The next ones of each organisation are read along its index,
 * so that a long list costs no more than a short one.
 */
const lastUpdatedOwn = (reader: Reader, viewer: string, limit: number, after?: UpdatedAfter) => {
  const further = after ? updatedBefore(after) : sql<boolean>`true`
  const next = (whose: RawBuilder<unknown>) => sql`
    (select d.id, d.updated_at from deal_flows d where ${whose} and ${further} order by d.updated_at desc, d.id desc limit ${limit})`
  const own = sql<{ id: string; updated_at: Date }>`(
    ${next(sql`d.user_id = ${viewer} and d.organisation_id is null`)}
    union all
    select its.* from ${organisationsOf(viewer)} mine, lateral ${next(sql`d.organisation_id = mine.organisation_id`)} its
    order by updated_at desc, id desc limit ${limit})`
  return reader
    .selectFrom(own.as('own'))
    .innerJoin('deal_flows as d', 'd.id', 'own.id')
    .orderBy('d.updated_at', 'desc')
    .orderBy('d.id', 'desc')
}

/** A page of them with counts. */
export const ownDeals = (reader: Reader, viewer: string, limit: number, after?: UpdatedAfter) =>
  lastUpdatedOwn(reader, viewer, limit, after)
    .innerJoin('deal_counts as c', 'c.deal_id', 'd.id')
    .select(cardColumns)
    .select([excerpt, 'c.viewed', 'c.downloaded', 'c.bookmarks_shown as bookmarked', 'c.interested', 'c.requested_intro'])
    .execute()
export type OwnDeal = Awaited<ReturnType<typeof ownDeals>>[number]

/** What they are called. */
export const namesOfOwnDeals = (reader: Reader, viewer: string, limit: number) =>
  lastUpdatedOwn(reader, viewer, limit).select(['d.id', 'd.title', 'd.company_name', 'd.status']).execute()

/** The deals that another member posted, for themselves or an organisation. */
export const dealsOfMember = (reader: Reader, viewer: string, member: string, limit: number, after?: UpdatedAfter) =>
  lastUpdated(reader, viewer, limit, after).where('d.user_id', '=', member).execute()
export type UpdatedDeal = Awaited<ReturnType<typeof dealsOfMember>>[number]

/** An organisation's deals that are open to investors. */
export const dealsOfOrganisation = (
  reader: Reader,
  viewer: string,
  organisation: string,
  limit: number,
  after?: UpdatedAfter,
): Promise<UpdatedDeal[]> =>
  lastUpdated(reader, viewer, limit, after).where('d.organisation_id', '=', organisation).where('d.status', 'in', runningStatuses).execute()
