import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import type { OutboundPolicy } from '#platform/server/outbound/index.ts'
import { runOperatorCommand } from '#platform/server/operator-command.ts'
import { type Pages, builtPages } from '#app/server/pages.ts'
import { operatorCommands } from '#app/server/rooms.ts'
import { type RunningServer, openMigratedDatabase, startServer } from '#app/server/start.ts'
import { type PasswordHashing, passwordHashing } from '#features/accounts/server/index.ts'
import { freshDatabase } from './databases.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type Details, type Person, createPerson, visitorOf } from './people.ts'

export interface World extends AsyncDisposable {
  url: string
  server: RunningServer
  services: RunningServer['services']
  mailServer: MailServer
  /** Somebody without an account, at an address of their own. */
  visitor(): Person
  /** Somebody who joins through the API; `details` change what they say of themselves. */
  join(details?: Partial<Details>): Promise<Person>
  /** Resolves when reactions and jobs have caught up with all that happened. */
  settled(): Promise<void>
  /** Runs a room's job now, by its name. */
  runJob(name: string): Promise<void>
  /** What an operator's command answers. */
  command(...words: string[]): Promise<string>
  /** Stops the server and starts another with these pages in its place, as a deploy does. */
  deploy(pages: Pages): Promise<void>
  stop(): Promise<void>
}

/** A whole server of its own over a fresh database, with files in a temporary folder and a real SMTP server. */
export async function openWorld(
  options: {
    pages?: Pages
    environment?: NodeJS.ProcessEnv
    withoutMailServer?: boolean
    passwords?: PasswordHashing
    /** Of a server of one's own, to be migrated, instead of a fresh one. */
    databaseUrl?: string
    /** Opened and migrated already, instead of a fresh one. */
    database?: Database
    /** Connections to a fresh database. */
    poolSize?: number
    /** Addresses that the server may call; only the public internet by default. */
    outboundPolicy?: OutboundPolicy
    /** Nobody tries again when the server is too busy. */
    withoutPatience?: boolean
  } = {},
): Promise<World> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'esg-network-'))
  const mailServer = await startMailServer()
  const configuration = readConfiguration({
    PORT: '0',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    // Each person has an address of their own, so that limits on attempts do not meet in one.
    TRUST_PROXY: '1',
    // The test itself, and its browser, keep this process busy.
    OVERLOAD_DELAY: '0',
    DATABASE_URL: options.databaseUrl,
    ...options.environment,
  })
  const database =
    options.database ??
    (options.databaseUrl === undefined ? await freshDatabase(options.poolSize) : await openMigratedDatabase(configuration))
  if (!options.withoutMailServer) configuration.mail.smtpUrl = mailServer.url
  const startWith = (pages: Pages) =>
    startServer(configuration, database, pages, {
      passwords: options.passwords ?? cheapPasswords,
      ...(options.outboundPolicy && { outboundPolicy: options.outboundPolicy }),
    })
  const server = await startWith(options.pages ?? withoutPages)
  const url = await server.http.listen({ host: '127.0.0.1', port: 0 })

  const world: World = {
    url,
    server,
    services: server.services,
    mailServer,
    visitor: () => visitorOf(url, {}, !options.withoutPatience),
    join: (details) => createPerson(url, details, !options.withoutPatience),
    async settled() {
      await world.services.events.settled()
      await world.services.jobs.settled()
      // Of what the jobs changed.
      await world.services.events.settled()
    },
    async runJob(name) {
      const job = world.server.rooms.flatMap((room) => room.jobs?.(world.services) ?? []).find((each) => each.name === name)
      if (!job) throw new Error(`No room has a job '${name}'`)
      await job.run({})
    },
    async command(...words) {
      const answer = await runOperatorCommand(operatorCommands, database, words)
      // Else it would be a matter of milliseconds when the server hears of it.
      world.server.accounts.forgetActors()
      return answer
    },
    async deploy(pages) {
      await world.server.stop()
      const next = await startWith(pages)
      Object.assign(world, { server: next, services: next.services })
      await next.http.listen({ host: '127.0.0.1', port: Number(new URL(url).port) })
    },
    async stop() {
      await world.server.stop()
      await database.close()
      await mailServer.stop()
      await rm(dataDirectory, { recursive: true, force: true })
    },
    [Symbol.asyncDispose]: () => world.stop(),
  }
  return world
}

const withoutPages: Pages = async () => {}
/** Passwords of nobody are not worth a tenth of a second each. */
export const cheapPasswords = passwordHashing({ N: 16, r: 1, p: 1 })

/** A world with the built pages, for tests in a browser. */
export const openWorldWithPages = (options: Parameters<typeof openWorld>[0] = {}) => openWorld({ ...options, pages: builtPages })
