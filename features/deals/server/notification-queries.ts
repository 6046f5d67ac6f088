import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { isIn, peopleWhoWantDeals } from '#features/organisations/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { IntroductionState } from '../introductions.ts'

/** A deal and a member other than its owners. */
export interface Pair {
  deal_id: string
  member_id: string
}

/** What the member or one of the owners did; name and company are theirs. */
export interface Activity extends Pair {
  by: string
  deal_title: string
  full_name: string
  member_company: string
  note: string
  state: IntroductionState | null
}

/** Who is notified about each of these deals: its contact, and the people of its organisation who asked for that. */
export async function notifiedAbout(reader: Reader, dealIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ deal_id: string; members: string[] }>`
    select d.id as deal_id, array(
      select d.user_id where d.organisation_id is null or ${isIn(sql.ref('d.user_id'), sql.ref('d.organisation_id'))}
      union select member_id from ${peopleWhoWantDeals(sql.ref('d.organisation_id'))} asked) as members
    from deal_flows d where d.id = any(${dealIds}::uuid[])`.execute(reader)
  return new Map(rows.map(({ deal_id, members: told }) => [deal_id, told]))
}

const pairsOf = (pairs: readonly Pair[]) =>
  sql`unnest(${pairs.map(({ deal_id }) => deal_id)}::uuid[], ${pairs.map(({ member_id }) => member_id)}::uuid[]) as pair (deal_id, member_id)`

/** @param from a query of `deal_id`, `member_id`, `note`, `state` and, for the owners' answers, `answered_by` */
const activities = (by: 'owner' | 'member', from: RawBuilder<unknown>) => async (reader: Reader, pairs: readonly Pair[]) => {
  const { rows } = await sql<Activity>`
    select d.id as deal_id, u.id as by, pair.member_id, d.title as deal_title, u.full_name, u.company_name as member_company,
      x.note, x.state
    from ${pairsOf(pairs)}
    join deal_flows d on d.id = pair.deal_id
    join (${from}) x on x.deal_id = pair.deal_id and x.member_id = pair.member_id
    join ${members.as('u')} on u.id = ${by === 'owner' ? sql`coalesce(x.answered_by, d.user_id)` : sql`pair.member_id`}
    where not ${isHidden(sql.ref('pair.member_id'), sql.ref('d.user_id'))}`.execute(reader)
  return rows
}

const interactions = (type: 'interested' | 'invested') => sql`
  select deal_id, investor_id as member_id, '' as note, null::text as state from deal_interactions where action_type = ${sql.lit(type)}`

export const openInterests = activities('member', interactions('interested'))

export const openInvestments = activities('member', interactions('invested'))

export const openIntroductions = activities(
  'member',
  sql`select deal_id, investor_id as member_id, note, state from deal_introductions where state in ('waiting', 'later')`,
)

export const answeredIntroductions = activities(
  'owner',
  sql`select deal_id, investor_id as member_id, reason as note, state, answered_by from deal_introductions where state in ('accepted', 'declined')`,
)

export const openAccessRequests = activities(
  'member',
  sql`select deal_id, member_id, '' as note, null::text as state from deal_grants where state = 'asked'`,
)

export const grantedAccess = activities(
  'owner',
  sql`select deal_id, member_id, '' as note, null::text as state, answered_by from deal_grants where state = 'granted' and asked_at is not null`,
)
