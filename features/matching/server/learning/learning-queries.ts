import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'
import type { Behaviour } from '../members/behaviour.ts'

/** Saves what was learned about members; those who have left are skipped. */
export async function saveBehaviours(tx: Tx, behaviours: ReadonlyMap<string, Behaviour>): Promise<void> {
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

/** Saves what each member's standing adds to any match with them. */
export async function savePulls(tx: Tx, pulls: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update match_members m set pull = given.pull
    from (select * from unnest(${[...pulls.keys()]}::uuid[], ${[...pulls.values()]}::real[]) given (user_id, pull) order by user_id) given
    where m.user_id = given.user_id and m.pull <> given.pull`.execute(tx)
}

/** Saves until when members are shown to nobody new: with `budget` interests within a week, until the oldest of them is a week old. */
export async function limitInterests(reader: Reader, budget: number): Promise<void> {
  await sql`
    update match_members m set wanted_until = coalesce(
      (select i.settled_at + interval '7 days' from matches i
        where i.matched_user_id = m.user_id and i.status = 'accepted' and i.settled_at > now() - interval '7 days'
        order by i.settled_at desc offset ${budget - 1} limit 1), '-infinity')
    where m.wanted_until > now() or m.user_id in (
      select matched_user_id from matches where status = 'accepted' and settled_at > now() - interval '7 days'
      group by matched_user_id having count(*) >= ${budget})`.execute(reader)
}

export interface SettledDecision {
  user_id: string
  matched_user_id: string
  status: 'accepted' | 'rejected'
  at: Date
}

/** The latest settled decisions, in the order in which they were made. */
export async function settledDecisions(reader: Reader, limit: number): Promise<SettledDecision[]> {
  const { rows } = await sql<SettledDecision>`
    select user_id, matched_user_id, status, at from (
      select id, user_id, matched_user_id, status, created_at as at from matches
      where settled_at is not null and status <> 'ended' order by id desc limit ${limit}
    ) latest order by at, id`.execute(reader)
  return rows
}
