import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { beginDataDirectory, prepareDataDirectory } from './embedded/data-directory.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded/server.ts'
import { pooledDatabase } from './pooled-database.ts'
import { checkServer, nameOf } from './server-check.ts'

export type { Database, Reader, Tx } from './database.ts'

interface DatabaseOptions {
  /** URL of a PostgreSQL server (15 or newer); without it, the embedded database is used. */
  url?: string | undefined
  /** Folder of the embedded database, which must not contain anything else; `memory://` keeps it in memory. */
  directory: string
  /** Connections to a PostgreSQL server, 10 by default; the embedded database has one. */
  poolSize?: number | undefined
  /** Called once when the embedded database has failed permanently; the process cannot continue. */
  onFailure?: ((error: Error) => void) | undefined
}

/**
 * Opens the configured database.
 * @throws DirectoryInUse if another process uses the embedded database; Error if it cannot be started or reached
 */
export async function openDatabase({ url, directory, poolSize = 10, onFailure }: DatabaseOptions): Promise<Database> {
  if (url !== undefined) return openServer(url, poolSize)
  if (directory.startsWith('memory://')) return overEmbedded(await startEmbeddedServer(directory, onFailure))
  const unlock = await lockDirectory(directory)
  try {
    const data = join(directory, 'data')
    await prepareDataDirectory(data)
    return overEmbedded(await startEmbeddedServer(data, onFailure), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** The target of a restoration is not empty; the message says what to do. */
export class NotEmpty extends Error {}

/** A database to be filled. An embedded one is built next to its final location until it is kept. */
export interface EmptyDatabase {
  database: Database
  /** Closes it and makes it available. */
  keep(): Promise<void>
  /** Closes and deletes it, except what was committed on a PostgreSQL server. */
  discard(): Promise<void>
}

/**
 * Opens a database without tables.
 * @throws NotEmpty if the configured database has tables, and what `openDatabase` throws
 */
export async function openEmptyDatabase({ url, directory }: Pick<DatabaseOptions, 'url' | 'directory'>): Promise<EmptyDatabase> {
  if (url !== undefined) return openEmptyServer(url)
  const data = join(directory, 'data')
  if (existsSync(data)) throw new NotEmpty(`${directory} already contains a database. Set DATA_DIR to a new folder, or move this one away.`)
  const unlock = await lockDirectory(directory)
  try {
    const { server, keep, discard } = await beginDataDirectory(data)
    const database = overEmbedded(server)
    const close = (then: () => void) => async () => {
      await database.close()
      then()
      unlock()
    }
    return { database, keep: close(keep), discard: close(discard) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openEmptyServer(url: string): Promise<EmptyDatabase> {
  const database = await openServer(url, 3)
  const close = () => database.close()
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema$)'
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     order by 1 limit 1`,
  )
  if (!rows[0]) return { database, keep: close, discard: close }
  await close()
  throw new NotEmpty(
    `The database on ${nameOf(url)} is not empty: it has the table ${rows[0].name}. Create a new one (create database …) and set DATABASE_URL to it.`,
  )
}

function overEmbedded(server: EmbeddedServer, unlock?: () => void): Database {
  return pooledDatabase({
    kind: 'embedded',
    client: { stream: () => server.connect() },
    // All connections share one session, so a second one would only wait for the first.
    pool: { max: 1, idleTimeoutMillis: 0 },
    copyTo: (directory) => server.copyTo(join(directory, 'data')),
    async release() {
      await server.stop()
      unlock?.()
    },
  })
}

async function openServer(url: string, poolSize: number): Promise<Database> {
  const database = pooledDatabase({
    kind: 'postgresql',
    client: { connectionString: url },
    pool: { max: poolSize },
    // A node that has disappeared must not block others with its row locks.
    settings: `set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '30s'`,
    heartbeat: 30_000,
    async release() {},
  })
  try {
    await checkServer(database, url)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
