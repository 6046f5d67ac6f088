import { sql } from 'kysely'
import type { Database, Reader, Tx } from '#platform/server/database/index.ts'
import { reaction } from '#platform/server/events/index.ts'
import './tables.ts'

/** Writes the entries of these members anew from their profiles (all members without a list); others stay as they are. */
async function writeEntries(reader: Reader, ids?: string[]): Promise<void> {
  await sql`
    insert into directory_entries (user_id, joined_at, user_type, member_group, full_name, company_name, headline, city, country, focus,
      profile_picture, facets, names, name_words, all_words)
    select u.id, u.created_at, u.user_type, case u.user_type when 'advisor' then 'mentor' else u.user_type end,
      u.full_name, u.company_name, left(u.bio, 180), u.city, u.country,
      coalesce(u.industry, p.industries[1]), u.profile_picture, facets.list, names.folded,
      to_tsvector('simple', names.folded),
      to_tsvector('simple', names.folded || ' ' || fold(concat_ws(' ', array_to_string(u.expertise_areas, ' '), u.bio, u.investment_focus, u.city)))
    from users u
    left join investor_preferences p on p.user_id = u.id and u.user_type = 'investor'
    cross join lateral (select fold(u.full_name || ' ' || u.company_name) as folded) names
    cross join lateral (
      select coalesce(array_agg(distinct facet), '{}') as list
      from (
        select 'industry:' || unnest(array_append(coalesce(p.industries, '{}'), u.industry)) as facet
        union all select 'stage:' || unnest(case when u.user_type = 'investor' then coalesce(p.stages, '{}') else array[u.funding_stage] end)
        union all select 'country:' || u.country
        union all select 'goal:' || unnest(u.sdgs)
      ) every_facet
      where facet is not null
    ) facets
    ${ids ? sql`where u.id = any(${ids}::uuid[])` : sql``}
    on conflict (user_id) do update set
      joined_at = excluded.joined_at, user_type = excluded.user_type, member_group = excluded.member_group, full_name = excluded.full_name,
      company_name = excluded.company_name, headline = excluded.headline, city = excluded.city, country = excluded.country,
      focus = excluded.focus, profile_picture = excluded.profile_picture, facets = excluded.facets, names = excluded.names,
      name_words = excluded.name_words, all_words = excluded.all_words`.execute(reader)
}

/** Keeps the directory in step with the profiles. */
export const followProfiles = reaction({
  name: 'directory.followProfiles',
  on: ['profile.changed'],
  async react(tx: Tx, events) {
    await writeEntries(tx, [...new Set(events.map((event) => event.payload.member_id))])
  },
})

/** Makes the whole directory anew, after members came in by other ways than joining. */
export async function rebuildDirectory(database: Database): Promise<void> {
  await writeEntries(database.kysely)
  await sql`analyze directory_entries`.execute(database.kysely)
}
