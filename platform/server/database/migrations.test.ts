import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bothEngines } from '#testing/both-engines.ts'
import type { Database } from './index.ts'
import { readMigrations } from './migration-files.ts'
import { migrate } from './migrations.ts'
import { shareSchema } from './schema-use.ts'

const { engines, stop } = await bothEngines()
const opened = await Promise.all(engines.map(async ({ engine, open }) => ({ engine, database: await open(), other: await open() })))
afterAll(async () => {
  for (const { database, other } of opened) await Promise.all([database.close(), other.close()])
  await stop()
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'esg-network-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

describe.each(opened)('on $engine', ({ database, other }) => {
  beforeEach(() => database.pool.query('drop table if exists schema_migrations, ships, crews'))

  const tables = async (on: Database) =>
    (await on.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`)).rows.map(
      (row) => row.name,
    )

  test('each file runs once, in order, and is recorded', async () => {
    write({ '0001-ships.sql': 'create table ships (id int); insert into ships values (1);', 'README.md': 'not a migration' })
    expect(await migrate(database, folder)).toEqual(['0001-ships'])
    write({ '0002-crews.sql': 'create table crews (id int);\n-- a comment at the end' })
    expect(await migrate(database, folder)).toEqual(['0002-crews'])
    expect(await migrate(database, folder)).toEqual([])
    expect(await tables(database)).toEqual(['crews', 'schema_migrations', 'ships'])
    const { rows } = await database.pool.query('select number, name, applied_at from schema_migrations order by number')
    expect(rows).toMatchObject([
      { number: 1, name: '0001-ships' },
      { number: 2, name: '0002-crews', applied_at: expect.any(Date) },
    ])
  })

  test('nodes that start together run each file once', async () => {
    write({ '0001-ships.sql': 'create table ships (id int)', '0002-crews.sql': 'select pg_sleep(0.1); create table crews (id int)' })
    const both = await Promise.all([migrate(database, folder), migrate(other, folder)])
    expect(both.flat().toSorted()).toEqual(['0001-ships', '0002-crews'])
  })

  test.runIf(database.kind === 'postgresql')(
    'nodes of an older version are told, and stop before anything changes; others go on',
    async () => {
      write({ '0001-ships.sql': 'create table ships (id int)' })
      await migrate(database, folder)
      const outdated = vi.fn<() => void>()
      const letGo = await shareSchema(database, 1, outdated)
      expect(await migrate(other, folder), 'the same version').toEqual([])

      // A node that lost its connection takes part again.
      const holders = `from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and l.mode = 'ShareLock'`
      const { rows: cut } = await other.pool.query<{ pid: number }>(`select l.pid, pg_terminate_backend(l.pid) ${holders}`)
      await vi.waitFor(async () => {
        const { rows } = await other.pool.query<{ pid: number }>(`select l.pid ${holders}`)
        expect([rows.length, rows[0]?.pid === cut[0]?.pid]).toEqual([1, false])
      }, 5_000)
      write({ '0002-crews.sql': 'create table crews (id int)' })
      const migrating = migrate(other, folder)
      await vi.waitFor(() => expect(outdated).toHaveBeenCalledOnce(), 5_000)
      expect(await tables(database)).not.toContain('crews')
      await letGo()
      expect(await migrating).toEqual(['0002-crews'])

      const late = vi.fn<() => void>()
      await (
        await shareSchema(database, 1, late)
      )()
      expect(late, 'an older node that starts later').toHaveBeenCalledOnce()
    },
  )

  test('a failing migration leaves nothing behind and names its line; earlier ones stay applied', async () => {
    write({
      '0001-ships.sql': 'create table ships (id int)',
      '0002-crews.sql': 'create table crews (id int);\n\ninsert into crews values (nothing)',
    })
    await expect(migrate(database, folder)).rejects.toThrow('Migration 0002-crews failed on line 3: column "nothing" does not exist')
    expect(await tables(database)).toEqual(['schema_migrations', 'ships'])
    write({ '0002-crews.sql': 'create table crews (id int)' })
    expect(await migrate(database, folder)).toEqual(['0002-crews'])
  })

  test('a database that is newer than the program is refused', async () => {
    write({ '0001-ships.sql': 'create table ships (id int)', '0002-crews.sql': 'create table crews (id int)' })
    await migrate(database, folder)
    rmSync(join(folder, '0002-crews.sql'))
    await expect(migrate(database, folder)).rejects.toThrow(
      "The database is newer than this program: it has migration 0002-crews, the program's last is 0001-ships",
    )
  })

  test('an applied file that was changed is refused, unless only its line endings differ', async () => {
    write({ '0001-ships.sql': 'create table ships\n  (id int)' })
    await migrate(database, folder)
    write({ '0001-ships.sql': 'create table ships\r\n  (id int)' })
    expect(await migrate(database, folder)).toEqual([])
    write({ '0001-ships.sql': 'create table ships (id bigint)' })
    await expect(migrate(database, folder)).rejects.toThrow('Migration 0001-ships differs from the one that was applied to the database.')
  })
})

test('files are numbered from 1 without gaps, each number once', async () => {
  write({ '0001-ships.sql': 'select 1', '0003-crews.sql': 'select 3' })
  await expect(readMigrations(folder)).rejects.toThrow('0002 is missing (found 0003-crews.sql)')
  renameSync(join(folder, '0003-crews.sql'), join(folder, '0001-crews.sql'))
  await expect(readMigrations(folder)).rejects.toThrow('0001 is used twice (found 0001-ships.sql)')
  write({ 'fix.sql': 'select 4' })
  renameSync(join(folder, '0001-crews.sql'), join(folder, '0002-crews.sql'))
  await expect(readMigrations(folder)).rejects.toThrow('Rename the migration fix.sql: names look like 0001-what-it-does.sql.')
})
