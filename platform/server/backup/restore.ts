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

/** Where a backup is restored to. */
export interface EmptyPlace {
  /** @throws NotEmpty */
  openDatabase(): Promise<EmptyDatabase>
  files: FileStore
}

export interface RestoreOptions {
  migrationsFolder: string
  /** Stops it; nothing is left then. */
  signal: AbortSignal
  /** How long the files' storage may take for one file, in milliseconds. */
  patience?: number
}

/** `madeAt`: of which moment it is, as ISO 8601. */
export type Restored = Contents & { madeAt: string }

const unzip = promisify(gunzip)

/**
 * Brings a community back as it was, and on to what the program's migrations make of it. The backup is read through before anything is
 * written; the rows come all or none.
 * @throws UnusableBackup, NotEmpty, or another Error saying what to do instead
 */
export async function restore(file: string, place: EmptyPlace, options: RestoreOptions): Promise<Restored> {
  const { signal } = options
  const header = await readHeader(file)
  const migrations = await readMigrations(options.migrationsFolder)
  assertKnown(file, header, migrations)
  const files = bulkFiles(place.files, options.patience)
  for await (const key of files.list()) {
    throw new NotEmpty(`There are files already, such as ${key}. Name an empty DATA_DIR or S3_BUCKET, or move them away.`)
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

/** Takes away what was written before a failure. @throws Error that says so if that fails too */
async function removeWritten(files: BulkFiles, keys: readonly string[], failure: unknown): Promise<void> {
  try {
    for (const key of keys) await files.remove(key)
  } catch (error) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    throw new Error(`${reason}\nFiles that were written could not be removed: empty the place for them before you try again.`, {
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

/** Puts everything into the empty database, and hands on the files before the rows that name them are committed. */
async function fill(database: Database, source: Source, putFile: (key: string, bytes: Buffer) => Promise<void>): Promise<Loaded> {
  const { header, migrations, signal } = source
  const queues = await queueForRestored(database, header.queues)
  try {
    return await database.transaction(async (tx) => {
      await sayValuesAlike(tx)
      // Nobody waits for what is locked here; the storage of files may take its time.
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

  /** Takes in rows and jobs one after the other; files, which come behind them, are handed on. */
  async function* filesBehindRows(): AsyncGenerator<{ key: string; bytes: Buffer }, void, undefined> {
    for await (const { name, bytes } of readArchive(file)) {
      signal.throwIfAborted()
      const [, kind, rest = ''] = /^(rows|jobs|files)\/(.+)$/.exec(name) ?? []
      const table = kind === 'rows' && tables.get(rest.slice(0, rest.lastIndexOf('/')))
      if (kind === 'files') yield { key: rest, bytes }
      else if (table) contents.rows += await insertLines(tx, table, String(await unzip(bytes)))
      else if (kind === 'jobs')
        for (const [queue, job] of parseLines(String(await unzip(bytes)))) await queues.insert(tx, String(queue), String(job))
      else throw new UnusableBackup(`${file} has an entry that this program does not know: ${name}.`)
    }
  }

  await loadAtOnce(
    tx,
    here.map(({ name }) => name),
    async () => {
      // What migrations put in themselves is in the backup too.
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

/** A table of the backup, with the types of its columns. */
function asHere({ name, columns }: BackupHeader['tables'][number], here: readonly Table[]): Table {
  const types = new Map(here.find((table) => table.name === name)?.columns.map((column) => [column.name, column.type]))
  return {
    name,
    columns: columns.map((column) => {
      const type = types.get(column)
      if (type === undefined) throw new UnusableBackup(`The backup has ${name}.${column}, which the migrations that it names do not make.`)
      return { name: column, type }
    }),
  }
}

/** @throws UnusableBackup if it was taken of a newer community than the program knows, or of another program's */
function assertKnown(file: string, { version, migrations: recorded }: BackupHeader, migrations: readonly Migration[]): void {
  const unknown = recorded.find(({ checksum }, at) => migrations[at]?.checksum !== checksum)
  if (!unknown) return
  if (unknown.number > migrations.length) {
    throw new UnusableBackup(
      `${file} is newer than this program: it has migration ${unknown.name}, the program's last is ${migrations.at(-1)?.name ?? 'none'}. ` +
        `Restore it with version ${version} of the program, or a newer one.`,
    )
  }
  throw new UnusableBackup(`${file} was taken of another program: its migration ${unknown.name} is not this program's.`)
}
