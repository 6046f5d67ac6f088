import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { IntroductionState } from '../introductions.ts'

/** A deal and a member other than its owner. */
export interface Pair {
  deal_id: string
  member_id: string
}

/** What one of the two did; name and company are theirs. */
export interface Activity extends Pair {
  owner_id: string
  deal_title: string
  full_name: string
  member_company: string
  note: string
  state: IntroductionState | null
}

const pairsOf = (pairs: readonly Pair[]) =>
  sql`unnest(${pairs.map(({ deal_id }) => deal_id)}::uuid[], ${pairs.map(({ member_id }) => member_id)}::uuid[]) as pair (deal_id, member_id)`

/** @param by who did it @param from a query of `deal_id`, `member_id`, `note` and `state` */
const activities = (by: 'owner' | 'member', from: RawBuilder<unknown>) => async (reader: Reader, pairs: readonly Pair[]) => {
  const { rows } = await sql<Activity>`
    select d.id as deal_id, d.user_id as owner_id, pair.member_id, d.title as deal_title, u.full_name, u.company_name as member_company,
      x.note, x.state
    from ${pairsOf(pairs)}
    join deal_flows d on d.id = pair.deal_id
    join (${from}) x on x.deal_id = pair.deal_id and x.member_id = pair.member_id
    join ${members.as('u')} on u.id = ${by === 'owner' ? sql`d.user_id` : sql`pair.member_id`}
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
  sql`select deal_id, investor_id as member_id, reason as note, state from deal_introductions where state in ('accepted', 'declined')`,
)

export const openAccessRequests = activities(
  'member',
  sql`select deal_id, member_id, '' as note, null::text as state from deal_grants where state = 'asked'`,
)

export const grantedAccess = activities(
  'owner',
  sql`select deal_id, member_id, '' as note, null::text as state from deal_grants where state = 'granted' and asked_at is not null`,
)
