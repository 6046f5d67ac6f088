import { type InsertObject, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { profileFacts } from '#features/profiles/server/index.ts'
import type { CountryCode } from '#features/places/countries.ts'
import { hiddenFrom, isHidden } from '#features/relations/server/index.ts'
import { facetsOf } from '../facets.ts'
import type { DirectoryEntriesTable } from './tables.ts'

const cardColumns = [
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

/** Keyset cursor: the last row of the previous page. */
export interface After {
  joined_at: string
  user_id: string
}

type NewestParameters = { viewer: string; limit: number } & Partial<After>

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

/**
 * What entries must match: every facet, and `words`, a tsquery. `place` limits the words to the name and company, or to the rest of the
 * profile.
 */
type Match = { viewer: string; facets: string[] } & ({ words?: undefined } | { words: string; place: 'names' | 'elsewhere' | 'anywhere' })

function matching(match: Match): RawBuilder<boolean> {
  const facets = match.facets.map((facet) => `'${facet}'`)
  const terms = (match.words === undefined ? facets : [...facets, `(${match.words})`]).join(' & ')
  const place = match.words === undefined ? 'anywhere' : match.place
  const has = place === 'names' ? sql`name_terms @@ ${terms}::tsquery` : sql`all_terms @@ ${terms}::tsquery`
  const hasNot = place === 'elsewhere' ? sql`and not name_terms @@ ${terms}::tsquery` : sql``
  return sql<boolean>`user_id <> ${match.viewer} and user_id <> all(${hiddenFrom(sql.val(match.viewer))}) and ${has} ${hasNot}`
}

/** How many of the newest entries are scanned for a page before the index of terms is used. */
const recentEntries = 500

/**
 * Matching entries, newest first. Frequent matches are found among the newest entries; others are rare enough to be fetched by the terms'
 * index. The CTEs are materialized, so that a wrong row estimate cannot make the planner read the whole table.
 */
export async function newestMatching(reader: Reader, match: Match, after: After | undefined, limit: number): Promise<EntryRow[]> {
  const columns = sql.join(cardColumns.map((column) => sql.ref(column)))
  const older = after ? sql`(joined_at, user_id) < (${after.joined_at}::timestamptz, ${after.user_id}::uuid)` : sql`true`
  const { rows } = await sql<EntryRow>`
    with recent as materialized (
      select ${columns} from (select * from directory_entries where ${older} order by joined_at desc, user_id desc limit ${recentEntries}) newest
      where ${matching(match)} limit ${limit}
    ), every as materialized (
      select ${columns} from directory_entries where (select count(*) from recent) < ${limit} and ${older} and ${matching(match)}
    )
    select * from recent where (select count(*) from recent) = ${limit} union all select * from every
    order by joined_at desc, user_id desc limit ${limit}`.execute(reader)
  return rows
}

/** How many entries match, by group, up to `cap + 1` each. */
export async function cappedCounts(reader: Reader, match: Match, cap: number): Promise<Record<MemberGroup | 'all', number>> {
  const every = (role: MemberGroup) => sql`
    ${sql.ref(role)} as materialized (select 1 from directory_entries where ${matching({ ...match, facets: [...match.facets, ...facetsOf({ role })] })})`
  const count = (role: MemberGroup) =>
    sql`(select count(*) from (select from ${sql.ref(role)} limit ${cap + 1}) counted) as ${sql.ref(role)}`
  const { rows } = await sql<Record<MemberGroup, number>>`
    with ${sql.join(memberGroups.map(every))} select ${sql.join(memberGroups.map(count))}`.execute(reader)
  const { startup = 0, investor = 0, mentor = 0 } = rows[0] ?? {}
  return { all: Math.min(startup + investor + mentor, cap + 1), startup, investor, mentor }
}

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

/**
 * Known words similar to each of these. Short words are also compared with all of similar length and the same first letter, because a
 * single typo leaves them few trigrams in common.
 */
export async function similarWords(reader: Reader, words: string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; known: string[] }>`
    select typed, array(
      (select word from directory_words where word % typed order by similarity(word, typed) desc, word limit 40)
      union
      select word from directory_words
      where length(typed) <= 5 and word >= left(typed, 1) and word < left(typed, 1) || chr(1114111)
        and length(word) between length(typed) - 1 and length(typed) + 1
    ) as known
    from unnest(${words}::text[]) typed`.execute(reader)
  return new Map(rows.map(({ typed, known }) => [typed, known]))
}

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
export type IndexedMember = Awaited<ReturnType<typeof indexedMembers>>[number]

export const indexedMembers = (reader: Reader, ids: string[]) =>
  members(reader)
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

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
