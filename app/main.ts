import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigurationError, readConfiguration } from '#platform/server/configuration.ts'
import { listenForCommands } from '#platform/server/control-socket.ts'
import { runAdminCommand } from '#app/server/admin-commands.ts'
import { openMigratedDatabase, startServer } from '#app/server/start.ts'

const { values: options } = parseArgs({ options: { demo: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } } })

try {
  const configuration = readConfiguration()
  if (options.demo) configuration.dataDirectory = join(configuration.dataDirectory, 'demo')
  const database = await openMigratedDatabase(configuration, (error) => fail(error))
  const pages = options.dev
    ? (await import('#app/server/development-pages.ts')).developmentPages
    : (await import('#app/server/pages.ts')).builtPages
  const server = await startServer(configuration, database, pages)
  const greeting = options.demo ? await (await import('#app/server/demo.ts')).prepareDemo(server, say) : []
  const control = await listenForCommands(configuration.dataDirectory, (words) => runAdminCommand(database, words))
  const address = await server.http.listen({ host: configuration.host, port: configuration.port })

  say(`ESG Network is ready: ${configuration.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`)
  say(`  data in ${configuration.dataDirectory}${configuration.database.url ? ', database on PostgreSQL' : ''}`)
  if (server.services.mail.outbox) say(`  mails land in ${server.services.mail.outbox} (set SMTP_URL to send them)`)
  greeting.forEach(say)

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), 10_000).unref()
      control.close()
      void server
        .stop()
        .then(() => database.close())
        .then(() => process.exit(0), fail)
    })
  }
} catch (error) {
  fail(error)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): never {
  const known = error instanceof ConfigurationError
  process.stderr.write(
    `${known ? 'These settings are wrong:\n' : ''}${error instanceof Error ? (known ? error.message : error.stack) : String(error)}\n`,
  )
  process.exit(1)
}
