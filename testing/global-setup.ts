import type { TestProject } from 'vitest/node'
import { prepareServer } from './databases.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { postgresIsMissing, startPostgresServer } from './postgres-server.ts'

/** Creates the template for fresh databases on the project's engine, before all room tests. */
export default async function prepareDatabases(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.config.env['TEST_ENGINE'] === 'embedded') {
    await embeddedTemplate()
    return undefined
  }
  const server = await startPostgresServer({ settings: { max_connections: '200' } })
  if (!server) throw new Error(postgresIsMissing)
  await prepareServer(server.url)
  return server.stop
}
