import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '#platform/server/database/index.ts'
import { postgresIsMissing, startPostgresServer } from './postgres-server.ts'

interface EmptyPlaces {
  engines: Database['kind'][]
  /** The settings of an empty destination. */
  make(engine: Database['kind']): Promise<{ DATA_DIR: string; DATABASE_URL?: string }>
  stop(): Promise<void>
}

/** Empty destinations on both engines; on a new PostgreSQL, whose transaction ids are low. */
export async function emptyPlaces(): Promise<EmptyPlaces> {
  const server = await startPostgresServer()
  const folder = await mkdtemp(join(tmpdir(), 'esg-network-places-'))
  if (!server) console.warn(`${postgresIsMissing} Only the embedded database is tested.`)
  let count = 0

  async function makeDatabase(url: string): Promise<string> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`create database place_${count}`)
    await client.end()
    return Object.assign(new URL(url), { pathname: `/place_${count}` }).href
  }

  return {
    engines: server ? ['embedded', 'postgresql'] : ['embedded'],
    async make(engine) {
      count += 1
      const DATA_DIR = join(folder, String(count))
      return engine === 'postgresql' && server ? { DATA_DIR, DATABASE_URL: await makeDatabase(server.url) } : { DATA_DIR }
    },
    async stop() {
      await server?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
