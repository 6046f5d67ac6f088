import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { postgresIsMissing, startPostgresServer } from '#testing/postgres-server.ts'
import { createListener } from './listener.ts'

const server = await startPostgresServer()
if (!server) console.warn(postgresIsMissing)
afterAll(() => server?.stop())

/** A wire to the server that can fall silent, as when a cable is pulled: nothing is closed, nothing gets through. */
async function wireTo(url: string) {
  const open = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = new URL(url)
  address.port = String((proxy.address() as AddressInfo).port)
  return {
    url: address.href,
    fallSilent() {
      for (const socket of open) socket.unpipe().pause()
    },
    close() {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}

describe.runIf(server)('a listener', () => {
  const url = server?.url ?? ''

  test('notices that its connection fell silent, and makes another', async () => {
    const wire = await wireTo(url)
    const listener = createListener({ config: { connectionString: wire.url }, heartbeat: 100 })
    const heard: string[] = []
    const reconnected = vi.fn<() => void>()
    await listener.listen('silence', (payload) => heard.push(payload), reconnected)
    wire.fallSilent()
    await vi.waitFor(() => expect(reconnected).toHaveBeenCalledOnce(), { timeout: 5_000 })

    const speaker = new pg.Client({ connectionString: url })
    await speaker.connect()
    await speaker.query(`notify silence, 'over'`)
    await vi.waitFor(() => expect(heard).toEqual(['over']))
    await speaker.end()
    await listener.close()
    wire.close()
  })

  test('that cannot connect at first says so', async () => {
    const listener = createListener({ config: { connectionString: 'postgresql://127.0.0.1:1/none' } })
    await expect(listener.listen('channel', () => {})).rejects.toThrow('ECONNREFUSED')
    await listener.close()
  })
})
