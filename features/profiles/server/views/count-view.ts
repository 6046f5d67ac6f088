import { sql } from 'kysely'
import { Refusal, problems } from '#platform/problems.ts'
import type { Tx } from '#platform/server/database/index.ts'
import { announcement } from '#platform/server/events/index.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Services } from '#platform/server/services.ts'
import { visibleTo } from '../queries.ts'

/**
 * Counts a view of another member's profile, once per viewer and day (UTC). Who viewed it is stored for that day only.
 * @throws Refusal notFound for a profile that the actor may not see
 */
export async function countView({ database, events }: Services, actor: Actor, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await visibleTo(tx, actor.id, [id])).length === 0) throw new Refusal(problems.notFound)
    if (id === actor.id) return
    await recordView(tx, actor.id, id)
    await forgetPastViews(tx)
  })
  events.wake()
}

const today = sql`(now() at time zone 'UTC')::date`

const recordView = (tx: Tx, viewer: string, profile: string) =>
  sql`
    with seen as (
      insert into profile_views (day, viewer_id, profile_id) values (${today}, ${viewer}::uuid, ${profile}::uuid)
      on conflict do nothing returning profile_id, day
    ), counted as (
      insert into profile_view_days as kept (member_id, day, views) select profile_id, day, 1 from seen
      on conflict (member_id, day) do update set views = kept.views + 1
    )
    ${announcement('profile.viewed', 'seen', { profile_id: sql.ref('profile_id') })}`.execute(tx)

/** Deletes views of past days, skipping rows that another transaction is deleting. */
const forgetPastViews = (tx: Tx) =>
  sql`
    delete from profile_views where (day, viewer_id, profile_id) in (
      select day, viewer_id, profile_id from profile_views where day < ${today} order by day limit 1000 for update skip locked)`.execute(tx)
