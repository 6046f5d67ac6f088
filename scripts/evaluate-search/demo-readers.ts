import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#demo/accounts.ts'
import type { Language } from '#platform/language.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { prepareDemo } from '#app/server/demo.ts'
import { openMigratedDatabase, startServer } from '#app/server/start.ts'
import { type Person, visitorOf } from '#testing/people.ts'
import type { Asker } from './queries/asked.ts'

export interface DemoReaders {
  database: Database
  /** One of the printed accounts, in a language. */
  reader(as: Asker, language: Language): Promise<Person>
  close(): Promise<void>
}

/** A demo community in the embedded database, served by this process, and the people who search in it. */
export async function openDemoReaders(say: (line: string) => void): Promise<DemoReaders> {
  const configuration = readConfiguration({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'esg-network-search-')),
    LOG_LEVEL: 'warn',
    // Each reader has an address of their own, so that limits on attempts to sign in do not meet in one.
    TRUST_PROXY: '1',
    // This process also asks.
    OVERLOAD_DELAY: '0',
  })
  const database = await openMigratedDatabase(configuration)
  const server = await startServer(configuration, database, async () => {})
  for (const room of server.rooms) await room.prepare?.(server.services)
  await prepareDemo(server, say)
  await server.services.events.settled()
  await server.services.jobs.settled()
  const url = await server.http.listen({ host: '127.0.0.1', port: 0 })
  return {
    database,
    async reader(as, language) {
      const person = visitorOf(url)
      await person.call.accounts.signIn({ email: `${as}@demo.example`, password: demoPassword })
      await person.call.accounts.setLanguage({ language })
      return person
    },
    async close() {
      await server.stop()
      await database.close()
    },
  }
}
