import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Contents, backUp } from '#platform/server/backup/back-up.ts'
import { type Restored, restore } from '#platform/server/backup/restore.ts'
import { borrowSnapshot } from '#platform/server/backup/snapshot.ts'
import type { Configuration } from '#platform/server/configuration.ts'
import { type Database, openDatabase, openEmptyDatabase } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { fileRetention } from '#platform/server/files/retention.ts'
import packageFile from '#package.json' with { type: 'json' }
import { personalData } from './rooms.ts'
import { migrationsFolder } from './start.ts'

/** Version, migrations and exceptions for the backups of this program. */
export const backupRules = {
  version: packageFile.version,
  migrationsFolder,
  passingTables: personalData().flatMap(({ passingTables = [] }) => passingTables),
  passingFolders: personalData().flatMap(({ passingFolders = [] }) => passingFolders),
}

/** Backs up the configured community, whether its server is running or not. @throws Error with instructions */
export async function backUpCommunity(configuration: Configuration, file: string, signal: AbortSignal): Promise<Contents> {
  const { database, lost, close } = await openSource(configuration)
  try {
    return await backUp({ database, files: fileStore(configuration), retention: fileRetention(database) }, file, {
      ...backupRules,
      signal: lost ? AbortSignal.any([signal, lost]) : signal,
    })
  } finally {
    await close()
  }
}

/** Restores a backup to the configured database and file store, which must be empty. @throws Error with instructions */
export async function restoreCommunity(configuration: Configuration, file: string, signal: AbortSignal): Promise<Restored> {
  const { url } = configuration.database
  const openPlace = () => openEmptyDatabase({ url, directory: join(configuration.dataDirectory, 'database') })
  return restore(file, { openDatabase: openPlace, files: fileStore(configuration) }, { migrationsFolder, signal })
}

interface Source {
  database: Database
  /** Aborted when the database can no longer be read. */
  lost?: AbortSignal
  close(): Promise<void>
}

/** PostgreSQL's database, or a snapshot of the embedded one made by the running server, because only one process can open it. */
async function openSource({ dataDirectory, database: { url } }: Configuration): Promise<Source> {
  const directory = join(dataDirectory, 'database')
  if (url !== undefined) return ownSource(await openDatabase({ url, directory, poolSize: 3 }))
  const snapshot = await borrowSnapshot(dataDirectory)
  if (!snapshot) {
    if (existsSync(join(directory, 'data'))) return ownSource(await openDatabase({ directory }))
    throw new Error(`No community found in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to the same values as for its server.`)
  }
  const lost = new AbortController()
  void snapshot.lost.then(() => lost.abort(new Error('The server stopped during the backup, so the backup was removed. Try again.')))
  try {
    const database = await openDatabase({ directory: snapshot.folder })
    const close = async () => {
      await database.close()
      snapshot.giveBack()
    }
    return { database, lost: lost.signal, close }
  } catch (error) {
    snapshot.giveBack()
    throw error
  }
}

const ownSource = (database: Database): Source => ({ database, close: () => database.close() })
