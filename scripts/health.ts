import { readConfiguration } from '#platform/server/configuration.ts'

// Exits with 0 if the server on this machine responds, and its database too.
const { host, port } = readConfiguration()
const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
const address = `http://${name}:${port}/readyz`
const response = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch((error: Error) => error)
if (response instanceof Error || !response.ok) {
  console.error(`${address} ${response instanceof Error ? `does not respond: ${response.message}` : `responds with ${response.status}`}`)
  process.exitCode = 1
}
