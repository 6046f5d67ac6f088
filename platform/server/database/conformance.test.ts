import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothEngines } from '#testing/both-engines.ts'
import { isForeignKeyViolation, isUnavailable, isUniqueViolation } from './errors.ts'
import { type Database, openDatabase } from './index.ts'

const { engines, stop } = await bothEngines()
afterAll(stop)

describe.each(engines)('on $engine', ({ engine, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.pool.query(`
      create table people (id integer primary key, email text constraint people_email unique, age integer check (age > 0));
      create table pets (id integer primary key, owner integer not null constraint pets_owner references people (id));
      insert into people values (1, 'ada@example.org', 36)`)
  })
  afterAll(() => database.close())

  const first = async (expression: string) => (await database.pool.query(`select ${expression} as value`)).rows[0].value
  const failure = (statement: string) =>
    database.pool.query(statement).then(
      () => expect.unreachable(),
      (error: unknown) => error,
    )

  test('values have the same types', async () => {
    expect(await first('7::int8')).toBe(7)
    expect(await first('9007199254740993::int8')).toBe(9007199254740993n)
    expect(await first(`array[1, 9007199254740993, null]::int8[]`)).toEqual([1, 9007199254740993n, null])
    expect(await first(`date '2026-11-20'`)).toBe('2026-11-20')
    expect(await first(`array['2026-11-20', null]::date[]`)).toEqual(['2026-11-20', null])
    expect(await first(`timestamptz '2026-11-20 12:00:00.123+02'`)).toEqual(new Date('2026-11-20T10:00:00.123Z'))
    expect(await first('12.50::numeric')).toBe('12.50')
    expect(await first('0.1::float8 + 0.2::float8')).toBe(0.1 + 0.2)
    expect(await first(`'{"a": [1, null, "ü"]}'::jsonb`)).toEqual({ a: [1, null, 'ü'] })
    expect(await first(`'\\x00ff'::bytea`)).toEqual(Buffer.from([0, 255]))
    expect(await first(`'6f1c1f0e-3c0b-4a4e-9d5e-0f6f6b6f6b6f'::uuid`)).toBe('6f1c1f0e-3c0b-4a4e-9d5e-0f6f6b6f6b6f')
    expect(await first(`array['a', 'b "c"', null]`)).toEqual(['a', 'b "c"', null])
    expect(await first('true')).toBe(true)
    expect(await first('null')).toBe(null)
    expect(await first(`'🌱 שלום'::text`)).toBe('🌱 שלום')
  })

  test('parameters arrive unchanged', async () => {
    const given = ["it's", 42, true, new Date('2026-11-20T10:00:00.123Z'), ['a', 'b'], Buffer.from([0, 1, 255]), null]
    const types = ['text', 'int', 'boolean', 'timestamptz', 'text[]', 'bytea', 'text']
    const { rows } = await database.pool.query({
      text: `select ${types.map((type, index) => `$${index + 1}::${type}`).join()}`,
      values: given,
      rowMode: 'array',
    })
    expect(rows[0]).toEqual(given)
  })

  test('errors have the same codes and names', async () => {
    const duplicate = await failure(`insert into people values (2, 'ada@example.org', 36)`)
    expect(duplicate).toMatchObject({ code: '23505', constraint: 'people_email', table: 'people' })
    expect([isUniqueViolation(duplicate), isUniqueViolation(duplicate, 'people_email'), isUniqueViolation(duplicate, 'other')]).toEqual([
      true,
      true,
      false,
    ])
    const orphan = await failure('insert into pets values (1, 99)')
    expect(orphan).toMatchObject({ code: '23503', constraint: 'pets_owner' })
    expect([isForeignKeyViolation(orphan, 'pets_owner'), isUniqueViolation(orphan), isUnavailable(orphan)]).toEqual([true, false, false])
    expect(await failure(`insert into people values (3, 'b@example.org', -1)`)).toMatchObject({
      code: '23514',
      constraint: 'people_age_check',
    })
    expect(await failure('insert into pets (id) values (1)')).toMatchObject({ code: '23502', column: 'owner' })
    expect(await failure('select nope from people')).toMatchObject({ code: '42703', position: '8' })
    expect(await failure('selec 1')).toMatchObject({ code: '42601' })
    expect(await failure('select 1 / 0')).toMatchObject({ code: '22012' })
    expect(await failure(`select 'x'::uuid`)).toMatchObject({ code: '22P02' })
    expect(await first('1'), 'and the connection is as good as before').toBe(1)
  })

  test('text under COLLATE "C" is sorted by bytes', async () => {
    const words = ['b', 'B', 'a', 'ä', 'Z', 'z', '_', '1', '10', '2', 'é', '🌱', 'aa', 'a b']
    const { rows } = await sql<{ word: string }>`select word from unnest(${words}::text[]) word order by word collate "C"`.execute(
      database.kysely,
    )
    expect(rows.map((row) => row.word)).toEqual(words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
  })

  test('the session is configured, and trigram similarity is available', async () => {
    expect(await first(`current_setting('timezone')`)).toBe('UTC')
    await database.pool.query('create extension pg_trgm')
    expect(await first(`'bertollini' % 'bertolini'`)).toBe(true)
  })

  test.runIf(engine === 'postgresql')('queries and idle transactions time out', async () => {
    expect(await first(`current_setting('statement_timeout')`)).toBe('15s')
    expect(await first(`current_setting('idle_in_transaction_session_timeout')`)).toBe('30s')
  })

  test('long queries and long results are transmitted completely', async () => {
    const long = 'ü'.repeat(500_000)
    const { rows } = await database.pool.query('select $1::text as long, md5($1::text) as md5, md5(repeat($2::text, 500000)) as expected', [
      long,
      'ü',
    ])
    expect(rows[0].long === long && rows[0].md5 === rows[0].expected).toBe(true)
    const { rowCount } = await database.pool.query(`select i, repeat('x', 100) from generate_series(1, 20000) i`)
    expect(rowCount).toBe(20_000)
  })

  test('infinite recursion is aborted, and the database keeps working', async () => {
    await database.pool.query('create function forever(i int) returns int language plpgsql as $$ begin return forever(i + 1); end $$')
    expect(await failure('select forever(1)')).toMatchObject({ code: '54001' })
    expect(await first('1')).toBe(1)
  })
})

test('an unreachable server is named without its password', async () => {
  const opening = openDatabase({ url: 'postgresql://somebody:secret@127.0.0.1:1/community', directory: '' })
  await expect(opening).rejects.toThrow('The database on 127.0.0.1:1/community cannot be used: connect ECONNREFUSED 127.0.0.1:1')
  expect(isUnavailable(await opening.catch((error: Error) => error.cause))).toBe(true)
})
