import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { nodeLocks } from './advisory-lock.ts'
import type { Database } from './database.ts'
import { MigrationError } from './migration-files.ts'

/** Says the number of the last migration of a program that is about to change the schema. */
const channel = 'schema'

/** How long to wait for older nodes, which take at most ten seconds to stop, in milliseconds. */
const patience = 30_000

/**
 * Waits until no other node uses the schema, and tells those of older versions to stop.
 * @param last the number of this program's last migration
 * @param isPending whether there still is something to migrate; another node may do it meanwhile
 * @returns lets other nodes use the schema again; undefined if nothing is pending any more
 * @throws MigrationError if others still use it after half a minute
 */
export async function claimSchema(
  database: Database,
  last: number,
  isPending: () => Promise<boolean>,
): Promise<(() => Promise<void>) | undefined> {
  const client = await connect(database)
  const end = Date.now() + patience
  let isAlone = false
  try {
    while (!isAlone && (await isPending())) {
      if (Date.now() > end) {
        throw new MigrationError('Other servers still use this database. Stop them, then start this one again to update the database.')
      }
      await client.query('select pg_notify($1, $2)', [channel, String(last)])
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${nodeLocks.schemaUse}) as taken`)
      isAlone = rows[0]?.taken === true
      if (!isAlone) await pause(100)
    }
    return isAlone ? () => client.end() : undefined
  } finally {
    if (!isAlone) await client.end()
  }
}

/**
 * Takes part in using the schema until the returned function is called.
 * @param last the number of this program's last migration
 * @param onOutdated called once when a newer program is about to change the schema, or has done so; the node then has to stop
 */
export async function shareSchema(database: Database, last: number, onOutdated: () => void): Promise<() => Promise<void>> {
  if (database.kind === 'embedded') return async () => {}
  let client: pg.Client
  let retry: NodeJS.Timeout | undefined
  let isOver = false

  function compare(number: number) {
    if (isOver || number <= last) return
    isOver = true
    onOutdated()
  }

  async function take() {
    client = await connect(database)
    client.on('notification', ({ payload }) => compare(Number(payload)))
    try {
      await client.query(`listen ${channel}`)
      await client.query(`select pg_advisory_lock_shared(${nodeLocks.schemaUse})`)
      const { rows } = await client.query<{ last: number }>('select max(number) as last from schema_migrations')
      compare(rows[0]?.last ?? 0)
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', takeAgain)
  }
  function takeAgain() {
    if (!isOver) retry = setTimeout(() => void take().catch(takeAgain), 1_000)
  }

  await take()
  return async () => {
    isOver = true
    clearTimeout(retry)
    await client.end()
  }
}

/**
 * A connection that says nothing for days. Both sides probe it, so that a node that vanishes gives its lock back within a minute, and nothing
 * between them drops it as idle.
 */
async function connect(database: Database): Promise<pg.Client> {
  const client = new pg.Client({ ...database.pool.options, keepAlive: true, keepAliveInitialDelayMillis: 20_000 })
  // Reported by the query, or as its end.
  client.on('error', () => {})
  await client.connect()
  await client.query('set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3')
  return client
}
