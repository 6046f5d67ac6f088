import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { EntryKey, Searchable } from './searchable.ts'
import { allOf, anyOf, quoted } from './terms.ts'

/** Who searches. */
export interface Viewer {
  id: string
  /** What they may find besides what everybody may: keys of `terms.ts`. */
  keys: readonly string[]
}

/** What entries must match. */
export interface Match {
  viewer: Viewer
  searchables: readonly Searchable[]
  /** A tsquery each: in the names; in all texts but not, as `names`, in the names alone. */
  words: { names: string } | { names?: undefined; anywhere: string; butNames?: string | undefined }
  /** The words among them, as a tsquery, that lead to few of the entries that everybody may find; all if none does. */
  rare: string
  /** The same for entries of the viewer's own; undefined if none does, and all of them are read. */
  ownRare: string | undefined
  /** Terms that are all required. */
  filters: readonly string[]
}

/** The place of an entry in a list, newest first. */
export interface Place extends EntryKey {
  kind: string
  at: string
}

export interface EntryRow extends EntryKey {
  kind: string
  at: Date
  author: string | null
  name_words: number
}

/** How many of the newest entries are scanned for a page before the index of terms is used. */
const recentEntries = 2_000
/** Up to how many matches of that index are fetched and sorted, and how many entries are scanned if there are more. */
const [fewEntries, manyEntries] = [2_000, 50_000]

const columns = sql.raw('kind, id, part, at, author, name_words')
const newestFirst = sql`order by at desc, kind desc, id desc, part desc`

/**
 * Matching entries that the viewer may read now, newest first, from a place on. Common words are found among the newest entries, rare ones by
 * the index of terms; what is only for the viewer is always found by the index, which intersects their keys with the words. MATERIALIZED
 * parts are planned as if read in full, so that a wrong estimate can't cause a scan of everything, but executed only as far as needed.
 */
export async function matchingEntries(reader: Reader, match: Match, from: Place | undefined, limit: number): Promise<EntryRow[]> {
  const { older, isMatch, isReadable, newest, indexed, own } = partsOf(match, from)
  const scanned = (most: number, when = sql`true`) => sql`
    select ${columns} from ${newest(most)} newest where ${when} and ${isMatch} and ${isReadable('newest')} limit ${limit}`
  const { rows } = await sql<EntryRow>`
    with recent as materialized (
      ${scanned(recentEntries)}
    ), few as materialized (
      ${indexed(sql`(select count(*) from recent) < ${limit} and ${older}`)} limit ${fewEntries + 1}
    ), many as materialized (
      ${scanned(manyEntries, sql`(select count(*) from few) > ${fewEntries}`)}
    ), rest as materialized (
      ${indexed(sql`(select count(*) from few) > ${fewEntries} and (select count(*) from many) < ${limit} and ${older}`)}
    ), own as materialized (
      ${own(older)}
    ), found as materialized (
      select * from recent where (select count(*) from recent) = ${limit}
      union all select * from few where (select count(*) from few) <= ${fewEntries}
      union all select * from many where (select count(*) from many) = ${limit}
      union all select * from rest
      union all select * from own
      ${newestFirst}
    )
    select * from found where ${isReadable('found')} limit ${limit}`.execute(reader)
  return rows
}

export interface KindCount {
  kind: string
  count: number
  /** Whether there may be more than were counted. */
  more: boolean
}

