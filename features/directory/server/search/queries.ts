import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import type { Entries } from './entries.ts'

/**
 * What entries must match: every facet, and `words`, a tsquery. `place` limits the words to the names, or to the rest.
 */
type Match = { viewer: string; facets: readonly string[] } & (
  | { words?: undefined }
  | { words: string; place: 'names' | 'elsewhere' | 'anywhere' }
)

function matching({ isShownTo }: Pick<Entries<never, object, never>, 'isShownTo'>, match: Match): RawBuilder<boolean> {
  const facets = match.facets.map((facet) => `'${facet}'`)
  const terms = (match.words === undefined ? facets : [...facets, `(${match.words})`]).join(' & ')
  const place = match.words === undefined ? 'anywhere' : match.place
  const has = place === 'names' ? sql`name_terms @@ ${terms}::tsquery` : sql`all_terms @@ ${terms}::tsquery`
  const hasNot = place === 'elsewhere' ? sql`and not name_terms @@ ${terms}::tsquery` : sql``
  return sql<boolean>`${isShownTo(match.viewer)} and ${has} ${hasNot}`
}

/** How many of the newest entries are scanned for a page before the index of terms is used. */
const recentEntries = 500

/**
 * Matching entries, newest first. Frequent matches are found among the newest entries; others are rare enough to be fetched by the terms'
 * index. The CTEs are materialized, so that a wrong row estimate cannot make the planner read the whole table.
 */
export async function newestMatching<Row, Key extends object, Group extends string>(
  reader: Reader,
  entries: Entries<Row, Key, Group>,
  match: Match,
  after: Key | undefined,
  limit: number,
): Promise<Row[]> {
  const columns = sql.join(entries.columns.map((column) => sql.ref(column)))
  const [table, order] = [sql.table(entries.table), entries.newestFirst]
  const older = after ? entries.isAfter(after) : sql`true`
  const { rows } = await sql<Row>`
    with recent as materialized (
      select ${columns} from (select * from ${table} where ${older} order by ${order} limit ${recentEntries}) newest
      where ${matching(entries, match)} limit ${limit}
    ), every as materialized (
      select ${columns} from ${table} where (select count(*) from recent) < ${limit} and ${older} and ${matching(entries, match)}
    )
    select * from recent where (select count(*) from recent) = ${limit} union all select * from every
    order by ${order} limit ${limit}`.execute(reader)
  return rows
}

/** How many entries match, by group and in all, up to `cap + 1` each. */
export async function cappedCounts<Row, Key extends object, Group extends string>(
  reader: Reader,
  entries: Entries<Row, Key, Group>,
  match: Match,
  cap: number,
): Promise<Record<Group | 'all', number>> {
  const { groups, facetOf } = entries
  const every = (group: Group) => sql`
    ${sql.ref(group)} as materialized (select 1 from ${sql.table(entries.table)} where ${matching(entries, { ...match, facets: [...match.facets, facetOf(group)] })})`
  const count = (group: Group) => sql`(select count(*) from (select from ${sql.ref(group)} limit ${cap + 1}) counted) as ${sql.ref(group)}`
  const { rows } = await sql<Record<Group, number>>`
    with ${sql.join(groups.map(every))} select ${sql.join(groups.map(count))}`.execute(reader)
  const found = Object.fromEntries(groups.map((group) => [group, rows[0]?.[group] ?? 0])) as Record<Group, number>
  const sum = groups.reduce((all, group) => all + found[group], 0)
  return { ...found, all: Math.min(sum, cap + 1) }
}

/**
 * Known words similar to each of these. Short words are also compared with all of similar length and the same first letter, because a
 * single typo leaves them few trigrams in common.
 */
export async function similarWords(
  reader: Reader,
  { words: known }: Pick<Entries<never, object, never>, 'words'>,
  words: string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; known: string[] }>`
    select typed, array(
      (select word from ${sql.table(known)} where word % typed order by similarity(word, typed) desc, word limit 40)
      union
      select word from ${sql.table(known)}
      where length(typed) <= 5 and word >= left(typed, 1) and word < left(typed, 1) || chr(1114111)
        and length(word) between length(typed) - 1 and length(typed) + 1
    ) as known
    from unnest(${words}::text[]) typed`.execute(reader)
  return new Map(rows.map((row) => [row.typed, row.known]))
}
