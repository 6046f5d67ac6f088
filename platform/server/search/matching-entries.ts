import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database/index.ts'
import type { EntryKey, Searchable } from './searchable.ts'
import { allOf, anyOf, everybody, quoted } from './terms.ts'

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
  /** The words among them that lead to few entries, a tsquery; all of them if they are common. */
  rare: string
  /** Whether even these lead to many. */
  isCommon: boolean
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
  const isScarce = sql`(select count(*) from recent) < ${limit}`
  const others = match.isCommon
    ? sql`every as materialized (${indexed(sql`${isScarce} and ${older}`)})`
    : sql`few as materialized (
        ${indexed(sql`${isScarce} and ${older}`)} limit ${fewEntries + 1}
      ), many as materialized (
        ${scanned(manyEntries, sql`(select count(*) from few) > ${fewEntries}`)}
      ), rest as materialized (
        ${indexed(sql`(select count(*) from few) > ${fewEntries} and (select count(*) from many) < ${limit} and ${older}`)}
      ), every as (
        select * from few where (select count(*) from few) <= ${fewEntries}
        union all select * from many where (select count(*) from many) = ${limit}
        union all select * from rest
      )`
  const { rows } = await sql<EntryRow>`
    with recent as materialized (${scanned(match.isCommon ? manyEntries : recentEntries)}), ${others}, own as materialized (
      ${own(older)}
    ), found as materialized (
      select * from recent where (select count(*) from recent) = ${limit}
      union all select * from every
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
    select * from search_entries where ${match.isCommon ? sql`true` : areMany} and is_public and search_entries.kind = of_kind.kind
    order by at desc, id desc, part desc limit ${recentEntries})`
  const { rows } = await sql<KindCount>`
    with few as materialized (
      ${indexed(match.isCommon ? sql`false` : sql`true`)} limit ${fewEntries + 1}
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

function partsOf({ viewer, searchables, words, rare, isCommon, filters }: Match, from: Place | undefined) {
  const kinds = searchables.map(({ kind }) => kind)
  const required = filters.map(quoted)
  const isWanted = sql`kind = any(${kinds}::text[])`
  const older = from
    ? sql`(at, kind, id, part) <= (${from.at}::timestamptz, ${from.kind}::text, ${from.id}::uuid, ${from.part}::int)`
    : sql`true`
  const isMatch = sql`${isWanted} and ${matches(words, required)}`
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
    ) near where ${matches(words, required)}`
  /** Matches among what only those with one of the viewer's keys may find. */
  const own = (when: RawBuilder<unknown>) => {
    if (viewer.keys.length === 0) return sql`select ${columns} from search_entries where false`
    const near = allOf([anyOf(viewer.keys.map(quoted)), ...required, ...(isCommon ? [] : [rare])])
    return sql`select ${columns} from (
      select * from search_entries where ${when} and not is_public and ${isWanted} and all_terms @@ ${near}::tsquery offset 0
    ) near where ${matches(words, required)}`
  }
  return { older, isMatch, isReadable, newest, indexed, own }
}

function matches(words: Match['words'], required: readonly string[]): RawBuilder<boolean> {
  if (words.names !== undefined)
    return sql`name_terms @@ ${words.names}::tsquery${required.length > 0 ? sql` and all_terms @@ ${allOf(required)}::tsquery` : sql``}`
  const others = words.butNames === undefined ? sql`` : sql` and not name_terms @@ ${words.butNames}::tsquery`
  return sql`all_terms @@ ${allOf([words.anywhere, ...required])}::tsquery${others}`
}

/** The part of a match that leads to few entries. */
function nearby(words: Match['words'], rare: string, required: readonly string[]): RawBuilder<boolean> {
  if (words.names !== undefined)
    return sql`name_terms @@ ${rare}::tsquery${required.length > 0 ? sql` and all_terms @@ ${allOf(required)}::tsquery` : sql``}`
  return sql`all_terms @@ ${allOf([quoted(everybody), rare, ...required])}::tsquery`
}
