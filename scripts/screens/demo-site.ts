import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { builtPages } from '#app/server/pages.ts'
import { prepareDemo } from '#app/server/demo.ts'
import { openMigratedDatabase, startServer } from '#app/server/start.ts'

export interface DemoSite {
  url: string
  /** The session of its investor. */
  cookie: { name: string; value: string }
  close(): Promise<void>
}

/** The demo community, served by this process. */
export async function openDemoSite(): Promise<DemoSite> {
  const configuration = readConfiguration({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'esg-network-screens-')),
    LOG_LEVEL: 'warn',
    // This process also drives the browser, so that the server may seem overloaded.
    OVERLOAD_DELAY: '0',
  })
  const database = await openMigratedDatabase(configuration)
  const server = await startServer(configuration, database, builtPages)
  await prepareDemo(server, console.log)
  const url = await server.http.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    cookie: await signIn(url),
    async close() {
      await server.stop()
      await database.close()
    },
  }
}

/** The demo's investor. */
async function signIn(url: string): Promise<{ name: string; value: string }> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts[1].email, password: demoPassword }),
  })
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(';')[0]?.split(/=(.*)/s) ?? []
  return { name, value }
}
