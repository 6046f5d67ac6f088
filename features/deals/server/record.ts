import { type RawBuilder, sql } from 'kysely'
import { advisoryLock } from '#platform/server/database/advisory-lock.ts'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { investorSteps } from '../investor-steps.ts'
import type { ActionType } from './tables.ts'

/** Actions that exist once per member and deal; the others are counted each time. */
export type LastingAction = Exclude<ActionType, RepeatedAction>
type RepeatedAction = 'viewed' | 'read' | 'downloaded'

/** Repeated views, readings and downloads by a member within this time count once, in minutes. */
const sameMinutes = 30

/** The day (UTC) an activity counts for, independent of the session's time zone. */
const dayOf = (time: RawBuilder<unknown>) => sql`(${time} at time zone 'UTC')::date`

const stepOrder = sql.lit(`{${investorSteps.join()}}`)
const rankOf = (step: RawBuilder<unknown>) => sql`array_position(${stepOrder}::text[], ${step})`

/**
 * Locks the deal first, as foreign keys would at the end, so that nobody holding it waits for its counters. No row if it was deleted.
 * The advisory lock serialises everything counted about a deal, to prevent deadlocks.
 */
const held = (dealId: string) => sql`
  turn as materialized (select pg_advisory_xact_lock(hashtextextended(${`counts of ${dealId}`}, 0))),
  deal as materialized (select d.id from turn, deal_flows d where d.id = ${dealId} for key share of d)`

/**
 * Records a member's activity on a deal and updates all counters in one statement. Bookmarks only have a total.
 * Lasting actions are recorded once.
 * @returns false if it was recorded before, or the deal was deleted
 */
export async function record(tx: Tx, memberId: string, dealId: string, action: ActionType): Promise<boolean> {
  const inserted = sql`
    insert into deal_interactions (deal_id, investor_id, action_type) select id, ${memberId}::uuid, ${action} from deal
    on conflict do nothing returning deal_id, investor_id, action_type, "timestamp"`
  const { rows } = await sql`
    with ${held(dealId)}, recorded as (${inserted}) ${counted(action, 1)} ${action === 'bookmarked' ? sql`` : sql`, ${byDay(1)}, ${investorSeen(action)}`}
    select from recorded`.execute(tx)
  return rows.length > 0
}

/** The same, unless the member did it within the last half hour. Two pages opened at the same time count as one view. */
export async function recordUnlessRecent(tx: Tx, memberId: string, dealId: string, action: RepeatedAction): Promise<boolean> {
  await advisoryLock(tx, `${memberId} ${dealId}`)
  const recent = await tx
    .selectFrom('deal_interactions')
    .select('id')
    .where('investor_id', '=', memberId)
    .where('deal_id', '=', dealId)
    .where('action_type', '=', action)
    .where('timestamp', '>', sql<Date>`now() - ${sameMinutes} * interval '1 minute'`)
    .executeTakeFirst()
  return recent === undefined && record(tx, memberId, dealId, action)
}

/** @returns false if there was nothing to withdraw */
export async function takeBack(tx: Tx, memberId: string, dealId: string, action: LastingAction): Promise<boolean> {
  const deleted = sql`
    delete from deal_interactions using deal where investor_id = ${memberId} and deal_id = deal.id and action_type = ${action}
    returning deal_id, investor_id, action_type, "timestamp"`
  const { rows } = await sql`
    with ${held(dealId)}, recorded as (${deleted}) ${counted(action, -1)} ${action === 'bookmarked' ? sql`` : sql`, ${byDay(-1)}`}
    select from recorded`.execute(tx)
  if (rows.length > 0 && action !== 'bookmarked') await rebuildInvestor(tx, memberId, dealId)
  return rows.length > 0
}

/** Records a step without an interaction of its own: an access request, or an accepted introduction. */
export async function recordStep(tx: Tx, memberId: string, dealId: string, step: 'asked_to_read' | 'talking'): Promise<void> {
  const reached = sql`select id as deal_id, ${memberId}::uuid as investor_id, ${step}::text as action_type, now() as "timestamp" from deal`
  await sql`
    with ${held(dealId)}, recorded as (${reached}), ${step === 'talking' ? sql`${byDay(1)},` : sql``} ${investorSeen(step)}
    select from recorded`.execute(tx)
}

const columns = { viewed: true, downloaded: true, bookmarked: true, interested: true, requested_intro: true, read: false, invested: false }

function counted(action: ActionType, by: 1 | -1): RawBuilder<unknown> {
  if (!columns[action]) return sql``
  const column = sql.ref(action)
  return sql`, counted as (update deal_counts c set ${column} = c.${column} + ${sql.lit(by)} from recorded where c.deal_id = recorded.deal_id)`
}

