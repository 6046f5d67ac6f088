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
import type { FileStore } from '../files/index.ts'
import type { FileRetention } from '../files/retention.ts'
import { waitingJobs } from '../jobs/waiting-jobs.ts'
import { type AddEntry, type BackupHeader, archiveFormat, checkArchive, product, writeArchive } from './archive.ts'
import { bulkFiles, eachOf } from './bulk-files.ts'
import { readLines, readTable, sayValuesAlike, sequencesOf, tablesOf } from './rows.ts'

/** What a backup is taken of. */
export interface Community {
  database: Database
  files: FileStore
  retention: FileRetention
}

export interface BackupOptions {
  /** Of the program. */
  version: string
  migrationsFolder: string
  /** Tables whose rows end by themselves and are worth nothing later, beside the platform's own. */
  passingTables: readonly string[]
  /** Folders of files of which that is true too. */
  passingFolders: readonly string[]
  /** Stops it; nothing is left then. */
  signal: AbortSignal
  /** How long the files' storage may take for one file, in milliseconds. */
  patience?: number
}

/** What is in a backup. */
export interface Contents {
  rows: number
  files: number
  /** Of the file. */
  bytes: number
}

const ownPassingTables = ['rate_limits']
const zip = promisify(gzip)

/**
 * Writes a backup of one moment to a file, while the community goes on, and reads it again. The file has its name once all is in it and
 * was found whole; before that, and after a failure, there is none.
 * @throws Error saying what to do instead
 */
export async function backUp(community: Community, file: string, options: BackupOptions): Promise<Contents> {
  const { signal } = options
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file, or remove this one.`)
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}. Make it first.`)
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    // Whoever stops it does not wait for a database or a storage that does not answer.
    const contents = await Promise.race([write(community, unfinished, options), stopped(signal)])
    await checkArchive(unfinished, signal)
    const { size } = await stat(unfinished)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return { ...contents, bytes: size }
  } catch (error) {
    await rm(unfinished, { force: true })
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    throw new Error(`There is no room left for ${file}. Nothing was kept; make room, or name a file on another disk.`, { cause: error })
  }
}

/** The rows first: the files that they name are there for as long as files are retained. */
async function write(community: Community, file: string, options: BackupOptions): Promise<Omit<Contents, 'bytes'>> {
  const { signal } = options
  const contents = { rows: 0, files: 0 }
  const files = bulkFiles(community.files, options.patience)
  const release = await community.retention.retain()
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
        // What is gone by now was never named by a row: it had come with an upload that failed.
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

/** Adds lines as numbered entries. @returns how many lines there were */
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

/** @throws Error if there is no community, or a newer one than the program knows */
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

/** The new name is to outlast a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
