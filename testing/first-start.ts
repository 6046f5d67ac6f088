import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder, startServer } from '#app/server/start.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { migrate } from '#platform/server/database/migrations.ts'

/** Prepares an empty database like a server's first start: migrated, with the tables and queues of its jobs. */
export async function startOnce(database: Database): Promise<void> {
  await migrate(database, migrationsFolder)
  const folder = mkdtempSync(join(tmpdir(), 'esg-network-first-start-'))
  try {
    const configuration = readConfiguration({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' })
    const server = await startServer(configuration, database, async () => {})
    await server.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
