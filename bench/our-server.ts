import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfiguration } from '#platform/server/configuration.ts'
import { openMigratedDatabase, startServer } from '#app/server/start.ts'
import { loopbackToo } from '#testing/outside.ts'
import { inputOfChild, reportReady } from './child.ts'
import { secret } from './secret.ts'

export interface OurServerInput {
  databaseUrl?: string
  dataDirectory: string
  /** Whether outbound addresses from members may be on this machine. */
  reachesThisMachine?: boolean
}

/** The resources that a process used while it was measured. */
export interface Watched {
  /** Peak resident memory, in bytes. */
  memory: number
  /** The longest delay of the event loop, in milliseconds. */
  delay: number
  /** Processor time, in milliseconds. */
  processor: number
}

// The whole server, as `npm start` runs it, without its pages.
const { databaseUrl, dataDirectory, reachesThisMachine } = (await inputOfChild()) as OurServerInput
const configuration = readConfiguration({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  LOG_LEVEL: 'warn',
  PORT: '0',
  AUTH_SECRET: secret,
})
const database = await openMigratedDatabase(configuration)
const server = await startServer(configuration, database, async () => {}, reachesThisMachine ? { outboundPolicy: loopbackToo() } : {})
const url = await server.http.listen({ host: '127.0.0.1', port: 0 })

process.on(
  'SIGTERM',
  () =>
    void server
      .stop()
      .then(() => database.close())
      .then(() => process.exit(0)),
)

const delays = monitorEventLoopDelay({ resolution: 1 })
let most = 0
let watching: NodeJS.Timeout | undefined
let used = process.cpuUsage()

function watch() {
  most = process.memoryUsage.rss()
  used = process.cpuUsage()
  delays.enable()
  delays.reset()
  watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50)
}

function watched(): Watched {
  clearInterval(watching)
  delays.disable()
  const { user, system } = process.cpuUsage(used)
  return { memory: most, delay: delays.max / 1e6, processor: (user + system) / 1e3 }
}

// "settled": all reactions to earlier changes have run.
reportReady({ url }, { settled: () => server.services.events.settled(), watch, watched })
