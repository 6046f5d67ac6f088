import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { prepareDataDirectory } from './embedded/data-directory.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded/server.ts'
import { pooledDatabase } from './pooled-database.ts'
import { checkServer } from './server-check.ts'

export type { Database, Reader, Tx } from './database.ts'

interface DatabaseOptions {
  /** Of a PostgreSQL server (15 or newer); without it, the embedded database is used. */
  url?: string | undefined
  /** Where the embedded database lives, and nobody else's files; `memory://` keeps it in memory. */
  directory: string
  /** Connections to a PostgreSQL server, 10 unless given; the embedded database has one. */
  poolSize?: number | undefined
  /** Told once when the embedded database has failed for good: the process cannot go on. */
  onFailure?: ((error: Error) => void) | undefined
}

/**
 * Opens the database that the options name.
 * @throws DirectoryInUse if another process has the embedded one; Error if it cannot be started or reached
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

function overEmbedded(server: EmbeddedServer, unlock?: () => void): Database {
  return pooledDatabase({
    kind: 'embedded',
    client: { stream: () => server.connect() },
    // All connections share one session, so a second one would only wait for the first.
    pool: { max: 1, idleTimeoutMillis: 0 },
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
    // A node that is gone without a word must not keep the others waiting for the rows it has locked.
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
