import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothEngines } from '#testing/both-engines.ts'
import type { Database, Reader } from './index.ts'
import { PoolUsedInTransaction } from './transaction-guard.ts'

const { engines, stop } = await bothEngines()
afterAll(stop)

describe.each(engines)('on $engine', ({ engine, open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.pool.query('create table counter (id integer primary key, value integer not null)')
  })
  beforeEach(() => database.pool.query('truncate counter; insert into counter values (1, 0)'))
  afterAll(() => database.close())

  async function valueSeenBy(reader: Reader): Promise<number | undefined> {
    const { rows } = await sql<{ value: number }>`select value from counter where id = 1`.execute(reader)
    return rows[0]?.value
  }

  test('changes are kept on commit and undone on rollback', async () => {
    await database.transaction((tx) => sql`update counter set value = 1`.execute(tx))
    const failing = database.transaction(async (tx) => {
      await sql`update counter set value = 2`.execute(tx)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await valueSeenBy(database.kysely)).toBe(1)
  })

  test('a failed statement rolls everything back, even if its error is swallowed', async () => {
    const swallowing = database.transaction(async (tx) => {
      await sql`update counter set value = 3`.execute(tx)
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('rolled back instead of committed')
    expect(await valueSeenBy(database.kysely)).toBe(0)
  })

  test('concurrent transactions on the same row lose no update', async () => {
    const increment = () =>
      database.transaction(async (tx) => {
        const { rows } = await sql<{ value: number }>`select value from counter where id = 1 for update`.execute(tx)
        await pause(2)
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1} where id = 1`.execute(tx)
      })
    await Promise.all(Array.from({ length: 30 }, increment))
    expect(await valueSeenBy(database.kysely)).toBe(30)
  })

  test('uncommitted changes are invisible and cannot be joined', async () => {
    const written = Promise.withResolvers<void>()
    const unfinished = database.transaction(async (tx) => {
      await sql`update counter set value = 5`.execute(tx)
      written.resolve()
      await pause(50)
      return valueSeenBy(tx)
    })
    await written.promise
    const beside = await valueSeenBy(database.kysely)
    expect(await unfinished).toBe(5)
    // On the embedded database other queries wait for the end of the transaction; PostgreSQL shows them the previous state.
    expect(beside).toBe(engine === 'embedded' ? 5 : 0)
  })

  test('a dropped connection rolls its transaction back', async () => {
    const client = await database.pool.connect()
    await client.query('begin; update counter set value = 9')
    client.release(true)
    expect(await valueSeenBy(database.kysely)).toBe(0)
  })

  test('a connection dropped in the middle of a statement rolls its transaction back', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    const running = client.query('update counter set value = 9 from pg_sleep(0.2)')
    await pause(50)
    client.release(true)
    await expect(running).rejects.toThrow('Connection terminated')
    expect(await valueSeenBy(database.kysely)).toBe(0)
  })

  test.runIf(engine === 'postgresql')(
    'a connection that breaks between two statements fails its transaction, and nothing else',
    async () => {
      const failing = database.transaction(async (tx) => {
        await sql`update counter set value = 9`.execute(tx)
        // Terminates its own connection, with a short delay.
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => {})
        await pause(50)
        await valueSeenBy(tx)
      })
      await expect(failing).rejects.toThrow(/connection|Connection|not queryable/)
      expect(await valueSeenBy(database.kysely)).toBe(0)
    },
  )

  test('the pool is refused inside a transaction, wherever it is called from', async () => {
    const elsewhere = async () => valueSeenBy(database.kysely)
    const uses: (() => Promise<unknown>)[] = [
      elsewhere,
      () => database.pool.query('select 1'),
      () => database.pool.connect(),
      () => database.transaction(async () => {}),
      () => database.listen('channel', () => {}),
      () =>
        new Promise((resolve, reject) => database.pool.query('select 1', (error: Error | null) => (error ? reject(error) : resolve(1)))),
    ]
    for (const use of uses) {
      const value = await database.transaction(async (tx) => {
        await expect(use()).rejects.toThrow(PoolUsedInTransaction)
        return valueSeenBy(tx)
      })
      expect(value).toBe(0)
    }
  })

  test('work that continues after the transaction may use the pool', async () => {
    const { later } = await database.transaction(async () => ({ later: pause(20).then(() => valueSeenBy(database.kysely)) }))
    expect(await later).toBe(0)
  })
})
