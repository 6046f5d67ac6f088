import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Databases, benchDatabases } from './databases.ts'
import { deals } from './deals.ts'
import { embeddedStart } from './embedded.ts'
import { events } from './events.ts'
import { impactStatements } from './impact-statements.ts'
import { live } from './live.ts'
import { matching } from './matching.ts'
import { meetings } from './meetings.ts'
import { messages } from './messages.ts'
import { newsfeed } from './newsfeed.ts'
import { organisations } from './organisations.ts'
import { overload } from './overload.ts'
import { portfolio } from './portfolio.ts'
import { overview } from './overview.ts'
import { push } from './push.ts'
import { reads } from './reads.ts'
import { type Figure, report } from './report.ts'
import { search } from './search.ts'
import { socketMemory } from './sockets.ts'

type Benchmark = (databases: Databases, folder: string) => AsyncGenerator<Figure>

const benchmarks: Record<string, Benchmark> = {
  'reads-400': async function* (databases, folder) {
    yield* reads(await databases.fresh(), folder, 400)
  },
  'reads-100000': async function* (databases, folder) {
    yield* reads(await databases.fresh(), folder, 100_000)
  },
  embedded: (_databases, folder) => embeddedStart(folder),
  messages,
  meetings,
  matching: async function* (databases, folder) {
    for (const members of [1_000, 10_000, 100_000]) yield* matching(databases, folder, members)
  },
  deals,
  events,
  newsfeed: async function* (databases, folder) {
    for (const posts of [10_000, 1_000_000]) yield* newsfeed(databases, folder, posts)
  },
  organisations,
  portfolio,
  'impact-statements': () => impactStatements(),
  overview,
  overload,
  push,
  search,
  'live-1000': (databases, folder) => live(databases, folder, 1_000),
  'live-5000': (databases, folder) => live(databases, folder, 5_000),
  sockets: (databases, folder) => socketMemory(databases, folder, 5_000),
}

const usage = `npm run bench -- [name …] [--json]
  Compares performance with a bare server, on a temporary PostgreSQL or the one of BENCH_DATABASE_URL.
  name     benchmarks to run, by default all: ${Object.keys(benchmarks).join(', ')}
  --json   print a line of JSON for each figure`

const asked = readWords()
if (typeof asked === 'string') {
  console.error(`${asked}\n\n${usage}`)
  process.exitCode = 1
} else if (asked.help) console.log(usage)
else await measure(asked.names, asked.json)

/** @returns the error for invalid arguments */
function readWords(): { names: readonly string[]; json: boolean; help: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    })
    const unknown = positionals.filter((name) => !(name in benchmarks))
    if (unknown.length > 0) return `Unknown benchmark: ${unknown.join(', ')}.`
    return { ...values, names: positionals.length > 0 ? positionals : Object.keys(benchmarks) }
  } catch (error) {
    return (error as Error).message
  }
}

async function measure(names: readonly string[], asJson: boolean): Promise<void> {
  const databases = await benchDatabases()
  try {
    for (const [name, run] of Object.entries(benchmarks)) {
      if (!names.includes(name)) continue
      const folder = await mkdtemp(join(tmpdir(), 'esg-network-bench-'))
      try {
        for await (const figure of run(databases, folder)) report(figure, asJson)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }
  } finally {
    await databases.stop()
  }
}
