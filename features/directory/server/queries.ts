import { type InsertObject, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import type { CountryCode } from '#features/places/countries.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import type { DirectoryEntriesTable } from './tables.ts'

export const cardColumns = [
  'user_id',
  'full_name',
  'user_type',
  'company_name',
  'headline',
  'city',
  'country',
  'focus',
  'profile_picture',
  'joined_at',
] as const
export type EntryRow = Pick<DirectoryEntriesTable, (typeof cardColumns)[number]>

/** With the last row of the previous page. */
type NewestParameters = { viewer: string; limit: number; joined_at?: string; user_id?: string }

/** The role is a constant in the statement, so that even generic plans use that role's partial index. */
const newestOf = (role?: MemberGroup) =>
  namedStatement<NewestParameters, EntryRow>(`directory.newest.${role ?? 'all'}`, (kysely, { viewer, joined_at, user_id, limit }) =>
    kysely
      .selectFrom('directory_entries')
      .select(cardColumns)
      .where('user_id', '<>', viewer)
      .where(sql<boolean>`user_id <> all(${hiddenFrom(viewer)})`)
      .$if(role !== undefined, (query) => query.where('member_group', '=', sql.lit(role as MemberGroup)))
      .$if(joined_at !== undefined, (query) => query.where(sql<boolean>`(joined_at, user_id) < (${joined_at}, ${user_id})`))
      .orderBy('joined_at', 'desc')
      .orderBy('user_id', 'desc')
      .limit(limit),
  )

/** The unfiltered list, newest first. Queried most often, so each statement is built once. */
export const newest = { all: newestOf(), startup: newestOf('startup'), investor: newestOf('investor'), mentor: newestOf('mentor') }

/** A member's entry, if the viewer may see it. */
export const entrySeenBy = namedStatement<{ viewer: string; id: string }, EntryRow>('directory.entry', (kysely, { viewer, id }) =>
  kysely
    .selectFrom('directory_entries')
    .select(cardColumns)
    .where('user_id', '=', id)
    .where((where) => where.not(isHidden(where.ref('user_id'), viewer))),
)

/** The entries of those of these members that the viewer may see. */
export const entriesSeenBy = namedStatement<{ viewer: string; ids: readonly string[] }, EntryRow>(
  'directory.entriesOf',
  (kysely, { viewer, ids }) =>
    kysely
      .selectFrom('directory_entries')
      .select(cardColumns)
      .where('user_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where(sql<boolean>`user_id <> all(${hiddenFrom(viewer)})`),
)

/** Members by type, without those hidden from the viewer. */
export const communityCounts = namedStatement<{ viewer?: string }, Tables['directory_counts']>('directory.counts', (kysely, { viewer }) =>
  kysely
    .selectFrom('directory_counts as c')
    .select('user_type')
    .select((select) =>
      viewer
        ? sql<number>`members - (select count(*) from directory_entries e where e.user_id = any(${hiddenFrom(viewer)}) and e.user_type = c.user_type)`.as(
            'members',
          )
        : select.ref('members').as('members'),
    ),
)

/** The countries of members visible to the viewer. A loose index scan: one index lookup per country. */
export const memberCountries = namedStatement<{ viewer?: string }, { country: CountryCode }>(
  'directory.countries',
  (_kysely, { viewer }) => {
    const isSeen = viewer ? sql`user_id <> ${viewer} and user_id <> all(${hiddenFrom(viewer)})` : sql`true`
    return sql<{ country: CountryCode }>`
    with recursive present as (
      (select country from directory_entries where country is not null and ${isSeen} order by country limit 1)
      union all
      select (select e.country from directory_entries e where e.country > present.country and ${isSeen} order by e.country limit 1)
      from present where present.country is not null
    ) select country from present where country is not null`
  },
)

/** Stage, money and goals for the cards of these members. */
export const detailsOf = (reader: Reader, ids: readonly string[]) =>
  profileFacts(reader)
    .select([
      'u.id',
      'u.user_type',
      'u.funding_stage',
      'u.raising_amount',
      'u.currency',
      'u.sdgs',
      'p.stages',
      'p.min_investment',
      'p.max_investment',
      'p.currency as ticket_currency',
    ])
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
export type DetailsRow = Awaited<ReturnType<typeof detailsOf>>[number]

/** The profile fields that the directory indexes. */
const members = (reader: Reader) =>
  profileFacts(reader).select([
    'u.id',
    'u.created_at',
    'u.language',
    'u.user_type',
    'u.full_name',
    'u.company_name',
    'u.bio',
    'u.city',
    'u.location',
    'u.country',
    'u.profile_picture',
    'u.profile_completed',
    'u.industry',
    'u.funding_stage',
    'u.expertise_areas',
    'u.investment_focus',
    'u.sdgs',
    'p.industries as preferred_industries',
    'p.stages as preferred_stages',
  ])
export type IndexedMember = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]

export const indexedMembers = namedStatement<{ ids: readonly string[] }, IndexedMember>('directory.indexedMembers', (kysely, { ids }) =>
  members(kysely).where('u.id', '=', sql<string>`any(${ids}::uuid[])`),
)

/** The next members by id, for iterating over all. */
export const membersAfter = (reader: Reader, id: string | undefined) =>
  members(reader)
    .$if(id !== undefined, (query) => query.where('u.id', '>', id as string))
    .orderBy('u.id')
    .limit(500)
    .execute()

export type NewEntry = InsertObject<Tables, 'directory_entries'>

/** Inserts or updates these entries. */
export async function putEntries(reader: Reader, entries: NewEntry[]): Promise<void> {
  await reader
    .insertInto('directory_entries')
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((set) => ({
        joined_at: set.ref('excluded.joined_at'),
        user_type: set.ref('excluded.user_type'),
        member_group: set.ref('excluded.member_group'),
        full_name: set.ref('excluded.full_name'),
        company_name: set.ref('excluded.company_name'),
        headline: set.ref('excluded.headline'),
        city: set.ref('excluded.city'),
        country: set.ref('excluded.country'),
        focus: set.ref('excluded.focus'),
        profile_picture: set.ref('excluded.profile_picture'),
        name_terms: set.ref('excluded.name_terms'),
        all_terms: set.ref('excluded.all_terms'),
      })),
    )
    .execute()
}
