import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { bothEngines } from '#testing/both-engines.ts'
import type { Database } from './index.ts'
import { namedStatement } from './named-statement.ts'

const { engines, stop } = await bothEngines()
afterAll(stop)

interface Applied {
  number: number
  name: string
}
let builds = 0
const applied = namedStatement<{ after?: number; name?: string | null; limit: number }, Applied>(
  'test.applied',
  (kysely, { after, name, limit }) => {
    builds++
    let query = kysely.selectFrom('schema_migrations').select(['number', 'name'])
    if (after) query = query.where('number', '>', after)
    if (name) query = query.where(sql<boolean>`name is not distinct from ${name}::text`)
    return query.orderBy('number').limit(limit)
  },
)
const twice = namedStatement<{ value: number }, { twice: number }>('test.twice', (_, { value }) => sql`select ${value}::int * 2 as twice`)

describe.each(engines)('on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.pool.query(`
      create table schema_migrations (number integer, name text);
      insert into schema_migrations values (1, 'one'), (2, 'two'), (3, 'three'), (4, null)`)
  })
  afterAll(() => database.close())

  const numbers = async (...call: Parameters<typeof applied>) => (await applied(...call)).map((row) => row.number)

  test('it is built once for each combination of given parameters', async () => {
    builds = 0
    for (let run = 0; run < 3; run++) {
      expect(await numbers(database.kysely, { limit: 2 })).toEqual([1, 2])
      expect(await numbers(database.kysely, { limit: 1, after: 2 })).toEqual([3])
      expect(await numbers(database.kysely, { limit: 9, after: undefined, name: 'two' })).toEqual([2])
      expect(await numbers(database.kysely, { limit: 9, name: null })).toEqual([4])
    }
    expect(builds).toBeLessThanOrEqual(3)
  })

  test('it is prepared once per connection, each variant under its own name, also within transactions', async () => {
    const shapes = namedStatement<{ a: number; b?: number }, object>(
      'test.shapes',
      (_, { a, b }) => sql`select ${a}::int, ${b ?? null}::int`,
    )
    await database.transaction(async (tx) => {
      for (let run = 0; run < 3; run++) {
        await shapes(tx, { a: run })
        await shapes(tx, { a: run, b: run })
        await sql`select name from schema_migrations where number = ${run}`.execute(tx)
      }
      const { rows } = await sql<{
        name: string
      }>`select name from pg_prepared_statements where name like 'test.shapes%' order by name`.execute(tx)
      expect(rows).toEqual([{ name: 'test.shapes' }, { name: 'test.shapes.2' }])
    })
  })

  test('one plan is used for lists of any length', async () => {
    const among = namedStatement<{ names: readonly string[] }, Applied>(
      'test.among',
      (_, { names }) => sql`select number, name from schema_migrations where name = any(${names}::text[])`,
    )
    await database.transaction(async (tx) => {
      for (let run = 0; run < 9; run++) expect(await among(tx, { names: ['two'] })).toEqual([{ number: 2, name: 'two' }])
      const { rows } = await sql<{ anew: number }>`
        select custom_plans::int as anew from pg_prepared_statements where name = 'test.among'`.execute(tx)
      // PostgreSQL compares plans for the first five calls with the one for all values.
      expect(rows).toEqual([{ anew: 5 }])
    })
  })

  test('it works on a new connection after one that had prepared it was dropped', async () => {
    await database.transaction((tx) => twice(tx, { value: 1 }))
    const client = await database.pool.connect()
    client.release(true)
    expect(await twice(database.kysely, { value: 21 })).toEqual([{ twice: 42 }])
  })

  test('its errors are ordinary ones and do not affect the next run', async () => {
    await expect(twice(database.kysely, { value: 2_000_000_000 })).rejects.toMatchObject({ code: '22003' })
    expect(await twice(database.kysely, { value: 4 })).toEqual([{ twice: 8 }])
  })
})

test('parameters and rows are typed', () => {
  expectTypeOf(applied).parameter(1).toEqualTypeOf<{ after?: number; name?: string | null; limit: number }>()
  expectTypeOf(applied).returns.resolves.toEqualTypeOf<Applied[]>()
})
