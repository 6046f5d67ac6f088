import type { TestProject } from 'vitest/node'
import { prepareServer } from './databases.ts'
import { embeddedTemplate } from './embedded-template.ts'
import type { EngineName } from './engines.ts'
import { postgresIsMissing, startPostgresServer } from './postgres-server.ts'

/** Creates the template for fresh databases on the project's engine, before all room tests. */
export default (project: TestProject) => prepareEngine(project.config.env['TEST_ENGINE'] === 'embedded' ? 'embedded' : 'postgresql')

/** Creates the template for fresh databases on an engine. @returns ends its server */
export async function prepareEngine(engine: EngineName): Promise<(() => Promise<void>) | undefined> {
  if (engine === 'embedded') {
    await embeddedTemplate()
    return undefined
  }
  const server = await startPostgresServer({ settings: { max_connections: '200' } })
  if (!server) throw new Error(postgresIsMissing)
  await prepareServer(server.url)
  return server.stop
}
