import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPlaces } from '#testing/empty-places.ts'
import { rowsIn } from '#testing/contents.ts'
import { freePort } from '#testing/free-port.ts'
import { s3Settings } from '#testing/s3-server.ts'
import { readConfiguration } from '../configuration.ts'
import { type Database, openDatabase, openEmptyDatabase } from '../database/index.ts'
import { migrate } from '../database/migrations.ts'
import { type FileStore, fileStore } from '../files/index.ts'
import { fileHold } from '../files/file-hold.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

/** The platform's own tables, and a table with every type of value. */
const migrations = {
  '0001-platform.sql': readFileSync('migrations/0001-platform.sql', 'utf8'),
  '0002-all.sql': `
    create type mood as enum ('fine', 'odd one');
    create sequence tickets start 100;
    create table values_of_all_types (
      id bigint generated always as identity primary key,
      ticket bigint not null default nextval('tickets'),
      b bytea, t text, c char(5), n numeric, r real, d double precision, big bigint, yes boolean, at timestamptz, day date, span interval,
      u uuid, words tsvector, bits varbit, j json, jb jsonb, texts text[], squares integer[], m mood, address inet, range int4range,
      parent bigint references values_of_all_types (id),
      doubled bigint generated always as (big * 2) stored
    );
    create index by_words on values_of_all_types using gin (words) with (fastupdate = off);
    create unique index once_each on values_of_all_types (t) where t is not null;
    create table hens (id integer primary key, egg integer);
    create table eggs (id integer primary key, hen integer not null references hens (id));
    alter table hens add foreign key (egg) references eggs (id) on delete set null;
    create table changes (what text);
    insert into changes values ('put in by the migration');
    create function note_change() returns trigger language plpgsql as $$ begin insert into changes values (new.id); return null; end $$;
    create trigger note_change after insert on hens for each row execute function note_change();
    create table left_behind (id integer);`,
}
const fill = `
  insert into values_of_all_types (b, t, c, n, r, d, big, yes, at, day, span, u, words, bits, j, jb, texts, squares, m, address, range) values
    ('\\x00ff0a5c', E'tab\\t line\\n back\\\\slash "quoted" ''single'' 🌱 שלום \\\\N', 'ab', 12345678901234567890.500, 0.1, 1e-300, 9007199254740993, true,
     '2026-11-22 03:04:05.123456+00', '0044-03-15 BC', '1 year 2 days 03:04:05.6', '6f1c1f0e-3c0b-4a4e-9d5e-0f6f6b6f6b6f',
     'fat:1A cat:2,3B ''it''''s''', B'10110', '{"b" : 1,  "a":[1.50, null]}', '{"n": 12345678901234567890.10}',
     array['a', 'b "c"', null, '', 'NULL', '{x,y}', E'\\\\'], '[0:1][2:3]={{1,2},{3,4}}', 'odd one', '10.0.0.0/8', '[1,5)'),
    (null, null, null, 'NaN', 'Infinity', '-Infinity', -4611686018427387904, false, 'infinity', '-infinity', null, null, '', B'', 'null', 'null', '{}', null, 'fine',
     null, 'empty');
  update values_of_all_types set parent = 2 where id = 1;
  delete from values_of_all_types where id = 7;
  insert into hens values (1, null);
  insert into eggs values (1, 1);
  update hens set egg = 1;
  insert into domain_events (type, payload) select 'thing.happened', jsonb_build_object('n', n) from generate_series(1, 3000) n;
  delete from domain_events where id % 10 = 0;
  insert into reaction_positions (reaction, transaction_id, event_id) select 'note', transaction_id, 2000 from domain_events limit 1;
  insert into left_behind values (1);
  insert into rate_limits values ('somebody', 3, 5)`

