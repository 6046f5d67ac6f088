import { sql } from 'kysely'
import pg from 'pg'
import { nodeLocks } from './advisory-lock.ts'
import type { Database, Reader, Tx } from './database.ts'
import { type Migration, MigrationError, readMigrations } from './migration-files.ts'
import { claimSchema } from './schema-use.ts'

declare module './tables.ts' {
  interface Tables {
    schema_migrations: { number: number; name: string; checksum: string; applied_at: Date }
  }
}

type RecordedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>

/**
 * Applies the pending migrations of a folder, each in its own transaction, once older nodes have stopped. Nodes that start together take turns.
 * @returns the names of the applied migrations
 * @throws MigrationError if the database is newer than the program, an applied file was changed, one fails, or older nodes do not stop
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const isPending = () =>
    database.transaction(async (tx) => {
      await takeTurn(tx)
      return (await nextOf(tx, migrations)) !== undefined
    })
  if (!(await isPending())) return []
  if (database.kind === 'embedded') return applyAll(database, migrations)
  const release = await claimSchema(database, migrations.length, isPending)
  try {
    return release ? await applyAll(database, migrations) : []
  } finally {
    await release?.()
  }
}

async function applyAll(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const name = await database.transaction(async (tx) => {
      await takeTurn(tx)
      const next = await nextOf(tx, migrations)
      if (next) await apply(tx, next)
      return next?.name
    })
    if (name === undefined) return applied
    applied.push(name)
  }
}

/**
 * Applies the pending migrations within a given transaction, so that it is all or nothing.
 * @throws MigrationError as `migrate`
 */
export async function migrateWithin(tx: Tx, migrations: readonly Migration[]): Promise<void> {
  await takeTurn(tx)
  for (let next = await nextOf(tx, migrations); next; next = await nextOf(tx, migrations)) await apply(tx, next)
}

async function takeTurn(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${nodeLocks.migrations})`.execute(tx)
}

/** The first pending migration. */
async function nextOf(tx: Tx, migrations: readonly Migration[]): Promise<Migration | undefined> {
  await sql`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`.execute(tx)
  return migrations[(await recordedIn(tx, migrations)).length]
}

/**
 * The migrations applied to a database.
 * @throws MigrationError if there are none, or the database is newer than the program
 */
export async function recordedMigrations(reader: Reader, migrations: readonly Migration[]): Promise<RecordedMigration[]> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('schema_migrations') is not null as found`.execute(reader)
  if (!rows[0]?.found) throw new MigrationError('This database does not contain a community.')
  return recordedIn(reader, migrations)
}

/** The number of the last applied migration. */
export async function schemaVersion(reader: Reader): Promise<number> {
  const { number } = await reader
    .selectFrom('schema_migrations')
    .select((e) => e.fn.max('number').as('number'))
    .executeTakeFirstOrThrow()
  return number
}

async function recordedIn(reader: Reader, migrations: readonly Migration[]): Promise<RecordedMigration[]> {
  const recorded = await reader.selectFrom('schema_migrations').select(['number', 'name', 'checksum']).orderBy('number').execute()
  for (const [index, { number, name, checksum }] of recorded.entries()) {
    const file = migrations[number - 1]
    if (!file) {
      throw new MigrationError(
        `The database is newer than this program: it has migration ${name}, the program's last is ${migrations.at(-1)?.name ?? 'none'}. ` +
          'Start a newer version of the program, or restore a backup made with this version.',
      )
    }
    if (number !== index + 1) throw new MigrationError(`The database has migration ${name}, but not the one before it.`)
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${file.name} differs from the one that was applied to the database${file.name === name ? '' : ` (${name})`}. ` +
          'Restore the original file, and put changes into a new migration.',
      )
    }
  }
  return recorded
}

async function apply(tx: Tx, { number, name, sql: text, checksum }: Migration): Promise<void> {
  try {
    await sql.raw(text).execute(tx)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    const line = error.position && text.slice(0, Number(error.position)).split('\n').length
    throw new MigrationError(`Migration ${name} failed${line ? ` on line ${line}` : ''}: ${error.message}. It was rolled back.`, {
      cause: error,
    })
  }
  await tx
    .insertInto('schema_migrations')
    .values({ number, name, checksum, applied_at: sql<Date>`now()` })
    .execute()
}
