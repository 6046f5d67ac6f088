import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { members } from '#features/members/server/index.ts'
import { areConnected, connectedTo, hiddenFrom } from './conditions.ts'

/** Expression: the number of mutual connections of two members; reads the connections of the second. */
export function mutualCount(one: Expression<string>, other: Expression<string>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (${connectedTo(other)}) theirs where ${areConnected(one, sql.ref('theirs.id'))})`
}

/** Query: which of some members (uuid[]) have mutual connections with a member, as `id`, and how many, as `mutual`. */
export function mutualWith(member: Expression<string>, ids: Expression<readonly string[]>): RawBuilder<{ id: string; mutual: number }> {
  return sql<{ id: string; mutual: number }>`
    with mine as materialized (${connectedTo(member)})
    select id, count(*)::int as mutual from (
      select c.member_b as id from mine join connections c on c.member_a = mine.id
      union all select c.member_a from mine join connections c on c.member_b = mine.id) theirs
    where id = any(${ids}) group by id`
}

/** The number of mutual connections of two members, and since when they are connected to each other. */
export async function connectionOfPair(reader: Reader, one: string, other: string): Promise<{ mutual: number; connected_at: Date | null }> {
  const [a, b] = [sql<string>`${one}::uuid`, sql<string>`${other}::uuid`]
  const { rows } = await sql<{ mutual: number; connected_at: Date | null }>`
    select ${mutualCount(a, b)} as mutual, (
      select created_at from connections where member_a = least(${a}, ${b}) and member_b = greatest(${a}, ${b})) as connected_at`.execute(
    reader,
  )
  return rows[0] ?? { mutual: 0, connected_at: null }
}

/** Names of mutual connections of a member with each of some others (at most a page), the first two alphabetically. */
export async function namesInCommon(reader: Reader, member: string, others: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await firstNames(reader, { member, others })
  return new Map(rows.map(({ id, names }) => [id, names]))
}

const firstNames = namedStatement<{ member: string; others: readonly string[] }, { id: string; names: string[] }>(
  'relations.namesInCommon',
  (_kysely, { member, others }) => {
    const me = sql<string>`${member}::uuid`
    return sql<{ id: string; names: string[] }>`
    select other.id, array(
      select u.full_name from (${connectedTo(sql.ref('other.id'))}) theirs join ${members.as('u')} on u.id = theirs.id
      where ${areConnected(me, sql.ref('theirs.id'))} and u.id <> all(${hiddenFrom(me)}) order by u.full_name, u.id limit 2) as names
    from unnest(${others}::uuid[]) other (id)`
  },
)
