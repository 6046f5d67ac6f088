import { prepareServer } from './databases.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { postgresIsMissing, startPostgresServer } from './postgres-server.ts'

/** Before any room's tests: what fresh databases are copied from, on the engine that `TEST_ENGINE` names. */
export default async function prepareDatabases(): Promise<(() => Promise<void>) | undefined> {
  const engine = process.env['TEST_ENGINE'] ?? 'embedded'
  if (engine === 'embedded') {
    await embeddedTemplate()
    return undefined
  }
  if (engine !== 'postgresql') throw new Error(`TEST_ENGINE: '${engine}' was given; allowed: embedded, postgresql`)
  const server = await startPostgresServer({ settings: { max_connections: '200' } })
  if (!server) throw new Error(postgresIsMissing)
  await prepareServer(server.url)
  return server.stop
}
