import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { postgresIsMissing, startPostgresServer } from '#testing/postgres-server.ts'
import { silentWire } from '#testing/silent-wire.ts'
import { createListener } from './listener.ts'
import { pooledDatabase } from './pooled-database.ts'

const server = await startPostgresServer()
if (!server) console.warn(postgresIsMissing)
afterAll(() => server?.stop())

describe.runIf(server)('a listener', () => {
  const url = server?.url ?? ''

  test('notices that its connection fell silent, and reconnects', async () => {
    const wire = await silentWire(url)
    const connectionString = url.replace(new URL(url).port, String(wire.port))
    const listener = createListener({ config: { connectionString }, heartbeat: 100 })
    const heard: string[] = []
    const reconnected = vi.fn<() => void>()
    await listener.listen('silence', (payload) => heard.push(payload), reconnected)
    wire.fallSilent()
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), { timeout: 5_000 })

    const speaker = new pg.Client({ connectionString: url })
    await speaker.connect()
    await speaker.query(`notify silence, 'over'`)
    await vi.waitFor(() => expect(heard).toEqual(['over']))
    await speaker.end()
    await listener.close()
    wire.close()
  })

  test('closes all connections that fell silent together with its own', async () => {
    const wire = await silentWire(url)
    const database = pooledDatabase({
      kind: 'postgresql',
      client: { connectionString: url.replace(new URL(url).port, String(wire.port)) },
      pool: { max: 2 },
      heartbeat: 100,
      release: async () => {},
    })
    const reconnected = vi.fn<() => void>()
    await database.listen('silence', () => {}, reconnected)
    await Promise.all([database.pool.query('select 1'), database.pool.query('select 2')])
    wire.fallSilent()
    const waiting = [database.pool.query('select 3'), sql`select 4`.execute(database.kysely)]
    await Promise.all(waiting.map((each) => expect(each).rejects.toThrow('Connection terminated')))
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), { timeout: 5_000 })
    expect((await database.pool.query('select 5 as five')).rows).toEqual([{ five: 5 }])
    await database.close()
    wire.close()
  })

  test('reports if the first connection fails', async () => {
    const listener = createListener({ config: { connectionString: 'postgresql://127.0.0.1:1/none' } })
    await expect(listener.listen('channel', () => {})).rejects.toThrow('ECONNREFUSED')
    await listener.close()
  })
})
