import { startChild } from './child.ts'
import type { Figure } from './report.ts'

/** The server on the embedded database: the time from the start of its process to its first response, and its memory then. */
export async function* embeddedStart(dataDirectory: string): AsyncGenerator<Figure> {
  for (const name of ['first start', 'second start']) {
    const started = performance.now()
    await using server = await startChild<{ url: string }>('our-server.ts', { dataDirectory })
    await fetch(`${server.ready.url}/api/session`)
    yield { name: `embedded, ${name}`, ours: (performance.now() - started) / 1000, unit: 's' }
    yield { name: `embedded, memory after ${name}`, ours: (await server.memory()) / 1024 / 1024, unit: 'MiB' }
  }
}
