import type { Duplex } from 'node:stream'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database, Tx } from './database.ts'
import { createListener } from './listener.ts'
import { rememberPool, statementPool } from './statement-pool.ts'
import type { Tables } from './tables.ts'
import { GuardedPool, transactionGuard } from './transaction-guard.ts'
import { valueTypes } from './value-types.ts'

interface Engine {
  kind: Database['kind']
  /** How a connection is made. */
  client: pg.ClientConfig
  pool: Pick<pg.PoolConfig, 'max' | 'idleTimeoutMillis'>
  /** Settings of the pool's connections, beside those that hold everywhere. */
  settings?: string
  heartbeat?: number
  copyTo?: Database['copyTo']
  /** Lets go of what lies below the connections. */
  release(): Promise<void>
}

/** How long to wait for a connection before it is an error, in milliseconds. */
const connectionTimeoutMillis = 10_000

/** What must be alike on every connection. */
const sessionSettings = `set time zone 'UTC'`

/** Builds what the program uses on connections to either kind of PostgreSQL. */
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
  // The pool waits for the promise, though its types do not say so.
  const hooks: { onConnect: (connection: pg.ClientBase) => unknown } = {
    onConnect(connection) {
      // It may break between two queries of a transaction, where nobody listens: the next query says so.
      connection.on('error', () => {})
      return connection.query(setUp)
    },
  }
  const pool = new GuardedPool({ ...config, ...poolConfig, ...hooks }, guard)
  // An idle connection broke: the pool has dropped it, and whoever needs the next one hears if it cannot be made.
  pool.on('error', () => {})
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: statementPool(pool) }) })
  rememberPool(kysely, pool)
  const sockets = new Set<Duplex>()
  pool.on('connect', (connection) => {
    // The types do not show it, but the pool itself ends what cannot be ended otherwise by it.
    const { stream } = (connection as unknown as { connection: { stream: Duplex } }).connection
    sockets.add(stream)
    stream.once('close', () => sockets.delete(stream))
  })
  // Whatever waits for a server that is gone without a word fails, and the pool makes new connections: else they would be taken for good.
  const onSilence = () => {
    for (const socket of sockets) socket.destroy()
  }
  const listener = createListener({ config, heartbeat, onSilence })
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
      if (!committed) throw new Error('This is no transaction of this database.')
      committed.push(work)
    },
    async listen(channel, onPayload, onReconnect) {
      guard.assertOutside()
      return listener.listen(channel, onPayload, onReconnect)
    },
    copyTo,
    close: () => (closing ??= close()),
  }
}
