import { sql } from 'kysely'
import type { Tx } from '#platform/server/database/index.ts'
import { members } from '#features/members/server/index.ts'

/** Remembers to whom these members were shown first. @returns those of them who are new to the viewer */
export async function insertShown(tx: Tx, viewer: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    insert into match_shown (viewer_id, member_id)
    select ${viewer}::uuid, u.id from ${members.as('u')} where u.id = any(${ids}::uuid[]) order by u.id
    on conflict do nothing returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

/** Counts one more to whom each was shown. Who was shown to `budget` within a week rests until the first of these is a week ago. */
export async function countShown(tx: Tx, ids: readonly string[], budget: number): Promise<void> {
  await sql`
    with held as materialized (select user_id from match_members where user_id = any(${ids}::uuid[]) order by user_id for no key update)
    update match_members m set shown = m.shown + 1, shown_until = coalesce(
      (select s.shown_at + interval '7 days' from match_shown s where s.member_id = m.user_id and s.shown_at > now() - interval '7 days'
        order by s.shown_at desc offset ${budget - 1} limit 1), '-infinity')
    from held where m.user_id = held.user_id`.execute(tx)
}

/** Who has as many open interests of a week as the budget allows rests until the first of these is a week ago, or they have answered one. */
export async function countInterests(tx: Tx, ids: readonly string[], budget: number): Promise<void> {
  await sql`
    with held as materialized (
      select m.user_id, coalesce(
        (select i.settled_at + interval '7 days' from matches i
          where i.matched_user_id = m.user_id and i.status = 'accepted' and i.settled_at is not null and not i.answered
            and i.settled_at > now() - interval '7 days'
          order by i.settled_at desc offset ${budget - 1} limit 1), '-infinity') as wanted_until
      from match_members m where m.user_id = any(${ids}::uuid[]) order by m.user_id for no key update of m)
    update match_members m set wanted_until = held.wanted_until
    from held where m.user_id = held.user_id and m.wanted_until <> held.wanted_until`.execute(tx)
}
