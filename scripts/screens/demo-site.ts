import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts, demoOperator, demoPassword } from '#demo/accounts.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { builtPages } from '#app/server/pages.ts'
import { prepareDemo } from '#app/server/demo.ts'
import { openMigratedDatabase, startServer } from '#app/server/start.ts'

/** Whose screens can be shown. */
const viewers = {
  founder: demoAccounts[0].email,
  investor: demoAccounts[1].email,
  mentor: demoAccounts[2].email,
  operator: demoOperator.email,
}
export type Viewer = 'visitor' | keyof typeof viewers

interface Cookie {
  name: string
  value: string
  url: string
}

export interface DemoSite {
  url: string
  /** The cookies of a session. */
  cookiesOf(viewer: Viewer): Cookie[]
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
  for (const room of server.rooms) await room.prepare?.(server.services)
  await prepareDemo(server, console.log)
  const { events, jobs } = server.services
  // What follows from filling it, such as reading the decks for the search.
  await events.settled()
  await jobs.settled()
  const url = await server.http.listen({ host: '127.0.0.1', port: 0 })
  const cookies = new Map<Viewer, Cookie[]>()
  for (const [viewer, email] of Object.entries(viewers)) cookies.set(viewer as Viewer, [await signIn(url, email)])
  return {
    url,
    cookiesOf: (viewer) => cookies.get(viewer) ?? [],
    async close() {
      await server.stop()
      await database.close()
    },
  }
}

async function signIn(url: string, email: string): Promise<Cookie> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(';')[0]?.split(/=(.*)/s) ?? []
  return { name, value, url }
}
