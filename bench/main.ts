import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { postgresIsMissing, startPostgresServer } from '#testing/postgres-server.ts'
import { embeddedStart } from './embedded.ts'
import { reads } from './reads.ts'
import { type Figure, report } from './report.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

type Benchmark = (databaseUrl: () => Promise<string>, folder: string) => AsyncGenerator<Figure>

const benchmarks: Record<string, Benchmark> = {
  'reads-400': async function* (databaseUrl, folder) {
    yield* reads(await databaseUrl(), folder, 400)
  },
  'reads-100000': async function* (databaseUrl, folder) {
    yield* reads(await databaseUrl(), folder, 100_000)
  },
  embedded: (_databaseUrl, folder) => embeddedStart(folder),
}

const unknown = wanted.filter((name) => !(name in benchmarks))
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`)

const given = process.env['BENCH_DATABASE_URL']
const server = given
  ? undefined
  : await startPostgresServer({ durable: true, settings: { shared_buffers: '512MB', max_connections: '100' } })
let databases = 0

/** A fresh database on the given server, or on the throw-away one. */
async function freshDatabaseUrl(): Promise<string> {
  const base = given ?? server?.url
  if (!base) throw new Error(`${postgresIsMissing} Install it, or set BENCH_DATABASE_URL to an empty server's address.`)
  const name = `bench_${process.pid}_${(databases += 1)}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(base), { pathname: `/${name}` }).href
}

try {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const folder = await mkdtemp(join(tmpdir(), 'esg-network-bench-'))
    try {
      for await (const figure of run(freshDatabaseUrl, folder)) report(figure, options.json)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
} finally {
  await server?.stop()
}
