import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/server/database/index.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { startOnce } from './first-start.ts'

export type TestDatabase = Database & { engine: Database['kind'] }

/** Fewer than in production: each connection reads PostgreSQL's catalogue anew, and a file's tests rarely need more. */
const fewConnections = 4

/** Set for all processes of a test run on PostgreSQL; fresh databases are copied from its database `template_started`. */
const serverVariable = 'TEST_DATABASE_SERVER'
const serverTemplate = 'template_started'

/**
 * Opens a new migrated database on the engine under test; closing it removes it.
 * @param poolSize connections to PostgreSQL
 */
export async function freshDatabase(poolSize?: number): Promise<TestDatabase> {
  const serverUrl = serverUnderTest()
  return serverUrl === undefined ? freshEmbedded() : openedOnServer(await createOnServer(serverUrl, serverTemplate), poolSize)
}

/** Opens a new database without tables on the engine under test; closing it removes it. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const serverUrl = serverUnderTest()
  if (serverUrl === undefined) return { ...(await openDatabase({ directory: 'memory://' })), engine: 'embedded' }
  return openedOnServer(await createOnServer(serverUrl, 'template0'))
}

interface SharedDatabase extends AsyncDisposable {
  /** A server's settings for it: DATA_DIR, and DATABASE_URL on PostgreSQL. */
  settings: { DATA_DIR: string; DATABASE_URL?: string }
  /** Opens it for inspection; the embedded one only while no server uses it. */
  look<Result>(read: (database: Database) => Promise<Result>): Promise<Result>
}

/** A new migrated database for servers in other processes, on the engine under test. */
export async function sharedDatabase(): Promise<SharedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'esg-network-shared-'))
  const directory = join(folder, 'database')
  const server = serverUnderTest()
  const onServer = server === undefined ? undefined : await createOnServer(server, serverTemplate)
  if (!onServer) cpSync(await embeddedTemplate(), directory, { recursive: true })
  return {
    settings: { DATA_DIR: folder, ...(onServer && { DATABASE_URL: onServer.url }) },
    async look(read) {
      const database = await openDatabase({ url: onServer?.url, directory })
      try {
        return await read(database)
      } finally {
        await database.close()
      }
    },
    async [Symbol.asyncDispose]() {
      await onServer?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sets the PostgreSQL server for fresh databases, in this process and those it starts. */
export async function prepareServer(url: string): Promise<void> {
  await runOnServer(url, `create database ${serverTemplate}`)
  const template = await openDatabase({ url: databaseOn(url, serverTemplate), directory: '' })
  await startOnce(template)
  await template.close()
  process.env[serverVariable] = url
}

/** The server for fresh databases; undefined if the engine under test is the embedded one. */
function serverUnderTest(): string | undefined {
  if (process.env['TEST_ENGINE'] !== 'postgresql') return undefined
  const url = process.env[serverVariable]
  if (url === undefined) throw new Error('There is no test server yet: prepareServer has not run.')
  return url
}

async function freshEmbedded(): Promise<TestDatabase> {
  const template = await embeddedTemplate()
  const directory = mkdtempSync(join(tmpdir(), 'esg-network-database-'))
  cpSync(template, directory, { recursive: true })
  const database = await openDatabase({ directory })
  return {
    ...database,
    engine: 'embedded',
    async close() {
      await database.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function openedOnServer({ url, drop }: { url: string; drop(): Promise<void> }, poolSize = fewConnections): Promise<TestDatabase> {
  const database = await openDatabase({ url, directory: '', poolSize })
  return {
    ...database,
    engine: 'postgresql',
    async close() {
      await database.close()
      await drop()
    },
  }
}

async function createOnServer(serverUrl: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying page by page through the log takes twice as long.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return { url: databaseOn(serverUrl, name), drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`) }
}

function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
