import { type SqlBool, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { briefColumns, members } from '#features/members/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import type { DailyAction } from './tables.ts'

/** Daily counts of deals since a day (UTC). */
export const daysOf = (reader: Reader, dealIds: readonly string[], since: string) =>
  reader
    .selectFrom('deal_days')
    .select(['deal_id', 'day', 'action', 'count'])
    .where('deal_id', '=', sql<string>`any(${dealIds}::uuid[])`)
    .where('day', '>=', sql<string>`${since}::date`)
    .execute()
export type DayRow = { deal_id: string; day: string; action: DailyAction; count: number }

interface Different {
  /** null for all deals together. */
  deal_id: string | null
  action: 'viewed' | 'read'
  members: number
  /** Members who did it more than once. */
  returns: number
}

/** Distinct members who viewed and read deals since a day (UTC), per deal and in total; an index-only query. */
export async function differentMembers(reader: Reader, dealIds: readonly string[], since: string): Promise<Different[]> {
  const { rows } = await sql<Different>`
    with each as (
      select deal_id, action_type, investor_id, count(*) as times from deal_interactions
      where deal_id = any(${dealIds}::uuid[]) and action_type in ('viewed', 'read') and "timestamp" >= ${`${since}T00:00:00Z`}::timestamptz
      group by deal_id, action_type, investor_id
    )
    select deal_id, action_type as action, count(distinct investor_id)::int as members, (count(*) filter (where times > 1))::int as returns
    from each group by grouping sets ((deal_id, action_type), (action_type))`.execute(reader)
  return rows
}

/** What owners see of the bookmarks of each deal. */
export async function bookmarksOf(reader: Reader, dealIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('deal_counts')
    .select(['deal_id', 'bookmarks_shown as bookmarked'])
    .where('deal_id', '=', sql<string>`any(${dealIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ deal_id, bookmarked }) => [deal_id, bookmarked]))
}

const seenInvestors = (reader: Reader, viewer: string, id: string) =>
  reader
    .selectFrom('deal_investors as i')
    .where('i.deal_id', '=', id)
    .where(sql<SqlBool>`i.member_id <> all(${hiddenFrom(sql`${viewer}::uuid`)})`)

/** The number of members in the list of investors, up to `cap`, without those hidden from the viewer. */
export async function countInvestors(reader: Reader, viewer: string, id: string, cap: number): Promise<number> {
  const { counted } = await reader
    .selectFrom(seenInvestors(reader, viewer, id).select('i.member_id').limit(cap).as('came'))
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return counted
}

interface After {
  at: string
  member_id: string
}

/** The list of investors, latest activity first. */
export const investorsOf = (reader: Reader, viewer: string, id: string, limit: number, after?: After) =>
  seenInvestors(reader, viewer, id)
    .innerJoin(members.as('u'), 'u.id', 'i.member_id')
    .select(briefColumns('u'))
    .select(['i.step', 'i.visits', 'i.at'])
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(i.at, i.member_id) < (${after?.at}::timestamptz, ${after?.member_id}::uuid)`),
    )
    .orderBy('i.at', 'desc')
    .orderBy('i.member_id', 'desc')
    .limit(limit)
    .execute()
export type InvestorRow = Awaited<ReturnType<typeof investorsOf>>[number]
