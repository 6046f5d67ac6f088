import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from './database.ts'
import { type Migration, MigrationError, readMigrations } from './migration-files.ts'

declare module './tables.ts' {
  interface Tables {
    schema_migrations: { number: number; name: string; checksum: string; applied_at: Date }
  }
}

/** Any number, as long as it is ours: held by the node that changes the schema. */
const advisoryLock = 4_173_846_205

/**
 * Brings the database to the state of the migrations in a folder. Each runs in its own transaction; nodes that start
 * together take turns.
 * @returns the names of those that ran
 * @throws MigrationError if the database is newer than the program, an applied file was changed, or one fails
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const applied: string[] = []
  for (;;) {
    const name = await database.transaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
      const next = await nextOf(tx, migrations)
      if (next) await apply(tx, next)
      return next?.name
    })
    if (name === undefined) return applied
    applied.push(name)
  }
}

/** The first migration that is not applied yet. */
async function nextOf(tx: Tx, migrations: readonly Migration[]): Promise<Migration | undefined> {
  await sql`
    create table if not exists schema_migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`.execute(tx)
  const recorded = await tx.selectFrom('schema_migrations').select(['number', 'name', 'checksum']).orderBy('number').execute()
  for (const [index, { number, name, checksum }] of recorded.entries()) {
    const file = migrations[number - 1]
    if (!file) {
      throw new MigrationError(
        `The database is newer than this program: it has migration ${name}, the program's last is ${migrations.at(-1)?.name ?? 'none'}. ` +
          'Start the newer version of the program, or restore a backup that is as old as this one.',
      )
    }
    if (number !== index + 1) throw new MigrationError(`The database has migration ${name}, but not the one before it.`)
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${file.name} is not what the database was changed by${file.name === name ? '' : ` (${name})`}. ` +
          'Put the file back as it was, and write what should change into a new migration.',
      )
    }
  }
  return migrations[recorded.length]
}

async function apply(tx: Tx, { number, name, sql: text, checksum }: Migration): Promise<void> {
  try {
    await sql.raw(text).execute(tx)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    const line = error.position && text.slice(0, Number(error.position)).split('\n').length
    throw new MigrationError(`Migration ${name} failed${line ? ` in line ${line}` : ''}: ${error.message}. Nothing of it was kept.`, {
      cause: error,
    })
  }
  await tx
    .insertInto('schema_migrations')
    .values({ number, name, checksum, applied_at: sql<Date>`now()` })
    .execute()
}
