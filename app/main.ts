import { parseArgs } from 'node:util'
import { type BackupRecord, recordBackup, recordCommand } from '#platform/server/backup/records.ts'
import { lendSnapshot, removeOldSnapshots, snapshotCommand } from '#platform/server/backup/snapshot.ts'
import { ConfigurationError, readConfiguration } from '#platform/server/configuration.ts'
import { listenForCommands } from '#platform/server/control-socket.ts'
import { demoConfiguration, demoSize } from '#app/server/demo-configuration.ts'
import { operatorCommands } from '#app/server/rooms.ts'
import { runOperatorCommand } from '#platform/server/operator-command.ts'
import { DataDirectoryError } from '#platform/server/data-directory.ts'
import { DirectoryInUse } from '#platform/server/database/directory-lock.ts'
import { MigrationError, readMigrations } from '#platform/server/database/migration-files.ts'
import { shareSchema } from '#platform/server/database/schema-use.ts'
import { migrationsFolder, openMigratedDatabase, startServer } from '#app/server/start.ts'

const { values: options } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, members: { type: 'string' }, dev: { type: 'boolean', default: false } },
})

try {
  const size = demoSize(options)
  const configuration = options.demo ? demoConfiguration(readConfiguration()) : readConfiguration()
  // Vite runs in this process, so requests must not be shed while it is busy.
  if (options.dev) configuration.overloadDelay = 0
  const database = await openMigratedDatabase(configuration, (error) => fail(error))
  const pages = options.dev
    ? (await import('#app/server/development-pages.ts')).developmentPages
    : (await import('#app/server/pages.ts')).builtPages
  const server = await startServer(configuration, database, pages)
  for (const room of server.rooms) await room.prepare?.(server.services)
  // Node would print the error with all of its properties.
  process.on('uncaughtException', (error) => {
    server.services.log.fatal({ err: error }, 'uncaught error: the server ends')
    process.exit(1)
  })
  const greeting = options.demo ? await (await import('#app/server/demo.ts')).prepareDemo(server, say, size) : []
  if (database.kind === 'embedded') await removeOldSnapshots(configuration.dataDirectory)
  const control = await listenForCommands(configuration.dataDirectory, async (words, hungUp) => {
    const [name, given = ''] = words
    if (name === snapshotCommand) return lendSnapshot(server.services, hungUp)
    if (name !== recordCommand) return runOperatorCommand(operatorCommands, database, words)
    await recordBackup(database.kysely, JSON.parse(given) as BackupRecord)
    return ''
  })
  const address = await server.http.listen({ host: configuration.host, port: configuration.port })

  say(`ESG Network is ready: ${configuration.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`)
  say(`  data in ${configuration.dataDirectory}${configuration.database.url ? ', database on PostgreSQL' : ''}`)
  if (server.services.mail.outbox) say(`  emails are saved to ${server.services.mail.outbox} (set SMTP_URL to send them)`)
  greeting.forEach(say)

  let stopping = false
  let letGo: (() => Promise<void>) | undefined
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), 10_000).unref()
    control.close()
    void server
      .stop()
      .then(() => letGo?.())
      .then(() => database.close())
      .then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  letGo = await shareSchema(database, (await readMigrations(migrationsFolder)).length, () => {
    say('A newer version is about to use this database, so this server stops.')
    stop()
  })
} catch (error) {
  fail(error)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): never {
  process.stderr.write(`${explained(error)}\n`)
  process.exit(1)
}

/** What the person who started the server can do about an error; our own bugs include their stack trace. */
function explained(error: unknown): string {
  if (error instanceof ConfigurationError) return `These settings are wrong:\n${error.message}`
  if (error instanceof DataDirectoryError || error instanceof DirectoryInUse || error instanceof MigrationError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, path } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `${error.message}\nAnother program has this port. Set PORT to another one, or to 0 for any that is free.`
  if (code === 'EACCES' && path) return `${error.message}\nThe user who runs the program needs the rights to this file or folder.`
  if (code === 'EACCES' && syscall === 'listen')
    return `${error.message}\nThis port needs more rights than the program has. Set PORT to one above 1023.`
  return error.stack ?? error.message
}
