import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Contents, backUp } from '#platform/server/backup/back-up.ts'
import { type BackupRecord, recordBackup, recordCommand } from '#platform/server/backup/records.ts'
import { type Restored, restore } from '#platform/server/backup/restore.ts'
import { quoted, tablesOf } from '#platform/server/backup/rows.ts'
import { borrowSnapshot } from '#platform/server/backup/snapshot.ts'
import type { Configuration } from '#platform/server/configuration.ts'
import { sendCommand } from '#platform/server/control-socket.ts'
import { type Database, openDatabase, openEmptyDatabase } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { fileHold } from '#platform/server/files/file-hold.ts'
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
    const contents = await backUp({ database, files: fileStore(configuration), fileHold: fileHold(database) }, file, {
      ...backupRules,
      signal: lost ? AbortSignal.any([signal, lost]) : signal,
    })
    await record(configuration, { kind: 'backup', ...contents }, lost ? undefined : database)
    return contents
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

type Rehearsed = Restored & { tables: { name: string; rows: number }[] }

/**
 * Restores a backup to a temporary folder, counts the rows of each table there, and deletes it again. The community is not touched, except
 * that its health page shows the rehearsal.
 * @throws Error with instructions
 */
export async function rehearseRestore(configuration: Configuration, file: string, signal: AbortSignal): Promise<Rehearsed> {
  const folder = await mkdtemp(join(tmpdir(), 'esg-rehearsal-'))
  try {
    const scratch = { ...configuration, dataDirectory: folder, database: { ...configuration.database, url: undefined }, s3: undefined }
    const restored = await restoreCommunity(scratch, file, signal)
    const tables = await rowCounts(join(folder, 'database'))
    if (tables.reduce((sum, { rows }) => sum + rows, 0) < restored.rows)
      throw new Error(`${file} was restored, but rows are missing. Make another backup, and rehearse that one.`)
    const { rows, files, bytes } = restored
    await record(configuration, { kind: 'rehearsal', rows, files, bytes })
    return { ...restored, tables }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function rowCounts(directory: string): Promise<{ name: string; rows: number }[]> {
  const database = await openDatabase({ directory })
  try {
    const counts: { name: string; rows: number }[] = []
    for (const { name } of await tablesOf(database.kysely)) {
      const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from ${sql.raw(quoted(name))}`.execute(database.kysely)
      counts.push({ name, rows: rows[0]?.rows ?? 0 })
    }
    return counts
  } finally {
    await database.close()
  }
}

/** The newest backup in a folder, by its time. @throws Error if there is none */
export async function newestIn(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.backup'))
  const found = await Promise.all(names.map(async (name) => ({ file: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })))
  const [newest] = found.toSorted((one, other) => other.at - one.at)
  if (!newest) throw new Error(`No file in ${folder} has a name that ends in .backup.`)
  return newest.file
}

/**
 * Shows a backup on the community's health page, through its running server or with its database. Not knowing of a good backup does no harm,
 * so failures are ignored: this machine may have the backup only, or the community may be of an older version.
 */
async function record(configuration: Configuration, made: BackupRecord, open?: Database): Promise<void> {
  const { database, dataDirectory } = configuration
  try {
    if (open) return await recordBackup(open.kysely, made)
    if (database.url === undefined && (await sendCommand(dataDirectory, [recordCommand, JSON.stringify(made)]))) return
    if (database.url === undefined && !existsSync(join(dataDirectory, 'database/data'))) return
    const own = await openDatabase({ url: database.url, directory: join(dataDirectory, 'database'), poolSize: 2 })
    try {
      await recordBackup(own.kysely, made)
    } finally {
      await own.close()
    }
  } catch {
    return
  }
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
