import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedServer } from './server.ts'

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
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const server = await startEmbeddedServer(unfinished)
  await server.stop()
  renameSync(unfinished, folder)
}
