import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbeddedServer } from './server.ts'

/** The major version of PostgreSQL inside PGlite; its files are readable by the same major version only. */
const engineVersion = '18'

/**
 * Makes sure that there is a whole, readable database in a folder. A new one is made beside it and then moved into its
 * place, so that a process killed meanwhile leaves no half of one.
 * @throws Error if the folder holds a database of another version
 */
export async function prepareDataDirectory(folder: string): Promise<void> {
  if (existsSync(folder)) {
    const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
    if (version === engineVersion) return
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${version}, but this program brings PostgreSQL ${engineVersion}. ` +
        'Restore it from a backup made by the older version of the program.',
    )
  }
  const { server, keep } = await beginDataDirectory(folder)
  await server.stop()
  keep()
}

interface UnfinishedDirectory {
  server: EmbeddedServer
  /** Puts it in its place, once the server has stopped. */
  keep(): void
  /** Throws it away, once the server has stopped. */
  discard(): void
}

/** Makes a new database beside a folder that is not there yet. */
export async function beginDataDirectory(folder: string): Promise<UnfinishedDirectory> {
  const unfinished = `${folder}.new`
  const discard = () => rmSync(unfinished, { recursive: true, force: true })
  discard()
  mkdirSync(unfinished, { recursive: true })
  return { server: await startEmbeddedServer(unfinished), keep: () => renameSync(unfinished, folder), discard }
}
