import { type RawBuilder, sql } from 'kysely'
import type { FilterCondition } from '#features/fields/server/index.ts'
import { recordOf } from '#platform/record-of.ts'
import type { Reader } from '#platform/server/database/index.ts'
import { type StatementParameters, builtStatement } from '#platform/server/database/named-statement.ts'
import type { Entries } from './entries.ts'

/** Where words must be found: in the names, or only in the rest. */
type Place = 'names' | 'elsewhere' | 'anywhere'

/** What entries must match: every facet, and `words`, a tsquery. */
interface Match {
  viewer: string
  facets: readonly string[]
  /** Filters by the community's own fields. */
  ownFields?: FilterCondition | undefined
  words?: string
  place?: Place
}

/** A tsquery that requires all facets and the words; '' without any. */
function termsOf({ facets, words }: Match): string {
  const required = facets.map((facet) => `'${facet}'`)
  return (words === undefined ? required : [...required, `(${words})`]).join(' & ')
}

function matches(terms: RawBuilder<string> | undefined, place: Place): RawBuilder<boolean> {
  if (!terms) return sql`true`
  if (place === 'names') return sql`name_terms @@ ${terms}::tsquery`
  if (place === 'elsewhere') return sql`all_terms @@ ${terms}::tsquery and not name_terms @@ ${terms}::tsquery`
  return sql`all_terms @@ ${terms}::tsquery`
}

/** How many of the newest entries are scanned for a page before the index of terms is used. */
const recentEntries = 500

type Found<Key> = { viewer: string; terms?: string; limit: number } & Partial<Key>

/**
 * Matching entries, newest first. Frequent matches are found among the newest entries; others are rare enough to be fetched by the terms'
 * index. The CTEs are materialized, so that a wrong row estimate cannot make the planner read the whole table.
 */
export function newestMatchingOf<Row, Key extends object, Group extends string>(entries: Entries<Row, Key, Group>) {
  const columns = sql.join(entries.columns.map((column) => sql.ref(column)))
  const [table, order] = [sql.table(entries.table), entries.newestFirst]

  function newest(place: Place, { viewer, terms, limit, ...after }: StatementParameters<Found<Key>>, ownFields?: FilterCondition) {
    const older = Object.keys(after).length > 0 ? entries.isAfter(after as unknown as StatementParameters<Key>) : sql`true`
    const isFound = sql`${entries.isShownTo(viewer)} and ${matches(terms, place)}`
    const id = sql.ref<string>(entries.id)
    return sql<Row>`
      with recent as materialized (
        select ${columns} from (select * from ${table} where ${older} order by ${order} limit ${recentEntries}) newest
        where ${isFound}${and(ownFields?.ofEach(id))} limit ${limit}
      ), every as materialized (
        select ${columns} from ${table} where (select count(*) from recent) < ${limit} and ${older} and ${isFound}${and(ownFields?.ofMany(id))}
      )
      select * from recent where (select count(*) from recent) = ${limit} union all select * from every
      order by ${order} limit ${limit}`
  }
  const newestIn = (place: Place) => builtStatement<Found<Key>, Row>((_kysely, parameters) => newest(place, parameters))
  const statements = { names: newestIn('names'), elsewhere: newestIn('elsewhere'), anywhere: newestIn('anywhere') }

  return async (reader: Reader, match: Match, after: Key | undefined, limit: number): Promise<Row[]> => {
    const { viewer, ownFields, place = 'anywhere' } = match
    const terms = termsOf(match)
    const found = { ...after, viewer, ...(terms !== '' && { terms }), limit } as Found<Key>
    if (!ownFields) return statements[place](reader, found)
    const values = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, sql.val(value)]))
    return (await newest(place, values as unknown as StatementParameters<Found<Key>>, ownFields).execute(reader)).rows
  }
}

/** A further condition, if there is one. */
const and = (condition: RawBuilder<boolean> | undefined) => (condition ? sql` and ${condition}` : sql``)

/** How many entries match, by group and in all, up to `cap + 1` each. */
export async function cappedCounts<Row, Key extends object, Group extends string>(
  reader: Reader,
  entries: Entries<Row, Key, Group>,
  match: Match,
  cap: number,
): Promise<Record<Group | 'all', number>> {
  const { groups, facetOf, isShownTo, id } = entries
  const every = (group: Group) => {
    const terms = sql.val(termsOf({ ...match, facets: [...match.facets, facetOf(group)] }))
    const isMatch = sql`${isShownTo(sql.val(match.viewer))} and ${matches(terms, match.place ?? 'anywhere')}${and(match.ownFields?.ofMany(sql.ref(id)))}`
    return sql`${sql.ref(group)} as materialized (select 1 from ${sql.table(entries.table)} where ${isMatch})`
  }
  const count = (group: Group) => sql`(select count(*) from (select from ${sql.ref(group)} limit ${cap + 1}) counted) as ${sql.ref(group)}`
  const { rows } = await sql<Record<Group, number>>`
    with ${sql.join(groups.map(every))} select ${sql.join(groups.map(count))}`.execute(reader)
  const found = recordOf(groups, (group) => rows[0]?.[group] ?? 0)
  const sum = groups.reduce((all, group) => all + found[group], 0)
  return { ...found, all: Math.min(sum, cap + 1) }
}
