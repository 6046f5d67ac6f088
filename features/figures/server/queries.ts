import { type Expression, sql } from 'kysely'
import type { UserType } from '#platform/members.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { lastUses } from '#features/accounts/server/index.ts'
import { wasShownAnybody } from '#features/matching/server/index.ts'
import { members } from '#features/members/server/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import { hasConnections } from '#features/relations/server/index.ts'
import type { Period } from '../periods.ts'

/** How long weeks of activity are stored. */
const activityKept = '14 months'

/** Records the members who were here since a little more than a week, and forgets weeks that are no longer needed. */
export async function recordActivity(reader: Reader): Promise<void> {
  await sql`
    insert into figures_active_weeks (member_id, week)
    select distinct uses.member_id, date_trunc('week', uses.at at time zone 'UTC')::date
    from ${lastUses} uses join ${members.as('u')} on u.id = uses.member_id where uses.at > now() - interval '8 days'
    on conflict do nothing`.execute(reader)
  await sql`delete from figures_active_weeks where week < now() - ${activityKept}::interval`.execute(reader)
}

/** Condition: whether a member joined in a period; found by the index of the newest. */
const joinedIn = ({ from, until }: Period) =>
  sql<boolean>`u.created_at >= ${from}::date::timestamp at time zone 'UTC' and u.created_at < ${until}::date::timestamp at time zone 'UTC'`

export async function joinedByType(reader: Reader, period: Period): Promise<Map<UserType, number>> {
  const { rows } = await sql<{ user_type: UserType; count: number }>`
    select u.user_type, count(*)::integer as count from ${members.as('u')} where ${joinedIn(period)} group by u.user_type`.execute(reader)
  return new Map(rows.map(({ user_type, count }) => [user_type, count]))
}

/** How many members were active in a week; null before activity was recorded. */
export async function activeIn(reader: Reader, week: string): Promise<number | null> {
  const { rows } = await sql<{ count: number | null }>`
    select case when exists (select from figures_active_weeks where week <= ${week}::date)
      then (select count(*)::integer from figures_active_weeks where week = ${week}::date) end as count`.execute(reader)
  return rows[0]?.count ?? null
}

/** Whether anybody had joined before the end of a period. */
export async function hadMembers(reader: Reader, { until }: Period): Promise<boolean> {
  const { rows } = await sql`
    select from ${members.as('u')} where u.created_at < ${until}::date::timestamp at time zone 'UTC' limit 1`.execute(reader)
  return rows.length > 0
}

/** When a member took a step; the rooms that share it each have an expression. */
interface StepTimes {
  first: readonly ((member: Expression<string>) => Expression<Date | null>)[]
}
interface StepCount {
  count: number
  median: number | null
}

/** Of those who joined in a period, how many took each step before a day, and after how many days half of them had. */
export async function stepsOf(reader: Reader, period: Period, steps: readonly StepTimes[], asOf: string): Promise<StepCount[]> {
  if (steps.length === 0) return []
  const member = sql.ref<string>('u.id')
  const times = steps.map(
    ({ first }, at) => sql`least(${sql.join(first.map((time) => sql`(${time(member)})`))}) as ${sql.ref(`step_${at}`)}`,
  )
  const counts = steps.map((_, at) => {
    const time = sql.ref(`step_${at}`)
    const isIn = sql`filter (where ${time} < ${asOf}::date::timestamp at time zone 'UTC')`
    return sql`json_build_object('count', count(*) ${isIn}, 'median', percentile_cont(0.5) within group (
      order by extract(epoch from ${time} - created_at) / 86400) ${isIn}) as ${sql.ref(`figures_${at}`)}`
  })
  const { rows } = await sql<Record<string, StepCount>>`
    select ${sql.join(counts)} from (select u.created_at, ${sql.join(times)} from ${members.as('u')} where ${joinedIn(period)}) joined`.execute(
    reader,
  )
  return steps.map((_, at) => rows[0]?.[`figures_${at}`] ?? { count: 0, median: null })
}

/** Of those who joined in a period, how many were active in each month, by the Monday of the week. */
export async function activeByMonth(reader: Reader, period: Period): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select date_trunc('month', w.week)::date as month, count(distinct w.member_id)::integer as count
    from ${members.as('u')} join figures_active_weeks w on w.member_id = u.id where ${joinedIn(period)} group by 1`.execute(reader)
  return new Map(rows.map(({ month, count }) => [month, count]))
}

export async function firstRecordedMonth(reader: Reader): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select date_trunc('month', min(week))::date as month from figures_active_weeks`.execute(reader)
  return rows[0]?.month ?? null
}

interface Balance {
  what: string
  offered: number
  sought: number
}

/** How many founders with a complete profile are in each industry or stage, and how many investors look for it. */
export async function balances(reader: Reader, by: 'industry' | 'funding_stage'): Promise<Balance[]> {
  const wanted = by === 'industry' ? sql.ref<string[]>('p.industries') : sql.ref<string[]>('p.stages')
  const facts = profileFacts(reader).where('u.profile_completed', '=', true)
  const offered = facts
    .where('u.user_type', '=', 'startup')
    .where(`u.${by}`, 'is not', null)
    .select([`u.${by} as what`, sql.lit(1).as('offers')])
  const sought = facts.where('u.user_type', '=', 'investor').select([sql<string>`unnest(${wanted})`.as('what'), sql.lit(0).as('offers')])
  const { rows } = await sql<Balance>`
    select what, count(*) filter (where offers = 1)::integer as offered, count(*) filter (where offers = 0)::integer as sought
    from (${offered} union all ${sought}) facts group by what order by offered desc, what`.execute(reader)
  return rows
}

interface Alone {
  user_type: UserType
  members: number
  unconnected: number
  unmatched: number
}

/** Of those who joined 30 days before a day and have a complete profile, how many have no connection, and how many were never shown anybody. */
export async function aloneAfter30Days(reader: Reader, asOf: string): Promise<Alone[]> {
  const member = sql.ref<string>('u.id')
  const { rows } = await sql<Alone>`
    select user_type, count(*)::integer as members, count(*) filter (where not has_connections)::integer as unconnected,
      count(*) filter (where not was_shown)::integer as unmatched
    from (
      select u.user_type, ${hasConnections(member)} as has_connections, ${wasShownAnybody(member)} as was_shown
      from ${members.as('u')} where u.profile_completed and u.created_at < ${asOf}::date - interval '30 days'
    ) found group by user_type order by user_type`.execute(reader)
  return rows
}