const places = await emptyPlaces()
/** PostgreSQL if available, where a new database takes less time. */
const quickEngine = places.engines.at(-1) ?? 'embedded'
const never = new AbortController().signal
let root: string
let migrationsFolder: string
let source: Database
let files: FileStore
let backup: string
let folder: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'esg-network-backup-'))
  migrationsFolder = folderOf('migrations', migrations)
  const { DATA_DIR, DATABASE_URL } = await places.make(quickEngine)
  source = await openDatabase({ url: DATABASE_URL, directory: join(DATA_DIR, 'database') })
  await migrate(source, migrationsFolder)
  await source.pool.query(fill)
  files = fileStore(readConfiguration({ DATA_DIR: root }))
  await files.put('some/where.webp', Buffer.from('picture'))
  await files.put(`some/${'long-name'.repeat(20)}.webp`, Buffer.alloc(300_000, 1))
  backup = join(root, 'whole.backup')
  await take(backup)
})
beforeEach(() => {
  folder = mkdtempSync(join(root, 'test-'))
})
afterAll(async () => {
  await source.close()
  await places.stop()
  rmSync(root, { recursive: true })
})

const take = (file: string, options: Partial<Parameters<typeof backUp>[2]> & { files?: FileStore } = {}) =>
  backUp({ database: source, files: options.files ?? files, fileHold: fileHold(source) }, file, {
    version: '1.2.3',
    migrationsFolder,
    passingTables: ['left_behind'],
    passingFolders: ['passing'],
    signal: never,
    ...options,
  })

describe.each(places.engines)('on %s', (engine) => {
  test('a restoration whose file store fails leaves nothing behind; the next preserves all types of values and table definitions', async () => {
    const place = await emptyPlace(engine)
    let calls = 0
    const failing: FileStore = {
      ...place.files,
      put: async (key, bytes) => (calls++ === 0 ? place.files.put(key, bytes) : Promise.reject(new Error('as it happens'))),
    }
    const options = { migrationsFolder, signal: never }
    await expect(restore(backup, { ...place, files: failing }, options)).rejects.toThrow(
      /The file store failed \(writing some\/.*\): as it happens/,
    )
    expect(await keysIn(place.files)).toEqual([])

    await restore(backup, place, options)
    expect(await keysIn(place.files)).toEqual(await keysIn(files))
    const database = await place.open()
    const rows = await rowsIn(source)
    expect(rows['public.left_behind']).toHaveLength(1)
    expect(await rowsIn(database)).toEqual({ ...rows, 'public.left_behind': [], jobs: [] })
    expect(await definitions(database)).toEqual(await definitions(source))
    await database.pool.query('insert into values_of_all_types default values; insert into hens values (2)')
    const { rows: next } = await database.pool.query('select id, ticket, doubled from values_of_all_types order by id desc limit 1')
    expect(next).toEqual([{ id: 3, ticket: 102, doubled: null }])
    expect((await database.pool.query('select what from changes')).rows).toEqual([
      { what: 'put in by the migration' },
      { what: '1' },
      { what: '2' },
    ])
    await database.close()
  })
})

