import pg from 'pg'
import { postgresIsMissing, startPostgresServer } from '#testing/postgres-server.ts'

export interface Databases {
  /** Creates an empty database. */
  fresh(): Promise<string>
  /** Creates a copy of this database, which must have no connections. */
  copyOf(url: string): Promise<string>
  stop(): Promise<void>
}

/** On the server of BENCH_DATABASE_URL, or on a temporary one with the durability settings of production. */
export async function benchDatabases(): Promise<Databases> {
  const given = process.env['BENCH_DATABASE_URL']
  const server = given
    ? undefined
    : await startPostgresServer({ durable: true, settings: { shared_buffers: '512MB', max_connections: '100' } })
  let databases = 0

  async function create(from = ''): Promise<string> {
    const base = given ?? server?.url
    if (!base) throw new Error(`${postgresIsMissing} Install it, or set BENCH_DATABASE_URL to an empty server's address.`)
    const name = `bench_${process.pid}_${(databases += 1)}`
    const client = new pg.Client({ connectionString: base })
    await client.connect()
    await client.query(`create database ${name} ${from}`)
    await client.end()
    return Object.assign(new URL(base), { pathname: `/${name}` }).href
  }

  return {
    fresh: () => create(),
    copyOf: (url) => create(`template ${new URL(url).pathname.slice(1)}`),
    stop: async () => server?.stop(),
  }
}
