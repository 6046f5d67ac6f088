import { type InferResult, type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { members } from '#features/members/server/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { noteOf, standingWith } from './standing-with.ts'

function shown(kysely: Reader, viewer: RawBuilder<string>, ids: RawBuilder<readonly string[]>) {
  const me = sql<string>`${viewer}::uuid`
  return profileFacts(kysely)
    .select([
      'u.id',
      'u.full_name',
      'u.user_type',
      'u.company_name',
      'u.profile_picture',
      'u.bio',
      'u.city',
      'u.country',
      'u.industry',
      'u.expertise_areas',
      'u.funding_stage',
      'u.raising_amount',
      'u.currency',
      'u.sdgs',
      'u.sfdr_article',
      'u.years_experience',
      'p.stages',
      'p.industries',
      'p.min_investment',
      'p.max_investment',
      'p.currency as ticket_currency',
    ])
    .select((select) => [
      select
        .exists(
          select.selectFrom('match_bookmarks as b').select('b.user_id').where('b.user_id', '=', me).whereRef('b.member_id', '=', 'u.id'),
        )
        .as('bookmarked'),
      standingWith(me, select.ref('u.id')).as('standing'),
      noteOf(me, select.ref('u.id')).as('note'),
    ])
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`u.id <> all(${hiddenFrom(me)})`)
}
export type ShownMember = InferResult<ReturnType<typeof shown>>[number]

/** The data on the cards of members, and their standing with the viewer; no row for members who have left or are hidden. */
export const shownMembers = namedStatement<{ viewer: string; ids: readonly string[] }, ShownMember>(
  'matching.shown',
  (kysely, { viewer, ids }) => shown(kysely, viewer, ids),
)

/** Stores that these members were shown to the viewer. @returns those shown for the first time */
export async function insertShown(tx: Tx, viewer: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    insert into match_shown (viewer_id, member_id)
    select ${viewer}::uuid, u.id from ${members.as('u')} where u.id = any(${ids}::uuid[]) order by u.id
    on conflict do nothing returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

/**
 * Counts one more viewer for each member. A member with `budget` new viewers within a week is not shown to others until the first of
 * these is a week ago.
 */
export async function countShown(tx: Tx, ids: readonly string[], budget: number): Promise<void> {
  await sql`
    with held as materialized (select user_id from match_members where user_id = any(${ids}::uuid[]) order by user_id for no key update)
    update match_members m set shown = m.shown + 1, shown_until = coalesce(
      (select s.shown_at + interval '7 days' from match_shown s where s.member_id = m.user_id and s.shown_at > now() - interval '7 days'
        order by s.shown_at desc offset ${budget - 1} limit 1), '-infinity')
    from held where m.user_id = held.user_id`.execute(tx)
}