describe('refused before anything is written:', () => {
  const refused = (file: string, sameMigrations = migrationsFolder) =>
    restore(file, { files, openDatabase: () => expect.unreachable() }, { migrationsFolder: sameMigrations, signal: never })

  test('a backup from a newer version', async () => {
    const older = folderOf('older', { '0001-platform.sql': migrations['0001-platform.sql'] })
    await expect(refused(backup, older)).rejects.toThrow(
      "is newer than this program: it has migration 0002-all, the program's last is 0001-platform. Restore it with version 1.2.3 of the program",
    )
    const other = folderOf('other', { ...migrations, '0002-all.sql': 'select 1' })
    await expect(refused(backup, other)).rejects.toThrow('was made by another program: its migration 0002-all is unknown')
    await expect(refused(await tarOf({ 'backup.json': header({ format: 2 }) }))).rejects.toThrow(
      'was made by a newer version of the program (9.9.9). Restore it with that version.',
    )
  })

  test('a file that is not a backup', async () => {
    const text = join(folder, 'text')
    writeFileSync(text, 'Dear diary, '.repeat(500))
    const empty = join(folder, 'empty')
    writeFileSync(empty, '')
    const foreign = await tarOf({ 'README.md': 'Hello', 'backup.json': header({}) })
    for (const file of [
      text,
      empty,
      foreign,
      await tarOf({ 'backup.json': '{"format": 1}' }),
      await tarOf({ 'backup.json': header({ product: 'other' }) }),
    ])
      await expect(refused(file)).rejects.toThrow(`${file} is not a backup of this program.`)
    await expect(refused(join(folder, 'nothing'))).rejects.toThrow(`The file ${join(folder, 'nothing')} does not exist.`)
  })

  test('a truncated backup, wherever it is cut', async () => {
    const whole = readFileSync(backup)
    const lengths = [whole.length - 1_024 - 1, whole.length - 1_536, whole.length - 2_048, 300_000, 100_352, 20_000]
    for (const length of lengths) {
      const file = join(folder, `${length}.backup`)
      writeFileSync(file, whole.subarray(0, length))
      await expect(refusedAfterHeader(file), `${length} bytes`).rejects.toThrow(
        `${file} is damaged: parts of it are missing or were changed.`,
      )
    }
  })

  test('a modified backup, wherever it is changed', async () => {
    const whole = readFileSync(backup)
    const flipped = Array.from({ length: 12 }, (_, number) => 6_000 + Math.floor(((whole.length - 12_000) * number) / 12))
    for (const at of flipped) {
      const file = join(folder, `${at}.backup`)
      const bytes = Buffer.from(whole)
      // Padding between entries does not count.
      const place = bytes.findIndex((byte, index) => index >= at && byte !== 0)
      bytes.writeUInt8((bytes[place] ?? 0) ^ 1, place)
      writeFileSync(file, bytes)
      await expect(refusedAfterHeader(file), `byte ${place}`).rejects.toThrow('is damaged')
    }
  })

  const refusedAfterHeader = (file: string) =>
    restore(file, { files: noFiles, openDatabase: () => expect.unreachable() }, { migrationsFolder, signal: never })

  test('a target that already has files', async () => {
    await expect(refused(backup)).rejects.toThrow(
      /The file store is not empty: it contains some\/.*. Set DATA_DIR or S3_BUCKET to an empty one, or move the files away./,
    )
  })

  const header = (fields: object) =>
    JSON.stringify({
      product: 'esg-network',
      format: 1,
      version: '9.9.9',
      made_at: '2030-01-01T00:00:00Z',
      migrations: [],
      tables: [],
      queues: [],
      sequences: [],
      ...fields,
    })

  async function tarOf(entries: Record<string, string>): Promise<string> {
    const archive = pack()
    for (const [name, text] of Object.entries(entries)) archive.entry({ name }, text)
    archive.finalize()
    const file = join(mkdtempSync(join(folder, 'tar-')), 'file.tar')
    writeFileSync(file, await buffer(archive))
    return file
  }
})

