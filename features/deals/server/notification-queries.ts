import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { isHidden } from '#features/relations/server/index.ts'
import type { IntroductionState } from '../introductions.ts'

/** What is told of a deal and the other member: the investor to the owner, the owner to the investor. */
export interface Told {
  deal_id: string
  owner_id: string
  member_id: string
  deal_title: string
  full_name: string
  member_company: string
  note: string
  state: IntroductionState | null
}

type Pair = Pick<Told, 'deal_id' | 'member_id'>

const pairsOf = (pairs: readonly Pair[]) =>
  sql`unnest(${pairs.map(({ deal_id }) => deal_id)}::uuid[], ${pairs.map(({ member_id }) => member_id)}::uuid[]) as pair (deal_id, member_id)`

const told = (
  pairs: readonly Pair[],
  { from, note, state, named }: Record<'from' | 'note' | 'state' | 'named', RawBuilder<unknown>>,
) => sql<Told>`
  select d.id as deal_id, d.user_id as owner_id, pair.member_id, d.title as deal_title, u.full_name, u.company_name as member_company,
    ${note} as note, ${state} as state
  from ${pairsOf(pairs)}
  join deal_flows d on d.id = pair.deal_id
  join ${from} x on x.deal_id = pair.deal_id and x.investor_id = pair.member_id
  join ${members.as('u')} on u.id = ${named}
  where not ${isHidden(sql.ref('pair.member_id'), sql.ref('d.user_id'))}`

const none = sql`''`
const nothing = sql`null::text`

/** Who is interested still, and is not hidden from the owner. */
export async function openInterests(reader: Reader, pairs: readonly Pair[]): Promise<Told[]> {
  const from = sql`(select deal_id, investor_id from deal_interactions where action_type = 'interested')`
  return (await told(pairs, { from, note: none, state: nothing, named: sql`pair.member_id` }).execute(reader)).rows
}

/** Who asks for an introduction still. */
export async function openRequests(reader: Reader, pairs: readonly Pair[]): Promise<Told[]> {
  const from = sql`(select deal_id, investor_id, note, state from deal_introductions where state in ('waiting', 'later'))`
  return (await told(pairs, { from, note: sql`x.note`, state: sql`x.state`, named: sql`pair.member_id` }).execute(reader)).rows
}

/** What owners answered, with their names. */
export async function answered(reader: Reader, pairs: readonly Pair[]): Promise<Told[]> {
  const from = sql`(select deal_id, investor_id, reason, state from deal_introductions where state in ('accepted', 'declined'))`
  return (await told(pairs, { from, note: sql`x.reason`, state: sql`x.state`, named: sql`d.user_id` }).execute(reader)).rows
}

/** Who asks to read still. */
export async function openAsks(reader: Reader, pairs: readonly Pair[]): Promise<Told[]> {
  const from = sql`(select deal_id, member_id as investor_id from deal_grants where state = 'asked')`
  return (await told(pairs, { from, note: none, state: nothing, named: sql`pair.member_id` }).execute(reader)).rows
}

/** Whom owners let read and who had asked, with the owners' names. */
export async function grantedAsks(reader: Reader, pairs: readonly Pair[]): Promise<Told[]> {
  const from = sql`(select deal_id, member_id as investor_id from deal_grants where state = 'granted' and asked_at is not null)`
  return (await told(pairs, { from, note: none, state: nothing, named: sql`d.user_id` }).execute(reader)).rows
}

/** Who says that they have invested. */
export async function toldInvestments(reader: Reader, pairs: readonly Pair[]): Promise<Told[]> {
  const from = sql`(select deal_id, investor_id from deal_interactions where action_type = 'invested')`
  return (await told(pairs, { from, note: none, state: nothing, named: sql`pair.member_id` }).execute(reader)).rows
}