/** How many there are of each kind, up to a limit. */
export async function countEntries(reader: Reader, match: Match, most: number): Promise<KindCount[]> {
  const { isMatch, isReadable, indexed, own } = partsOf(match, undefined)
  const areMany = sql`(select count(*) from few) > ${fewEntries}`
  const newest = sql`(
    select * from search_entries where ${areMany} and is_public and search_entries.kind = of_kind.kind
    order by at desc, id desc, part desc limit ${recentEntries})`
  const { rows } = await sql<KindCount>`
    with few as materialized (
      ${indexed(sql`true`)} limit ${fewEntries + 1}
    ), own as materialized (
      ${own(sql`true`)}
    ), those as materialized (
      select kind, id from few where not ${areMany} union all select kind, id from own
    )
    select kind, least(count, ${most})::int as count, count > ${most} or is_bounded as more from (
      select of_kind.kind, (
        select count(*) from (select from those where those.kind = of_kind.kind and ${isReadable('those')} limit ${most + 1}) so_many
      ) + (
        select count(*) from (select from ${newest} newest where ${isMatch} and ${isReadable('newest')} limit ${most + 1}) so_many
      ) as count, (select count(*) = ${recentEntries} from ${newest} newest) as is_bounded
      from unnest(${match.searchables.map(({ kind }) => kind)}::text[]) of_kind (kind)
    ) counted where count > 0`.execute(reader)
  return rows
}

function partsOf({ viewer, searchables, words, rare, ownRare, filters }: Match, from: Place | undefined) {
  const kinds = searchables.map(({ kind }) => kind)
  const required = filters.map(quoted)
  const isWanted = sql`kind = any(${kinds}::text[])`
  const older = from
    ? sql`(at, kind, id, part) <= (${from.at}::timestamptz, ${from.kind}::text, ${from.id}::uuid, ${from.part}::int)`
    : sql`true`
  const isMatch = sql`${isWanted} and ${matches('public_terms', words, required)}`
  const isReadable = (alias: string) => {
    const id = sql.ref<string>(`${alias}.id`)
    const conditions = searchables.map((each) => sql`when ${sql.lit(each.kind)} then ${each.isReadable(sql`${viewer.id}::uuid`, id)}`)
    return sql<boolean>`case ${sql.ref(`${alias}.kind`)} ${sql.join(conditions, sql` `)} else false end`
  }

  /** The newest entries that everybody may find; of a single kind, those of that kind. */
  const newest = (most: number) => {
    const [only] = kinds
    const ofKind = kinds.length === 1 ? sql` and kind = ${only}::text` : sql``
    return sql`(select * from search_entries where is_public and ${older}${ofKind} ${newestFirst} limit ${most})`
  }
  /** Matches among what everybody may find, by the index of terms. */
  const indexed = (when: RawBuilder<unknown>) => sql`
    select ${columns} from (
      select * from search_entries where ${when} and is_public and ${isWanted} and ${nearby(words, rare, required)} offset 0
    ) near where ${matches('public_terms', words, required)}`
  /** Matches among what only those with one of the viewer's keys may find. */
  const own = (when: RawBuilder<unknown>) => {
    if (viewer.keys.length === 0) return sql`select ${columns} from search_entries where false`
    const near = allOf([anyOf(viewer.keys.map(quoted)), ...required, ...(ownRare === undefined ? [] : [ownRare])])
    return sql`select ${columns} from (
      select * from search_entries where ${when} and not is_public and ${isWanted} and own_terms @@ ${near}::tsquery offset 0
    ) near where ${matches('own_terms', words, required)}`
  }
  return { older, isMatch, isReadable, newest, indexed, own }
}

function matches(column: 'public_terms' | 'own_terms', words: Match['words'], required: readonly string[]): RawBuilder<boolean> {
  const terms = sql.ref(column)
  if (words.names !== undefined)
    return sql`name_terms @@ ${words.names}::tsquery${required.length > 0 ? sql` and ${terms} @@ ${allOf(required)}::tsquery` : sql``}`
  const others = words.butNames === undefined ? sql`` : sql` and not name_terms @@ ${words.butNames}::tsquery`
  return sql`${terms} @@ ${allOf([words.anywhere, ...required])}::tsquery${others}`
}

/** The part of a match that leads to few entries. */
const nearby = (words: Match['words'], rare: string, required: readonly string[]): RawBuilder<boolean> =>
  words.names === undefined
    ? sql`public_terms @@ ${allOf([rare, ...required])}::tsquery`
    : matches('public_terms', { names: rare }, required)
