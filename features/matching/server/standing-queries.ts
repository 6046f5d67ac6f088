import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import type { Behaviour } from './behaviour.ts'
import type { MatchFacts } from './card-tables.ts'

export async function behavioursOf(reader: Reader, ids: readonly string[]): Promise<Map<string, Behaviour>> {
  const rows = await reader
    .selectFrom('match_standings')
    .selectAll()
    .where('user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, ...behaviour }) => [user_id, behaviour]))
}

/** Keeps what was learned of members; those who are gone are left out. */
export async function putBehaviours(tx: Tx, behaviours: ReadonlyMap<string, Behaviour>): Promise<void> {
  const rows = [...behaviours].map(([user_id, behaviour]) => ({ user_id, ...behaviour }))
  await sql`
    insert into match_standings
    select r.* from jsonb_populate_recordset(null::match_standings, ${JSON.stringify(rows)}::jsonb) r join ${members.as('u')} on u.id = r.user_id
    order by r.user_id
    on conflict (user_id) do update set taste = excluded.taste, accepts = excluded.accepts, rejects = excluded.rejects,
      recent_accepts = excluded.recent_accepts, steady_accepts = excluded.steady_accepts, faded_at = excluded.faded_at,
      accepted_at = excluded.accepted_at, wanted = excluded.wanted, declined = excluded.declined, connections = excluded.connections`.execute(
    tx,
  )
}

export async function factsOfMembers(reader: Reader, ids: readonly string[]): Promise<Map<string, { group: string; facts: MatchFacts }>> {
  const rows = await reader
    .selectFrom('match_members as m')
    .innerJoin('match_facts as f', 'f.user_id', 'm.user_id')
    .select(['m.user_id', 'm.member_group', 'f.facts'])
    .where('m.user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ user_id, member_group, facts }) => [user_id, { group: member_group, facts }]))
}

/** What each one's standing adds to any match with them. */
export async function putPulls(tx: Tx, pulls: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update match_members m set pull = given.pull
    from (select * from unnest(${[...pulls.keys()]}::uuid[], ${[...pulls.values()]}::real[]) given (user_id, pull) order by user_id) given
    where m.user_id = given.user_id and m.pull <> given.pull`.execute(tx)
}
