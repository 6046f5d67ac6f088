import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Databases, benchDatabases } from './databases.ts'
import { embeddedStart } from './embedded.ts'
import { live } from './live.ts'
import { matching } from './matching.ts'
import { messages } from './messages.ts'
import { reads } from './reads.ts'
import { type Figure, report } from './report.ts'
import { socketMemory } from './sockets.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})

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
  matching: async function* (databases, folder) {
    for (const members of [1_000, 10_000, 100_000]) yield* matching(databases, folder, members)
  },
  'live-1000': (databases, folder) => live(databases, folder, 1_000),
  'live-5000': (databases, folder) => live(databases, folder, 5_000),
  sockets: (databases, folder) => socketMemory(databases, folder, 5_000),
}

const unknown = wanted.filter((name) => !(name in benchmarks))
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`)

const databases = await benchDatabases()
try {
  for (const [name, run] of Object.entries(benchmarks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const folder = await mkdtemp(join(tmpdir(), 'esg-network-bench-'))
    try {
      for await (const figure of run(databases, folder)) report(figure, options.json)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
} finally {
  await databases.stop()
}
