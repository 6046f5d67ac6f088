import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database, Reader } from '../database/index.ts'
import { readMigrations } from '../database/migration-files.ts'
import { recordedMigrations } from '../database/migrations.ts'
import { portableColumns } from '../events/index.ts'
import type { FileHold } from '../files/file-hold.ts'
import type { FileStore } from '../files/index.ts'
import { waitingJobs } from '../jobs/waiting-jobs.ts'
import { type AddEntry, type BackupHeader, archiveFormat, checkArchive, product, writeArchive } from './archive.ts'
import { bulkFiles, eachOf } from './bulk-files.ts'
import { readLines, readTable, sayValuesAlike, sequencesOf, tablesOf } from './rows.ts'

/** What to back up. */
export interface Community {
  database: Database
  files: FileStore
  fileHold: FileHold
}

export interface BackupOptions {
  /** Version of the program. */
  version: string
  migrationsFolder: string
  /** Tables with short-lived rows to leave out, in addition to the platform's own. */
  passingTables: readonly string[]
  /** Folders with short-lived files to leave out. */
  passingFolders: readonly string[]
  /** Aborts the backup and leaves nothing behind. */
  signal: AbortSignal
  /** Time limit for one file of the file store, in milliseconds. */
  patience?: number
}

/** What a backup contains. */
export interface Contents {
  rows: number
  files: number
  /** Size of the file. */
  bytes: number
}

/** Where a backup is restored, none has been made yet. */
const ownPassingTables = ['rate_limits', 'backup_records']
const zip = promisify(gzip)

/**
 * Writes a consistent backup to a file while the community keeps running, and verifies it. The file only gets its name once it is complete
 * and verified; after a failure there is none.
 * @throws Error with instructions
 */
export async function backUp(community: Community, file: string, options: BackupOptions): Promise<Contents> {
  const { signal } = options
  if (existsSync(file)) throw new Error(`${file} already exists. Choose another file name, or remove this file.`)
  if (!existsSync(dirname(file))) throw new Error(`The folder ${dirname(file)} does not exist. Create it first.`)
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    // Aborting does not wait for a database or file store that does not respond.
    const contents = await Promise.race([write(community, unfinished, options), stopped(signal)])
    await checkArchive(unfinished, signal)
    const { size } = await stat(unfinished)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return { ...contents, bytes: size }
  } catch (error) {
    await rm(unfinished, { force: true })
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    throw new Error(`There is not enough space for ${file}. The backup was removed; free up space, or choose a file on another disk.`, {
      cause: error,
    })
  }
}

/** Rows first: the files they refer to stay available until the hold ends. */
async function write(community: Community, file: string, options: BackupOptions): Promise<Omit<Contents, 'bytes'>> {
  const { signal } = options
  const contents = { rows: 0, files: 0 }
  const files = bulkFiles(community.files, options.patience)
  const release = await community.fileHold.hold()
  const { kysely } = community.database
  const moment = await kysely.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    await sayValuesAlike(moment)
    const tables = (await tablesOf(moment)).filter(({ name }) => ![...ownPassingTables, ...options.passingTables].includes(name))
    const jobs = await waitingJobs(moment)
    const header = await headerOf(moment, options)
    header.tables = tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    header.queues = jobs.queues
    await writeArchive(file, header, async (add) => {
      for (const table of tables)
        contents.rows += await addLines(add, `rows/${table.name}`, readTable(moment, table, portableColumns), signal)
      if (jobs.query) await addLines(add, 'jobs', readLines(moment, jobs.query), signal)
      await moment.commit().execute()
      await eachOf(files.list(), async (key) => {
        signal.throwIfAborted()
        if (options.passingFolders.some((folder) => key.startsWith(`${folder}/`))) return
        const bytes = await files.read(key)
        // A file that is missing now was never referred to: it came from a failed upload.
        if (!bytes) return
        await add(`files/${key}`, bytes)
        contents.files += 1
      })
    })
  } finally {
    if (!moment.isCommitted) await moment.rollback().execute()
    await release()
  }
  return contents
}

/** Adds lines as numbered entries. @returns the number of lines */
async function addLines(add: AddEntry, folder: string, parts: AsyncIterable<string>, signal: AbortSignal): Promise<number> {
  let lines = 0
  let number = 0
  for await (const part of parts) {
    signal.throwIfAborted()
    number += 1
    lines += part.split('\n').length - 1
    await add(`${folder}/${String(number).padStart(6, '0')}.jsonl.gz`, await zip(part))
  }
  return lines
}

/** @throws Error if the database contains no community, or a newer one than the program supports */
async function headerOf(reader: Reader, { version, migrationsFolder }: BackupOptions): Promise<BackupHeader> {
  return {
    product,
    format: archiveFormat,
    version,
    made_at: new Date().toISOString(),
    migrations: await recordedMigrations(reader, await readMigrations(migrationsFolder)),
    tables: [],
    queues: [],
    sequences: await sequencesOf(reader),
  }
}

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** Syncs the folder, so that the file name survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
