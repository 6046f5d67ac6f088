import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { dataDir as initializedFiles } from '@electric-sql/pglite-prepopulatedfs'
import { OwnersFiles } from './owners-files.ts'
import { joined } from './wire-format.ts'

interface Engine {
  serverVersion: string
  /** Sends messages of PostgreSQL's wire protocol and returns the response. */
  exchange(request: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** How PostgreSQL's main loop exits after an ordinary error; PGlite recovers from it. Any other exit is final. */
const ordinaryError = 100

/**
 * Starts PostgreSQL in this thread.
 * @param onDeath called with PostgreSQL's message when it has crashed; must not return, because PGlite would keep calling a dead engine
 * @throws Error with PostgreSQL's message if it cannot be started
 */
export async function startEngine(dataDirectory: string, onDeath: (reason: string) => never): Promise<Engine> {
  let lastWords: string | undefined
  const isInMemory = dataDirectory.startsWith('memory://')
  const isNew = isInMemory || !existsSync(join(dataDirectory, 'PG_VERSION'))
  const database = await PGlite.create({
    ...(isInMemory ? { dataDir: dataDirectory } : { fs: new OwnersFiles(dataDirectory) }),
    // Running initdb takes several times as long. The files are of an older PGlite (hence the override in package.json), with the same catalogue;
    // PostgreSQL refuses any other.
    ...(isNew && { loadDataDir: await initializedFiles() }),
    extensions: { btree_gist, pg_trgm },
    // The operating system caches the files anyway; PostgreSQL's default of 128 MB would be resident after a few minutes.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    onStderr(line) {
      lastWords ??= /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1]
      return false
    },
  }).catch((error: unknown) => {
    throw new Error(lastWords ?? wordsOf(error))
  })

  const engine = database.Module
  const runOnce = engine['_PostgresMainLoopOnce']
  engine['_PostgresMainLoopOnce'] = () => {
    try {
      runOnce()
    } catch (error) {
      if (isOrdinary(error)) throw error
      onDeath(lastWords ?? wordsOf(error))
    }
  }

  const { rows } = await database.query<{ server_version: string }>('show server_version')
  return {
    serverVersion: rows[0]?.server_version ?? '',
    async exchange(request) {
      const parts: Buffer[] = []
      // Not execProtocolRaw, which retains every response in memory. The parts are views of the engine's memory.
      await database.execProtocolRawStream(joined(request), { onRawData: (part) => parts.push(Buffer.from(part)) })
      return joined(parts)
    },
    close: () => database.close(),
  }
}

function isOrdinary(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === ordinaryError
}

function wordsOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}
