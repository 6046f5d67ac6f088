import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import { areConnected, isHidden } from '#features/relations/server/index.ts'
import type { Pair } from './decision-queries.ts'

type OpenInterest = Pair & { note: string | null; full_name: string; company_name: string }

/** The pairs with an interest that is still unanswered, with its sender. */
export async function openInterests(reader: Reader, pairs: readonly Pair[]): Promise<OpenInterest[]> {
  const { rows } = await sql<OpenInterest>`
    select m.user_id, m.matched_user_id, m.note, u.full_name, u.company_name
    from unnest(${pairs.map((pair) => pair.user_id)}::uuid[], ${pairs.map((pair) => pair.matched_user_id)}::uuid[])
      with ordinality pair (user_id, matched_user_id, place)
    join matches m using (user_id, matched_user_id)
    join ${members.as('u')} on u.id = m.user_id
    where m.status = 'accepted' and m.settled_at is not null and not m.answered
    order by pair.place`.execute(reader)
  return rows
}

type OpenConnection = Pair & { full_name: string; company_name: string }

/** The pairs that are connected and can see each other, with the second member's name. */
export async function openConnections(reader: Reader, pairs: readonly Pair[]): Promise<OpenConnection[]> {
  const [one, other] = [sql.ref<string>('pair.user_id'), sql.ref<string>('pair.matched_user_id')]
  const { rows } = await sql<OpenConnection>`
    select pair.user_id, pair.matched_user_id, u.full_name, u.company_name
    from unnest(${pairs.map((pair) => pair.user_id)}::uuid[], ${pairs.map((pair) => pair.matched_user_id)}::uuid[])
      with ordinality pair (user_id, matched_user_id, place)
    join ${members.as('u')} on u.id = pair.matched_user_id
    where ${areConnected(one, other)} and not ${isHidden(one, other)}
    order by pair.place`.execute(reader)
  return rows
}
