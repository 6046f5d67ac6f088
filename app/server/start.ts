import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Configuration } from '#platform/server/configuration.ts'
import { claimDataDirectory } from '#platform/server/data-directory.ts'
import { type Database, openDatabase } from '#platform/server/database/index.ts'
import { migrate } from '#platform/server/database/migrations.ts'
import { domainEvents } from '#platform/server/events/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { fileHold } from '#platform/server/files/file-hold.ts'
import { admission } from '#platform/server/http/admission.ts'
import { httpServer } from '#platform/server/http/server.ts'
import { jobQueue } from '#platform/server/jobs/index.ts'
import { chooseTransport } from '#platform/server/live/choose-transport.ts'
import { type LiveHub, liveHub } from '#platform/server/live/hub.ts'
import { liveSockets } from '#platform/server/live/sockets.ts'
import { createLog } from '#platform/server/log.ts'
import { mailer } from '#platform/server/mail/index.ts'
import { type OutboundPolicy, outbound } from '#platform/server/outbound/index.ts'
import { nightlyMaintenance } from '#platform/server/maintenance.ts'
import type { Room } from '#platform/server/room.ts'
import type { Services } from '#platform/server/services.ts'
import { createSite } from '#platform/server/site.ts'
import { type Accounts, openAccounts, type PasswordHashing } from '#features/accounts/server/index.ts'
import type { Pages } from './pages.ts'
import { allRooms } from './rooms.ts'

export const migrationsFolder = join(import.meta.dirname, '../../migrations')

export interface RunningServer {
  services: Services
  http: FastifyInstance
  accounts: Accounts
  rooms: readonly Room[]
  /** Finishes requests in flight, then closes everything. */
  stop(): Promise<void>
}

/** The platform's services on a migrated database. */
export function createServices(configuration: Configuration, database: Database, policy?: OutboundPolicy): Services & { live: LiveHub } {
  const log = createLog(configuration.logLevel)
  const jobs = jobQueue(database, log)
  const site = createSite(database)
  return {
    configuration,
    database,
    log,
    jobs,
    events: domainEvents(database, log),
    files: fileStore(configuration),
    fileHold: fileHold(database),
    site,
    mail: mailer(configuration, site, database, log),
    outbound: outbound(policy, configuration.publicUrl),
    live: liveHub({ database, log, transport: chooseTransport(configuration, database, log) }),
  }
}

/** Starts rooms and platform: reactions and jobs run, and the HTTP server is ready to listen. */
export async function startServer(
  configuration: Configuration,
  database: Database,
  pages: Pages,
  { passwords, outboundPolicy }: { passwords?: PasswordHashing; outboundPolicy?: OutboundPolicy } = {},
): Promise<RunningServer> {
  const services = createServices(configuration, database, outboundPolicy)
  const { jobs, events, live } = services
  const accounts = await openAccounts(services, passwords)
  const rooms = allRooms(accounts)
  await live.start(
    services,
    rooms.flatMap((room) => room.live ?? []),
  )
  await jobs.start([nightlyMaintenance(services), ...rooms.flatMap((room) => room.jobs?.(services) ?? [])])
  await events.start(rooms.flatMap((room) => room.reactions?.(services) ?? []))
  const admitting = admission()
  const http = await httpServer(services, {
    router: Object.fromEntries(rooms.map((room) => [room.name, room.handlers])),
    identity: accounts,
    admission: admitting,
    pages: (app, serve) => pages(app, services, serve),
  })
  const sockets = await liveSockets({
    server: http.server,
    services,
    hub: live,
    identity: accounts,
    admission: admitting,
    standingSessions: accounts.standingSessions,
    isOverloaded: http.isUnderPressure,
  })
  return {
    services,
    http,
    accounts,
    rooms,
    async stop() {
      // Requests that take longer are cut off, because the process has 10 seconds in total.
      const cutOff = setTimeout(() => http.server.closeAllConnections(), 4_000)
      // Open sockets would keep the HTTP server running.
      await Promise.all([sockets.close(), http.close()])
      clearTimeout(cutOff)
      await events.stop()
      await jobs.stop()
      await live.stop()
      await accounts.stop()
      await services.outbound.close()
    },
  }
}

/**
 * Claims the data directory, and opens and migrates the configured database.
 * @throws DataDirectoryError, DirectoryInUse, MigrationError, each with instructions
 */
export async function openMigratedDatabase(configuration: Configuration, onFailure?: (error: Error) => void): Promise<Database> {
  claimDataDirectory(configuration.dataDirectory)
  const database = await openDatabase({
    url: configuration.database.url,
    poolSize: configuration.database.poolSize,
    directory: join(configuration.dataDirectory, 'database'),
    onFailure,
  })
  try {
    await migrate(database, migrationsFolder)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