const byDay = (by: 1 | -1) => sql`day_counted as (
  insert into deal_days as kept (deal_id, day, action, count)
  select deal_id, ${dayOf(sql`"timestamp"`)}, action_type, ${sql.lit(by)} from recorded
  on conflict (deal_id, day, action) do update set count = kept.count + excluded.count)`

const investorSeen = (step: ActionType | 'asked_to_read' | 'talking') => sql`came_by as (
  insert into deal_investors as kept (deal_id, member_id, step, visits, at)
  select deal_id, investor_id, action_type, ${sql.lit(step === 'viewed' ? 1 : 0)}, "timestamp" from recorded
  on conflict (deal_id, member_id) do update set visits = kept.visits + excluded.visits, at = greatest(kept.at, excluded.at),
    step = case when ${rankOf(sql`kept.step`)} < ${rankOf(sql`excluded.step`)} then excluded.step else kept.step end)`

/** The sources of the list of investors, which excludes bookmarks and pipelines. */
const told = sql`
  select deal_id, investor_id as member_id, action_type as step, "timestamp" as at from deal_interactions where action_type <> 'bookmarked'
  union all select deal_id, investor_id, 'talking', answered_at from deal_introductions where state = 'accepted'
  union all select deal_id, member_id, 'asked_to_read', asked_at from deal_grants where asked_at is not null`

const investorsOf = (which: RawBuilder<unknown>) => sql`
  insert into deal_investors (deal_id, member_id, step, visits, at)
  select deal_id, member_id, (${stepOrder}::text[])[max(${rankOf(sql`step`)})], count(*) filter (where step = 'viewed'), max(at)
  from (${told}) told where ${which} group by deal_id, member_id`

/** Rebuilds a member's row in the list of investors after a withdrawal. */
export async function rebuildInvestor(tx: Tx, memberId: string, dealId: string): Promise<void> {
  const theirs = sql`deal_id = ${dealId} and member_id = ${memberId}`
  await sql`delete from deal_investors where ${theirs}`.execute(tx)
  await investorsOf(theirs).execute(tx)
}

/** Rebuilds all counters and lists from the recorded activity, for code that inserts interactions directly. */
export async function recountDeals(reader: Reader): Promise<void> {
  const times = (action: ActionType) => sql`(count(*) filter (where action_type = ${sql.lit(action)}))::int as ${sql.ref(action)}`
  const counts = (['viewed', 'downloaded', 'bookmarked', 'interested', 'requested_intro'] as const).map(times)
  await sql`
    update deal_counts c set viewed = did.viewed, downloaded = did.downloaded, bookmarked = did.bookmarked, interested = did.interested,
      requested_intro = did.requested_intro
    from (select deal_id, ${sql.join(counts)} from deal_interactions group by deal_id) did where did.deal_id = c.deal_id`.execute(reader)
  await sql`delete from deal_days`.execute(reader)
  await sql`
    insert into deal_days (deal_id, day, action, count)
    select deal_id, ${dayOf(sql`at`)}, action, count(*)::int from (
      select deal_id, "timestamp" as at, action_type as action from deal_interactions where action_type <> 'bookmarked'
      union all select deal_id, answered_at, 'talking' from deal_introductions where state = 'accepted'
    ) did group by 1, 2, 3`.execute(reader)
  await sql`delete from deal_investors`.execute(reader)
  await investorsOf(sql`true`).execute(reader)
}

/** When a member leaves, subtracts their lasting actions from the counters of the days they counted for. Views remain counted. */
export async function uncount(tx: Tx, memberId: string): Promise<void> {
  const lasting: LastingAction[] = ['bookmarked', 'interested', 'requested_intro', 'invested']
  const gone = sql`select deal_id, action_type, "timestamp" from deal_interactions
    where investor_id = ${memberId} and action_type = any(${lasting}::text[])`
  const times = (action: LastingAction) => sql`(count(*) filter (where action_type = ${sql.lit(action)}))::int as ${sql.ref(action)}`
  await sql`
    update deal_counts c set bookmarked = c.bookmarked - gone.bookmarked, interested = c.interested - gone.interested,
      requested_intro = c.requested_intro - gone.requested_intro
    from (
      select deal_id, ${sql.join((['bookmarked', 'interested', 'requested_intro'] as const).map(times))} from (${gone}) did group by deal_id
    ) gone
    where gone.deal_id = c.deal_id`.execute(tx)
  await sql`
    update deal_days kept set count = kept.count - gone.times
    from (
      select deal_id, ${dayOf(sql`at`)} as day, action, count(*)::int as times from (
        select deal_id, "timestamp" as at, action_type as action from (${gone}) did
        union all select deal_id, answered_at, 'talking' from deal_introductions where investor_id = ${memberId} and state = 'accepted'
      ) all_gone group by 1, 2, 3
    ) gone
    where kept.deal_id = gone.deal_id and kept.day = gone.day and kept.action = gone.action`.execute(tx)
}
