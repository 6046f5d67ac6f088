import { readConfiguration } from '#platform/server/configuration.ts'
import { openMigratedDatabase, startServer } from '#app/server/start.ts'
import { inputOfChild, reportReady } from './child.ts'
import { secret } from './secret.ts'

// The whole server, as `npm start` runs it, without its pages.
const { databaseUrl, dataDirectory } = (await inputOfChild()) as { databaseUrl?: string; dataDirectory: string }
const configuration = readConfiguration({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
  LOG_LEVEL: 'warn',
  PORT: '0',
  AUTH_SECRET: secret,
})
const database = await openMigratedDatabase(configuration)
const server = await startServer(configuration, database, async () => {})
const url = await server.http.listen({ host: '127.0.0.1', port: 0 })

process.on(
  'SIGTERM',
  () =>
    void server
      .stop()
      .then(() => database.close())
      .then(() => process.exit(0)),
)
// "settled": all that follows what was done so far has happened.
reportReady({ url }, { settled: () => server.services.events.settled() })
