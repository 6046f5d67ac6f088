import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { type Database, type EmptyDatabase, NotEmpty, type Tx } from '../database/index.ts'
import { type Migration, readMigrations } from '../database/migration-files.ts'
import { migrateWithin } from '../database/migrations.ts'
import type { FileStore } from '../files/index.ts'
import { type RestoredQueues, queueForRestored } from '../jobs/waiting-jobs.ts'
import { type BackupHeader, UnusableBackup, checkArchive, readArchive, readHeader } from './archive.ts'
import type { Contents } from './back-up.ts'
import { type BulkFiles, bulkFiles, eachOf } from './bulk-files.ts'
import { loadAtOnce } from './bulk-load.ts'
import { type Table, insertLines, parseLines, quoted, sayValuesAlike, setSequences, tablesOf } from './rows.ts'

/** The target of a restoration. */
export interface EmptyPlace {
  /** @throws NotEmpty */
  openDatabase(): Promise<EmptyDatabase>
  files: FileStore
}

export interface RestoreOptions {
  migrationsFolder: string
  /** Aborts the restoration and leaves nothing behind. */
  signal: AbortSignal
  /** Time limit for one file of the file store, in milliseconds. */
  patience?: number
}

/** `madeAt`: when the backup was made, as ISO 8601. */
export type Restored = Contents & { madeAt: string }

const unzip = promisify(gunzip)

/**
 * Restores a community and migrates it to the current version. The backup is verified before anything is written, and all rows are
 * committed in one transaction.
 * @throws UnusableBackup, NotEmpty, or another Error with instructions
 */
export async function restore(file: string, place: EmptyPlace, options: RestoreOptions): Promise<Restored> {
  const { signal } = options
  const header = await readHeader(file)
  const migrations = await readMigrations(options.migrationsFolder)
  assertKnown(file, header, migrations)
  const files = bulkFiles(place.files, options.patience)
  for await (const key of files.list()) {
    throw new NotEmpty(
      `The file store is not empty: it contains ${key}. Set DATA_DIR or S3_BUCKET to an empty one, or move the files away.`,
    )
  }
  await checkArchive(file, signal)

  const { database, keep, discard } = await place.openDatabase()
  const written: string[] = []
  let contents: Loaded
  try {
    contents = await fill(database, { file, header, migrations, signal }, async (key, bytes) => {
      written.push(key)
      await files.put(key, bytes)
    })
  } catch (error) {
    await discard()
    await removeWritten(files, written, error)
    throw error
  }
  await keep()
  return { ...contents, bytes: (await stat(file)).size, madeAt: header.made_at }
}

/** Removes files that were written before a failure. @throws Error that says so if that fails too */
async function removeWritten(files: BulkFiles, keys: readonly string[], failure: unknown): Promise<void> {
  try {
    for (const key of keys) await files.remove(key)
  } catch (error) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new Error(`${reason}\nThe files written so far could not be removed. Empty their storage before you try again.`, {
      cause: error,
    })
  }
}

type Loaded = Omit<Contents, 'bytes'>

interface Source {
  file: string
  header: BackupHeader
  migrations: readonly Migration[]
  signal: AbortSignal
}

/** Fills the empty database. Files are stored before the rows that refer to them are committed. */
async function fill(database: Database, source: Source, putFile: (key: string, bytes: Buffer) => Promise<void>): Promise<Loaded> {
  const { header, migrations, signal } = source
  const queues = await queueForRestored(database, header.queues)
  try {
    return await database.transaction(async (tx) => {
      await sayValuesAlike(tx)
      // Nothing else waits for the locks here, and the file store may take its time.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await migrateWithin(tx, migrations.slice(0, header.migrations.length))
      const contents = await load(tx, source, { queues, putFile })
      await migrateWithin(tx, migrations)
      signal.throwIfAborted()
      return contents
    })
  } catch (error) {
    await queues.discard()
    throw error
  }
}

interface Receivers {
  queues: RestoredQueues
  putFile: (key: string, bytes: Buffer) => Promise<void>
}

async function load(tx: Tx, { file, header, signal }: Source, { queues, putFile }: Receivers): Promise<Loaded> {
  const here = await tablesOf(tx)
  const tables = new Map(header.tables.map((table) => [table.name, asHere(table, here)]))
  const contents: Loaded = { rows: 0, files: 0 }

  /** Inserts rows and jobs, and yields the files, which follow them in the archive. */
  async function* filesBehindRows(): AsyncGenerator<{ key: string; bytes: Buffer }, void, undefined> {
    for await (const { name, bytes } of readArchive(file)) {
      signal.throwIfAborted()
      const [, kind, rest = ''] = /^(rows|jobs|files)\/(.+)$/.exec(name) ?? []
      const table = kind === 'rows' && tables.get(rest.slice(0, rest.lastIndexOf('/')))
      if (kind === 'files') yield { key: rest, bytes }
      else if (table) contents.rows += await insertLines(tx, table, String(await unzip(bytes)))
      else if (kind === 'jobs')
        for (const [queue, job] of parseLines(String(await unzip(bytes)))) await queues.insert(tx, String(queue), String(job))
      else throw new UnusableBackup(`${file} contains an unknown entry: ${name}.`)
    }
  }

  await loadAtOnce(
    tx,
    here.map(({ name }) => name),
    async () => {
      // Rows that migrations insert are in the backup as well.
      for (const name of tables.keys()) await sql.raw(`delete from ${quoted(name)}`).execute(tx)
      await eachOf(filesBehindRows(), async ({ key, bytes }) => {
        await putFile(key, bytes)
        contents.files += 1
      })
    },
  )
  await setSequences(tx, header.sequences)
  return contents
}

/** A table of the backup, with its column types in this database. */
function asHere({ name, columns }: BackupHeader['tables'][number], here: readonly Table[]): Table {
  const types = new Map(here.find((table) => table.name === name)?.columns.map((column) => [column.name, column.type]))
  return {
    name,
    columns: columns.map((column) => {
      const type = types.get(column)
      if (type === undefined) throw new UnusableBackup(`The backup contains ${name}.${column}, which its migrations do not create.`)
      return { name: column, type }
    }),
  }
}

/** @throws UnusableBackup if the backup was made by a newer version, or by another program */
function assertKnown(file: string, { version, migrations: recorded }: BackupHeader, migrations: readonly Migration[]): void {
  const unknown = recorded.find(({ checksum }, at) => migrations[at]?.checksum !== checksum)
  if (!unknown) return
  if (unknown.number > migrations.length) {
    throw new UnusableBackup(
      `${file} is newer than this program: it has migration ${unknown.name}, the program's last is ${migrations.at(-1)?.name ?? 'none'}. ` +
        `Restore it with version ${version} of the program, or a newer one.`,
    )
  }
  throw new UnusableBackup(`${file} was made by another program: its migration ${unknown.name} is unknown.`)
}
