import { type Expression, type RawBuilder, sql } from 'kysely'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { runningStatuses } from '../statuses.ts'

/** Statistics of the deals a member can see. */
export interface CommunityDeals {
  /** Open to investors. */
  active: number
  /** Of these, posted since a given time. */
  new: number
  completed: number
  /** In any status. */
  posted: number
}

const running = sql.lit(`{${runningStatuses.join()}}`)

/** Expression over counters by status, in total and per owner; hidden owners are subtracted. */
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
