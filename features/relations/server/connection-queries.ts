import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/server/database/index.ts'
import { namedStatement } from '#platform/server/database/named-statement.ts'
import { type BriefRow, briefColumns, members } from '#features/members/server/index.ts'
import { areConnected, hiddenFrom } from './conditions.ts'

const pairOf = (one: string, other: string) => (one < other ? { member_a: one, member_b: other } : { member_a: other, member_b: one })

/** @returns whether it is new */
export async function insertConnection(tx: Tx, one: string, other: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('connections')
    .values({ ...pairOf(one, other), created_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_a')
    .executeTakeFirst()
  return inserted !== undefined
}

/** @returns whether there was a connection */
export async function deleteConnection(tx: Tx, one: string, other: string): Promise<boolean> {
  const { member_a, member_b } = pairOf(one, other)
  const deleted = await tx
    .deleteFrom('connections')
    .where('member_a', '=', member_a)
    .where('member_b', '=', member_b)
    .returning('member_a')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function isConnected(reader: Reader, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ connected: boolean }>`select ${areConnected(sql`${one}::uuid`, sql`${other}::uuid`)} as connected`.execute(
    reader,
  )
  return rows[0]?.connected === true
}

export type ConnectionRow = BriefRow & { connected_at: Date }

/** A member's connections, newest first. Each side of the pairs uses a separate index and excludes hidden members before the limit. */
export const connectionsOf = namedStatement<{ viewer: string; limit: number; created_at?: string; other?: string }, ConnectionRow>(
  'relations.connections',
  (_kysely, { viewer, limit, created_at, other }) => {
    const side = (mine: 'member_a' | 'member_b', their: 'member_a' | 'member_b') => sql`(
      select ${sql.ref(their)} as other, created_at from connections
      where ${sql.ref(mine)} = ${viewer} and ${sql.ref(their)} <> all(${hiddenFrom(viewer)})
        ${created_at && other ? sql`and (created_at, ${sql.ref(their)}) < (${created_at}::timestamptz, ${other}::uuid)` : sql``}
      order by ${sql.ref(mine)} desc, created_at desc, ${sql.ref(their)} desc limit ${limit})`
    return sql<ConnectionRow>`
      select ${sql.join(briefColumns('u'))}, page.created_at as connected_at
      from (
        select * from (${side('member_a', 'member_b')} union all ${side('member_b', 'member_a')}) sides
        order by created_at desc, other desc limit ${limit}
      ) page
      join ${members.as('u')} on u.id = page.other
      order by page.created_at desc, page.other desc`
  },
)

/** Expression: the number of a member's connections, counted up to `most`; both are parameters of the surrounding statement. */
export function connectionCount(viewer: Expression<string>, most: Expression<number>): RawBuilder<number> {
  const side = (mine: 'member_a' | 'member_b', their: 'member_a' | 'member_b') => sql`(
    select 1 from connections where ${sql.ref(mine)} = ${viewer} and ${sql.ref(their)} <> all(${hiddenFrom(viewer)})
    order by ${sql.ref(mine)} desc, created_at desc, ${sql.ref(their)} desc limit ${most})`
  return sql<number>`(select least(count(*), ${most})::int from (${side('member_a', 'member_b')} union all ${side('member_b', 'member_a')}) sides)`
}
