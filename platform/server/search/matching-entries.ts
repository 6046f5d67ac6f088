import { type RawBuilder, sql } from 'kysely'
import { largestInteger } from '#platform/contract.ts'
import type { Language } from '#platform/language.ts'
import type { Reader } from '../database/index.ts'
import { type StatementParameters, builtStatement, hidden, namedStatement } from '../database/named-statement.ts'
import type { Leading } from './leading-words.ts'
import { readableAmong } from './readable-entries.ts'
import type { EntryKey, Searchable } from './searchable.ts'
import { allOf, anyOf, quoted } from './terms.ts'

/** Who searches. */
export interface Viewer {
  id: string
  language: Language
  /** What they may find besides what everybody may: keys of `terms.ts`. */
  keys: readonly string[]
}

/** What entries must match. */
export interface Match {
  viewer: Viewer
  searchables: readonly Searchable[]
  /** A tsquery each: in the names; in all texts but not, as `names`, in the names alone. */
  words: { names: string } | { names?: undefined; anywhere: string; butNames?: string | undefined }
  /** The words among them that lead to few of the entries that everybody may find. */
  rare: Leading
  /** The same for entries of the viewer's own, all of which are read if none does. */
  ownRare: Leading
  /** Terms that are all required. */
  filters: readonly string[]
  /** Only what others have added since, in ISO 8601. */
  since?: string | undefined
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

/** Up to how many matches of the index of terms are fetched and sorted; how many of the newest entries are scanned if there are more. */
const [fewEntries, manyEntries] = [5_000, 50_000]
/** Among how many of the newest entries of each kind common words are looked for, to count them or to suggest a few. */
const recentEntries = { count: 2_000, suggest: 500 }

/** Entries of a round in which those that the viewer may not read are left out; further rounds follow until there are enough. */
const mostAtOnce = 2_000

/** Entries that match and that the viewer may read now, newest first, from a place on. */
export async function matchingEntries(reader: Reader, match: Match, from: Place | undefined, limit: number): Promise<EntryRow[]> {
  const found: EntryRow[] = []
  let place = from
  for (let round = limit; ; round = Math.min(4 * round, mostAtOnce)) {
    const entries = await candidates(reader, match, place, round + 1)
    found.push(...(await readableAmong(reader, match.viewer.id, match.searchables, entries.slice(0, round))))
    const next = entries[round]
    if (!next || found.length >= limit) return found.slice(0, limit)
    place = { ...next, at: next.at.toISOString() }
  }
}

export interface KindCount {
  kind: string
  count: number
  /** Whether there may be more than were counted. */
  more: boolean
}

/** So many times as many are looked at as are wanted, since the viewer may not read some. */
const spare = { count: 4, suggest: 2 }

/** How many there are of each kind, up to a limit. */
export async function countEntries(reader: Reader, match: Match, most: number): Promise<KindCount[]> {
  const rows = await newestOfKinds('count', reader, match, most)
  const readable = await readableAmong(reader, match.viewer.id, match.searchables, rows)
  const looked = Map.groupBy(rows, ({ kind }) => kind)
  return Array.from(
    Map.groupBy(readable, ({ kind }) => kind),
    ([kind, entries]) => {
      const isBounded = looked.get(kind)?.length === spare.count * most || entries.some(({ is_bounded }) => is_bounded)
      return { kind, count: Math.min(entries.length, most), more: entries.length > most || isBounded }
    },
  )
}

/**
 * At least the newest few of each kind for each of these matches, newest first; of common words only recent ones. The matches are those of one
 * search, so what the viewer may read is asked for once.
 * @returns with the index of the match
 */
export async function newestOfEach(reader: Reader, matches: readonly Match[], most: number): Promise<(EntryRow & { match: number })[]> {
  const found = await Promise.all(
    matches.map(async (match, index) => {
      const rows = await newestOfKinds('suggest', reader, match, most)
      return rows.map((row) => ({ ...row, match: index }))
    }),
  )
  const [first] = matches
  return first ? readableAmong(reader, first.viewer.id, first.searchables, found.flat()) : []
}

/** The newest of each kind that match, whether or not the viewer may read them, and some to spare. */
const newestOfKinds = (purpose: Purpose, reader: Reader, match: Match, most: number) =>
  ofEachKind[purpose][match.rare === undefined ? 'common' : 'rare'](reader, { ...given(match, undefined), most: spare[purpose] * most })

/** Tsqueries are of words in names, of terms that are required, and of those among both that lead to few entries. */
interface Given {
  kinds: readonly string[]
  /** If there is only one, whose newest entries have an index. */
  only_kind?: string
  /** Conditions for the index of terms, which it intersects. */
  near_1: string | undefined
  near_2: string | undefined
  near_3: string | undefined
  near_4: string | undefined
  /** The same for entries of the viewer's own. */
  own_near_1: string | undefined
  own_near_2: string | undefined
  own_near_3: string | undefined
  own_near_4: string | undefined
  /** Whether entries that match the first four conditions have all words of the search. */
  are_all?: true
  names?: string
  terms?: string
  but_names?: string
  since?: string
  /** Given with `since`. */
  viewer?: string
  at?: string
  kind?: string
  id?: string
  part?: number
}

function given({ viewer, searchables, words, rare, ownRare, filters, since }: Match, from: Place | undefined): Given {
  const required = filters.map(quoted)
  const isNames = words.names !== undefined
  const terms = [...(isNames ? [] : [words.anywhere]), ...required]
  const [near_1, near_2, near_3, near_4] = upToFour([
    ...(rare?.conditions ?? [isNames ? words.names : words.anywhere]),
    ...(isNames ? [] : required),
  ])
  const ofMine = viewer.keys.length > 0 ? [anyOf(viewer.keys.map(quoted)), ...(ownRare?.conditions ?? []), ...required] : []
  const [own_near_1, own_near_2, own_near_3, own_near_4] = upToFour(ofMine)
  return {
    kinds: searchables.map(({ kind }) => kind),
    ...(searchables.length === 1 && { only_kind: searchables[0]?.kind }),
    near_1,
    near_2,
    near_3,
    near_4,
    own_near_1,
    own_near_2,
    own_near_3,
    own_near_4,
    ...((rare === undefined || rare.areAll) && { are_all: true }),
    ...(isNames && { names: words.names }),
    ...(terms.length > 0 && { terms: allOf(terms) }),
    ...(!isNames && words.butNames !== undefined && { but_names: words.butNames }),
    ...(since && { since, viewer: viewer.id }),
    ...(from && { at: from.at, kind: from.kind, id: from.id, part: from.part }),
  }
}

/** The last of the four has all further ones, so that there are few statements to prepare. */
function upToFour(conditions: readonly string[]): readonly string[] {
  // Filters lead if there are no words, and are required as well.
  const distinct = [...new Set(conditions)]
  return distinct.length > 4 ? [...distinct.slice(0, 3), allOf(distinct.slice(3))] : distinct
}

/** Those that match, whether or not the viewer may read them. */
const candidates = (reader: Reader, match: Match, from: Place | undefined, limit: number): Promise<EntryRow[]> =>
  (match.rare === undefined ? commonFirst : rareFirst)(reader, { ...given(match, from), limit })

type Asked = Given & { limit: number }

const columns = sql.raw('kind, id, part, at, author, name_words')
const newestFirst = sql`order by at desc, kind desc, id desc, part desc`

/** Searches in one kind are planned for it, since which index is best depends on how many entries it has. */
function preparedForKinds(name: string, build: (asked: StatementParameters<Asked>) => RawBuilder<EntryRow>) {
  const prepared = namedStatement<Asked, EntryRow>(name, (_kysely, asked) => build(asked))
  const planned = builtStatement<Asked, EntryRow>((_kysely, asked) => build(asked))
  return (reader: Reader, asked: Asked) => (asked.only_kind === undefined ? prepared : planned)(reader, asked)
}

/**
 * Rare words are found by the index of terms, common ones among the newest entries; what is only for the viewer is always found by the index,
 * which intersects their keys with the words. MATERIALIZED parts are planned as if read in full, so that a wrong estimate can't cause a scan
 * of everything, but executed only as far as needed.
 */
const rareFirst = preparedForKinds('search.rare', (asked) => {
  const { within, indexed } = partsOf(asked)
  const areMany = sql`(select count(*) from few) > ${sql.lit(fewEntries)}`
  return inAll(
    asked,
    sql`few as materialized (
        ${indexed(within)} limit ${sql.lit(fewEntries + 1)}
      ), many as materialized (
        ${scanned(asked, areMany)}
      ), rest as materialized (
        ${indexed(sql`${areMany} and (select count(*) from many) < ${asked.limit}::int and ${within}`)}
      ), every as (
        select * from few where not ${areMany}
        union all select * from many where (select count(*) from many) = ${asked.limit}::int
        union all select * from rest
      )`,
  )
})

const commonFirst = preparedForKinds('search.common', (asked) => {
  const { within, indexed } = partsOf(asked)
  const areFew = sql`(select count(*) from many) < ${asked.limit}::int`
  return inAll(
    asked,
    sql`many as materialized (
        ${scanned(asked, sql`true`)}
      ), rest as materialized (
        ${indexed(sql`${areFew} and ${within}`)}
      ), every as (
        select * from many where not ${areFew} union all select * from rest
      )`,
  )
})

/** Matches among the newest entries. */
function scanned(asked: StatementParameters<Asked>, when: RawBuilder<unknown>) {
  const { newest, isMatch } = partsOf(asked)
  return sql`select ${columns} from ${newest} newest where ${when} and ${isMatch} limit ${hidden(asked.limit, 'int')}`
}

/** The page. @param every CTEs, the last of which, `every`, has enough of what everybody may find */
function inAll(asked: StatementParameters<Asked>, every: RawBuilder<unknown>) {
  const { within, own } = partsOf(asked)
  const limit = hidden(asked.limit, 'int')
  return sql<EntryRow>`
    with ${every}, found as materialized (
      select * from every ${newestFirst} limit ${limit}
    ), own as materialized (
      ${own(sql`${within} and at >= (select case when count(*) < ${limit} then '-infinity' else min(at) end from found)`)}
    )
    select * from found union all select * from own ${newestFirst} limit ${limit}`
}

/**
 * The newest entries of a kind that everybody may find. They are asked for as a range of rows, since for an equal kind PostgreSQL may prefer
 * the index of all kinds, and read all of that for a kind with few entries.
 */
const newestOf = (kind: RawBuilder<unknown>, when: RawBuilder<unknown>) => sql`
  select * from search_entries
  where (search_entries.kind, part) between (${kind}, 0) and (${kind}, ${sql.lit(largestInteger)}) and is_public and ${when}
  order by search_entries.kind, at desc, id desc, part desc`

type Purpose = keyof typeof recentEntries

/**
 * The newest of each kind, up to a number: all matches of rare words, those among its newest entries of common ones. If they are counted,
 * `is_bounded` says whether a kind has more entries than are looked at.
 */
const ofEach = (purpose: Purpose, words: 'common' | 'rare') =>
  namedStatement<Given & { most: number }, EntryRow & { is_bounded: boolean }>(`search.${purpose}.${words}`, (_kysely, asked) => {
    const { within, isNamed, isMatch, indexed, own } = partsOf(asked)
    const isCommon = words === 'common'
    const areMany = isCommon ? sql`true` : sql`(select count(*) from few) > ${sql.lit(fewEntries)}`
    const latest = sql`${newestOf(sql`of_kind.kind`, sql`${areMany}${isNamed} and ${within}`)} limit ${sql.lit(recentEntries[purpose])}`
    const isBounded = purpose === 'count' ? sql`(select count(*) from (${latest}) latest) = ${sql.lit(recentEntries[purpose])}` : sql`false`
    return sql`
      with few as materialized (
        ${indexed(isCommon ? sql`false` : within)} limit ${sql.lit(fewEntries + 1)}
      ), own as materialized (
        ${own(within)}
      ), of_kind as materialized (
        select kind, ${isBounded} as is_bounded from unnest(${asked.kinds}::text[]) of_kind (kind)
      )
      select ${columns}, is_bounded from (
        select *, row_number() over (partition by kind order by at desc, id desc, part desc) as place from (
          select ${columns}, false as is_bounded from few where not ${areMany}
          union all select ${columns}, false from own
          union all select newest.*, is_bounded from of_kind, lateral (
            select ${columns} from (${latest}) latest where ${isMatch} limit ${hidden(asked.most, 'int')}
          ) newest
        ) found
      ) placed where place <= ${asked.most}::int ${newestFirst}`
  })

const ofEachKind = {
  count: { common: ofEach('count', 'common'), rare: ofEach('count', 'rare') },
  suggest: { common: ofEach('suggest', 'common'), rare: ofEach('suggest', 'rare') },
}

function partsOf({ kinds, only_kind, names, terms, but_names, since, viewer, ...asked }: StatementParameters<Given>) {
  const isWanted = only_kind ? sql`kind = ${only_kind}::text` : sql`kind = any(${kinds}::text[])`
  const isNew = since && sql`at > ${since}::timestamptz and author is distinct from ${viewer}::uuid`
  const isOlder =
    asked.at && sql`(at, kind, id, part) <= (${asked.at}::timestamptz, ${asked.kind}::text, ${asked.id}::uuid, ${asked.part}::int)`
  /** In the time that is wanted, and on this page or a later one. */
  const within = isNew && isOlder ? sql`${isNew} and ${isOlder}` : (isNew ?? isOlder ?? sql`true`)
  /** @param hasWords whether the words are known to match; filters of a search in names are compared in any case */
  const matchesIn = (column: 'public_terms' | 'own_terms', hasWords = false) =>
    sql.join(
      [
        isWanted,
        ...(names && !hasWords ? [sql`name_terms @@ ${hidden(names, 'tsquery')}`] : []),
        ...(terms && (names || !hasWords) ? [sql`${sql.ref(column)} @@ ${hidden(terms, 'tsquery')}`] : []),
        ...(but_names ? [sql`not name_terms @@ ${hidden(but_names, 'tsquery')}`] : []),
      ],
      sql` and `,
    )
  /** Each is a condition of its own: the index reads few of a frequent word's entries if a rarer word comes before it. */
  const matchesEach = (column: string, conditions: readonly (RawBuilder<unknown> | undefined)[]) =>
    sql.join(
      conditions.flatMap((condition) => (condition ? [sql`${sql.ref(column)} @@ ${hidden(condition, 'tsquery')}`] : [])),
      sql` and `,
    )
  const ofKind = only_kind ? sql` and ${isWanted}` : sql``
  /** Names have indexes of their own. */
  const isNamed = names ? sql` and name_terms <> ''` : sql``
  return {
    within,
    isNamed,
    isMatch: matchesIn('public_terms'),
    /** The newest entries that everybody may find. */
    newest: sql`(select * from search_entries where is_public${isNamed} and ${within}${ofKind} ${newestFirst} limit ${sql.lit(manyEntries)})`,
    /** Matches among what everybody may find, by the index of terms. Their kinds are asked for outside, so that no index of kinds is read. */
    indexed: (when: RawBuilder<unknown>) => sql`
      select ${columns} from (
        select * from search_entries
        where ${when} and is_public${isNamed} and ${matchesEach(names ? 'name_terms' : 'public_terms', [asked.near_1, asked.near_2, asked.near_3, asked.near_4])} offset 0
      ) near where ${matchesIn('public_terms', asked.are_all !== undefined)}`,
    /** Matches among what only those with one of the viewer's keys may find. */
    own: (when: RawBuilder<unknown>) =>
      asked.own_near_1
        ? sql`select ${columns} from (
            select * from search_entries where ${when} and not is_public${isNamed} and ${matchesEach('own_terms', [asked.own_near_1, asked.own_near_2, asked.own_near_3, asked.own_near_4])} offset 0
          ) near where ${matchesIn('own_terms')}`
        : sql`select ${columns} from search_entries where false`,
  }
}
