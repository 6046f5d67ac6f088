import { type Expression, type RawBuilder, sql } from 'kysely'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { runningStatuses } from '../statuses.ts'

/** The deals that a member can see, in figures. */
export interface CommunityDeals {
  /** Those that investors can still come into. */
  active: number
  /** Of these, those that were posted since a time. */
  new: number
  completed: number
  /** Wherever they stand. */
  posted: number
}

const running = sql.lit(`{${runningStatuses.join()}}`)

/** Expression: counted by status as deals change, for all and for each owner; the owners who are hidden are taken off. Both are parameters. */
export const communityDeals = (viewer: Expression<string>, since: Expression<string>): RawBuilder<CommunityDeals> => sql<CommunityDeals>`(
  select json_build_object(
    'active', coalesce(sum(count) filter (where status = any(${running}::text[])), 0),
    'new', (
      select count(*) from deal_flows where created_at >= ${since}::timestamptz and status = any(${running}::text[])
        and user_id <> all(${hiddenFrom(viewer)})),
    'completed', coalesce(sum(count) filter (where status = 'completed'), 0),
    'posted', coalesce(sum(count), 0))
  from (
    select status, count from deal_totals
    union all
    select status, -count from deal_standings where user_id = any(${hiddenFrom(viewer)})
  ) seen)`
