import { type Database, openDatabase } from '#platform/server/database/index.ts'
import { postgresIsMissing, startPostgresServer } from './postgres-server.ts'

export interface Engine {
  engine: Database['kind']
  /** An empty database, the same one at each call. */
  open(): Promise<Database>
}

/** Both engines, for what must be alike on them. `stop` ends the throw-away PostgreSQL that was started. */
export async function bothEngines(): Promise<{ engines: Engine[]; stop(): Promise<void> }> {
  const server = await startPostgresServer()
  if (!server) throw new Error(postgresIsMissing)
  let embedded: Promise<Database> | undefined
  return {
    engines: [
      { engine: 'embedded', open: () => (embedded ??= openDatabase({ directory: 'memory://' })) },
      { engine: 'postgresql', open: () => openDatabase({ url: server.url, directory: '' }) },
    ],
    stop: server.stop,
  }
}
