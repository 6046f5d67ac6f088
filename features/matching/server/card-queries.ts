import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { hiddenFrom } from '#features/relations/server/index.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import { noteOf, standingOf } from './standing.ts'

/** What cards show of members, and where each stands with the viewer; who is gone or hidden from the viewer has no row. */
export async function shownMembers(reader: Reader, viewer: string, ids: readonly string[]) {
  const me = sql<string>`${viewer}::uuid`
  return profileFacts(reader)
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
          select
            .selectFrom('match_bookmarks as b')
            .select('b.user_id')
            .where('b.user_id', '=', viewer)
            .whereRef('b.member_id', '=', 'u.id'),
        )
        .as('bookmarked'),
      standingOf(me, select.ref('u.id')).as('standing'),
      noteOf(me, select.ref('u.id')).as('note'),
    ])
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`u.id <> all(${hiddenFrom(me)})`)
    .execute()
}
export type ShownMember = Awaited<ReturnType<typeof shownMembers>>[number]
