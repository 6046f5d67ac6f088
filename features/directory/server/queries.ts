import { type SelectQueryBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { MemberGroup } from '#features/profiles/vocabulary.ts'
import './tables.ts'

const cardColumns = [
  'user_id', 'full_name', 'user_type', 'company_name', 'headline', 'city', 'country', 'focus', 'profile_picture', 'joined_at',
] as const

export type EntryRow = Pick<
  { [Column in keyof Tables['directory_entries']]: Tables['directory_entries'][Column] },
  (typeof cardColumns)[number]
>

export interface Filters {
  /** Who asks; nobody finds oneself. */
  viewer: string
  role: MemberGroup | undefined
  facets: string[]
}

/** Rows older than this one come next. */
export interface After {
  joined_at: string
  user_id: string
}

/** The plain list, newest first: asked most, so it is built once. Each of its shapes walks an index in order. */
export const newest = namedStatement<{ viewer: string; role?: MemberGroup; joined_at?: string; user_id?: string; limit: number }, EntryRow>(
  'directory.newest',
  (kysely, { viewer, role, joined_at, user_id, limit }) =>
    kysely
      .selectFrom('directory_entries')
      .select(cardColumns)
      .where('user_id', '<>', viewer)
      .$if(role !== undefined, (query) => query.where(sql<boolean>`member_group = ${role}`))
      .$if(joined_at !== undefined, (query) => query.where(sql<boolean>`(joined_at, user_id) < (${joined_at}, ${user_id})`))
      .orderBy('joined_at', 'desc')
      .orderBy('user_id', 'desc')
      .limit(limit),
)

type EntryQuery<Row> = SelectQueryBuilder<Tables, 'directory_entries', Row>

function entries(reader: Reader, { viewer, role, facets }: Filters): EntryQuery<object> {
  return reader
    .selectFrom('directory_entries')
    .where('user_id', '<>', viewer)
    .$if(role !== undefined, (query) => query.where('member_group', '=', role as MemberGroup))
    .$if(facets.length > 0, (query) => query.where(sql<boolean>`facets @> ${facets}`))
}

/** Newest first under facets; planned afresh each time, because how many share a facet differs widely. */
export async function newestWithFacets(reader: Reader, filters: Filters, after: After | undefined, limit: number): Promise<EntryRow[]> {
  return inOrder(entries(reader, filters).select(cardColumns), after, limit).execute()
}

/** Where the words of a search stand: in the name or company, or anywhere else in the profile. */
export type WordPlace = 'names' | 'elsewhere'

/** Members with words that start with each word of the search, newest first. */
export async function withWords(
  reader: Reader,
  filters: Filters,
  words: string,
  place: WordPlace,
  after: After | undefined,
  limit: number,
): Promise<EntryRow[]> {
  const found = entries(reader, filters)
    .select(cardColumns)
    .where(
      place === 'names'
        ? sql<boolean>`name_words @@ ${words}::tsquery`
        : sql<boolean>`all_words @@ ${words}::tsquery and not name_words @@ ${words}::tsquery`,
    )
  return inOrder(found, after, limit).execute()
}

/** Members whose name or company is spelled almost like the search, the likeliest first, beyond those that have its words. */
export async function spelledLike(
  reader: Reader,
  filters: Filters,
  text: string,
  words: string | null,
  after: { similarity: number; user_id: string } | undefined,
  limit: number,
): Promise<(EntryRow & { similarity: number })[]> {
  const similarity = sql<number>`word_similarity(fold(${text}), names)::float8`
  return entries(reader, filters)
    .select([...cardColumns, similarity.as('similarity')])
    .where(sql<boolean>`fold(${text}) <% names`)
    .$if(words !== null, (query) => query.where(sql<boolean>`not all_words @@ ${words}::tsquery`))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(${similarity}, user_id) < (${after?.similarity}, ${after?.user_id}::uuid)`))
    .orderBy(similarity, 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
    .execute()
}

function inOrder<Row>(query: EntryQuery<Row>, after: After | undefined, limit: number): EntryQuery<Row> {
  return query
    .$if(after !== undefined, (rest) => rest.where(sql<boolean>`(joined_at, user_id) < (${after?.joined_at}, ${after?.user_id})`))
    .orderBy('joined_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit)
}

export const communityCounts = namedStatement<Record<never, never>, { user_type: Tables['directory_counts']['user_type']; members: number }>(
  'directory.counts',
  (kysely) => kysely.selectFrom('directory_counts').select(['user_type', 'members']),
)

/** How many entries match, by group, each counted to `cap + 1` at most. */
export async function cappedCounts(reader: Reader, filters: Omit<Filters, 'role'>, match: { words: string } | { text: string } | undefined, cap: number) {
  const upTo = (role: MemberGroup | undefined) => {
    const condition =
      match === undefined
        ? sql<boolean>`true`
        : 'words' in match
          ? sql<boolean>`all_words @@ ${match.words}::tsquery`
          : sql<boolean>`fold(${match.text}) <% names`
    const some = entries(reader, { ...filters, role }).select(sql`1`.as('one')).where(condition).limit(cap + 1)
    return reader.selectFrom(some.as('some')).select((count) => count.fn.countAll<number>().as('n'))
  }
  const row = await reader
    .selectNoFrom([
      upTo(undefined).as('all'),
      upTo('startup').as('startup'),
      upTo('investor').as('investor'),
      upTo('mentor').as('mentor'),
    ])
    .executeTakeFirstOrThrow()
  return { all: row.all ?? 0, startup: row.startup ?? 0, investor: row.investor ?? 0, mentor: row.mentor ?? 0 }
}

/** How many countries the members come from. */
export async function countryCount(reader: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with recursive present as (
      (select country from directory_entries where country is not null order by country limit 1)
      union all
      select (select e.country from directory_entries e where e.country > present.country order by e.country limit 1) from present where present.country is not null
    ) select count(country)::int as n from present`.execute(reader)
  return rows[0]?.n ?? 0
}
