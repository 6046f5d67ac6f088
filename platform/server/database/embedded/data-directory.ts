import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbeddedServer } from './server.ts'

/** PostgreSQL's major version in PGlite. Data files are only readable by the same major version. */
const engineVersion = '18'

/**
 * Makes sure that a folder contains a complete, readable database. A new one is created next to it and then moved, so that a killed process
 * leaves no partial database.
 * @throws Error if the folder contains a database of another version
 */
export async function prepareDataDirectory(folder: string): Promise<void> {
  if (existsSync(folder)) {
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    if (version === engineVersion) return
    throw new Error(
      `The database in ${folder} was created by PostgreSQL ${version}, but this program includes PostgreSQL ${engineVersion}. ` +
        'Restore it from a backup that was made with the older version of the program.',
    )
  }
  const { server, keep } = await beginDataDirectory(folder)
  await server.stop()
  keep()
}

interface UnfinishedDirectory {
  server: EmbeddedServer
  /** Moves it to its final location, once the server has stopped. */
  keep(): void
  /** Deletes it, once the server has stopped. */
  discard(): void
}

/** Creates a new database next to a folder that does not exist yet. */
export async function beginDataDirectory(folder: string): Promise<UnfinishedDirectory> {
  const unfinished = `${folder}.new`
  const discard = () => rmSync(unfinished, { recursive: true, force: true })
  discard()
  mkdirSync(unfinished, { recursive: true })
  return { server: await startEmbeddedServer(unfinished), keep: () => renameSync(unfinished, folder), discard }
}
