import { join } from 'node:path'
import { freePort } from '#testing/free-port.ts'

/** Serves the page of all components, which no server of the product has: `dist/design`, built before the browser tests. */
export async function serveDesign({}: object, use: (url: string) => Promise<void>): Promise<void> {
  // Only one worker needs it.
  const { preview } = await import('vite')
  const served = { host: '127.0.0.1', port: await freePort() }
  const root = join(import.meta.dirname, '..')
  const server = await preview({ configFile: false, root, logLevel: 'error', build: { outDir: 'dist/design' }, preview: served })
  await use(`http://${served.host}:${served.port}`)
  await server.close()
}
