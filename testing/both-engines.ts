import { type Database, openDatabase } from '#platform/server/database/index.ts'
import { postgresIsMissing, startPostgresServer } from './postgres-server.ts'

interface Engine {
  engine: Database['kind']
  /** Opens an empty database, the same one at each call. */
  open(): Promise<Database>
}

/**
 * Both engines, for behaviour that must be the same; only the embedded one where no PostgreSQL is installed. `stop` ends the
 * temporary PostgreSQL.
 */
export async function bothEngines(): Promise<{ engines: Engine[]; stop(): Promise<void> }> {
  const server = await startPostgresServer()
  let embedded: Promise<Database> | undefined
  const engines: Engine[] = [{ engine: 'embedded', open: () => (embedded ??= openDatabase({ directory: 'memory://' })) }]
  if (server) engines.push({ engine: 'postgresql', open: () => openDatabase({ url: server.url, directory: '' }) })
  else console.warn(`${postgresIsMissing} Only the embedded database is tested.`)
  return { engines, stop: async () => server?.stop() }
}