describe('a failed backup leaves nothing behind', () => {
  test('if the file exists already, or its folder does not', async () => {
    const there = join(folder, 'there.backup')
    writeFileSync(there, 'mine')
    await expect(take(there)).rejects.toThrow(`${there} already exists. Choose another file name, or remove this file.`)
    expect(readFileSync(there, 'utf8')).toBe('mine')
    await expect(take(join(folder, 'no/where.backup'))).rejects.toThrow(`The folder ${join(folder, 'no')} does not exist. Create it first.`)
    expect(readdirSync(folder)).toEqual(['there.backup'])
  })

  test('if it is aborted while writing rows or files', async () => {
    const stop = new AbortController()
    const slow: FileStore = { ...files, read: () => new Promise(() => stop.abort(new Error('Stopped.'))) }
    await expect(take(join(folder, 'stopped.backup'), { files: slow, signal: stop.signal, patience: 200 })).rejects.toThrow('Stopped.')
    await expect(take(join(folder, 'stopped.backup'), { signal: AbortSignal.abort(new Error('Stopped.')) })).rejects.toThrow('Stopped.')
    expect(readdirSync(folder)).toEqual([])
  })

  test('if the file store does not respond, or fails', async () => {
    await using silent = await silentServer()
    const hanging = fileStore(readConfiguration(s3Settings('community', silent.port)))
    await expect(take(join(folder, 'hanging.backup'), { files: hanging, patience: 200 })).rejects.toThrow(
      'The file store failed (listing files): no answer within 0.2 seconds. Everything was undone; try again once the file store works.',
    )
    const refusing = fileStore(readConfiguration(s3Settings('community', await freePort())))
    await expect(take(join(folder, 'refused.backup'), { files: refusing })).rejects.toThrow(
      /The file store failed \(listing files\): .*ECONNREFUSED/,
    )
    expect(readdirSync(folder)).toEqual([])
  })

  test.skipIf(!canMount())('if the disk is full', async () => {
    const small = join(folder, 'small')
    mkdirSync(small)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200k', 'tmpfs', small])
    try {
      await expect(take(join(small, 'full.backup'))).rejects.toThrow(
        `There is not enough space for ${join(small, 'full.backup')}. The backup was removed; free up space, or choose a file on another disk.`,
      )
      expect(readdirSync(small)).toEqual([])
    } finally {
      execFileSync('umount', [small])
    }
  })
})

describe('a failed restoration leaves nothing behind', () => {
  test('if it is aborted', async () => {
    const place = await emptyPlace(quickEngine)
    const target = place.files
    const stop = new AbortController()
    const stopping: FileStore = {
      ...target,
      async put(key, bytes) {
        await target.put(key, bytes)
        stop.abort(new Error('Stopped.'))
      },
    }
    const options = { migrationsFolder, signal: stop.signal }
    await expect(restore(backup, { ...place, files: stopping }, options)).rejects.toThrow('Stopped.')
    expect(await keysIn(target)).toEqual([])
    expect((await restore(backup, place, { ...options, signal: never })).files).toBe(2)
  })
})

test('a newer version restores a backup and migrates it', async () => {
  const place = await emptyPlace(quickEngine)
  const newer = folderOf('newer', {
    ...migrations,
    '0003-louder.sql': `update changes set what = upper(what); alter table changes add column n int default 5`,
  })
  expect((await restore(backup, place, { migrationsFolder: newer, signal: never })).files).toBe(2)
  const database = await place.open()
  expect((await database.pool.query('select * from changes order by what')).rows).toEqual([
    { what: '1', n: 5 },
    { what: 'PUT IN BY THE MIGRATION', n: 5 },
  ])
  await database.close()
})

async function emptyPlace(engine: Database['kind']) {
  const { DATA_DIR, DATABASE_URL } = await places.make(engine)
  const options = { url: DATABASE_URL, directory: join(DATA_DIR, 'database') }
  return {
    openDatabase: () => openEmptyDatabase(options),
    files: fileStore(readConfiguration({ DATA_DIR })),
    /** Opens it once it is filled. */
    open: () => openDatabase(options),
  }
}

/** All database objects that the migrations created, as PostgreSQL describes them. */
async function definitions({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(`
    select indexdef as definition from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    order by 1`)
  return rows.map(({ definition }) => definition)
}

async function keysIn(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.list()) keys.push(key)
  return keys.toSorted()
}

const noFiles: FileStore = {
  async *list() {},
  put: async () => {},
  putStream: async () => {},
  read: async () => undefined,
  readPart: () => Promise.reject(new Error('there are no files')),
  remove: async () => {},
}

function folderOf(name: string, contents: Record<string, string>): string {
  const made = join(root, name)
  mkdirSync(made)
  for (const [file, text] of Object.entries(contents)) writeFileSync(join(made, file), text)
  return made
}

/** Accepts connections and never responds. */
async function silentServer() {
  const server = createServer(() => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: async () => void server.close() }
}

/** Mounting a small disk requires root on Linux. */
function canMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0
}
