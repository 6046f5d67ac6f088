import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { Reader } from './database.ts'
import type { StatementTimes } from './statement-times.ts'

interface TimedPool {
  pool: pg.Pool
  times: StatementTimes
}
const pools = new WeakMap<Reader, TimedPool>()

export const rememberPool = (reader: Reader, pool: TimedPool): void => void pools.set(reader, pool)

/** The pool of a reader; undefined for a transaction, which has one connection. Allows prepared statements to bypass kysely. */
export const poolOf = (reader: Reader): TimedPool | undefined => pools.get(reader)

const statementName = Symbol('statement name')
type MaybeNamed = readonly unknown[] & { [statementName]?: string }

/** Marks a query's parameters so that its text is prepared under a name, once per connection. At most 63 characters. */
export function nameStatement(name: string, parameters: unknown[]): readonly unknown[] {
  return Object.assign(parameters, { [statementName]: name })
}

/**
 * Adapts the pool for kysely. Kysely only passes text and parameters to a connection, so the name for `pg`'s prepared statements is
 * attached to the parameters.
 */
export function statementPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      let connection = known.get(client)
      if (!connection) known.set(client, (connection = statementClient(client)))
      return connection
    },
  }
}

function statementClient(client: pg.PoolClient): PostgresPoolClient {
  function query<Row>(text: string, values: MaybeNamed): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    text: string | PostgresCursor<Row>,
    values: MaybeNamed = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Cursors are not supported: lists are paged by key.')
    const name = values[statementName]
    const result: unknown = client.query(name ? { name, text } : text, values as unknown[])
    return result as Promise<PostgresQueryResult<Row>>
  }
  return { query, release: (destroy) => client.release(destroy) }
}
