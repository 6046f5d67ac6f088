import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database, Tx } from './database.ts'
import { createListener } from './listener.ts'
import { rememberPool, statementPool } from './statement-pool.ts'
import { statementTimes } from './statement-times.ts'
import type { Tables } from './tables.ts'
import { GuardedPool, transactionGuard } from './transaction-guard.ts'
import { valueTypes } from './value-types.ts'

interface Engine {
  kind: Database['kind']
  /** How connections are made. */
  client: pg.ClientConfig
  pool: Pick<pg.PoolConfig, 'max' | 'idleTimeoutMillis'>
  /** Settings of the pool's connections, in addition to the common ones. */
  settings?: string
  heartbeat?: number
  copyTo?: Database['copyTo']
  /** Releases what the connections are based on. */
  release(): Promise<void>
}

/** How long to wait for a connection before failing, in milliseconds. */
const connectionTimeoutMillis = 10_000

/** Each node has one connection of this name, so that they can be counted. */
export const listenerName = 'esg-network-listener'

/** Settings of every connection. Statements are short: compiling one (JIT) or starting workers for it takes many times as long as it saves. */
const sessionSettings = `set time zone 'UTC'; set jit = off; set max_parallel_workers_per_gather = 0`

/** Builds the database API on connections to either kind of PostgreSQL. */
export function pooledDatabase({ kind, client, pool: poolConfig, settings, heartbeat, copyTo, release }: Engine): Database {
  const config: pg.ClientConfig = {
    ...client,
    types: valueTypes,
    application_name: 'esg-network',
    connectionTimeoutMillis,
    keepAlive: true,
  }
  const guard = transactionGuard()
  const setUp = settings ? `${sessionSettings}; ${settings}` : sessionSettings
  // The pool awaits the promise, although its types do not show it.
  const hooks: { onConnect: (connection: pg.ClientBase) => unknown } = {
    onConnect(connection) {
      // The connection may break between two queries of a transaction, where nothing listens; the next query reports it.
      connection.on('error', () => {})
      return connection.query(setUp)
    },
  }
  const pool = new GuardedPool({ ...config, ...poolConfig, ...hooks }, guard)
  // An idle connection broke. The pool has dropped it, and the next query reports if no new one can be made.
  pool.on('error', () => {})
  const times = statementTimes()
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: statementPool(pool) }),
    log: ({ query, queryDurationMillis }) => times.record(query.sql, queryDurationMillis),
  })
  rememberPool(kysely, { pool, times })
  const sockets = new Set<Duplex>()
  pool.on('connect', (connection) => {
    // Not in the types, but the only way to end a connection that does not respond.
    const { stream } = (connection as unknown as { connection: { stream: Duplex } }).connection
    sockets.add(stream)
    stream.once('close', () => sockets.delete(stream))
  })
  // Without this, connections to a server that disappeared would count as in use forever: fail pending queries, so that the pool
  // reconnects.
  const onSilence = () => {
    for (const socket of sockets) socket.destroy()
  }
  const listener = createListener({ config: { ...config, application_name: listenerName }, heartbeat, onSilence })
  const afterwards = new WeakMap<Tx, (() => void)[]>()
  let closing: Promise<void> | undefined

  async function close() {
    await listener.close()
    await pool.end()
    await release()
  }

  return {
    kind,
    kysely,
    pool,
    async transaction(run) {
      const committed: (() => void)[] = []
      const result = await kysely.transaction().execute((tx) => {
        afterwards.set(tx, committed)
        return guard.inside(() => run(tx))
      })
      for (const work of committed) work()
      return result
    },
    afterCommit(tx, work) {
      const committed = afterwards.get(tx)
      if (!committed) throw new Error('This is not a transaction of this database.')
      committed.push(work)
    },
    async listen(channel, onPayload, onReconnect) {
      guard.assertOutside()
      return listener.listen(channel, onPayload, onReconnect)
    },
    copyTo,
    times,
    close: () => (closing ??= close()),
  }
}
