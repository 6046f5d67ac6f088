import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from '#platform/server/database/index.ts'

/** The parts of a node of `explain (format json)` that tests use. */
export interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How many table rows were read. */
export const rowsVisited = (plan: Plan): number =>
  nodesOf(plan)
    .filter((node) => /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type']))
    .map(
      (node) =>
        node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)),
    )
    .reduce((sum, rows) => sum + rows, 0)

export type PlanMode = 'auto' | 'force_generic_plan' | 'force_custom_plan'

/** Runs statements and records how each was executed; their changes are rolled back. */
export function explaining(database: Database, mode: PlanMode): { reader: Tx; plans: Plan[] } {
  const plans: Plan[] = []
  const connect = async () => {
    const client = await database.pool.connect()
    async function query(text: string, values: readonly unknown[] = []) {
      await client.query(`set plan_cache_mode = ${mode}; prepare explained as ${text}`)
      const given = values.length > 0 ? `(${values.map(literal).join()})` : ''
      await client.query('begin')
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) execute explained${given}`)
      await client.query('rollback; deallocate explained; reset plan_cache_mode; begin')
      plans.push(...rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan: plan }) => plan)))
      const result = await client.query(text, [...values])
      await client.query('rollback')
      return result
    }
    return { query, release: () => client.release() }
  }
  const pool = { connect, end: async () => {} }
  return { reader: new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) }) as unknown as Tx, plans }
}

const literal = (value: unknown) =>
  pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : value instanceof Date ? value.toISOString() : String(value))
