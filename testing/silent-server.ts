import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

interface SilentServer extends AsyncDisposable {
  port: number
  /** The number of connections so far. */
  connected(): number
}

/** A server that accepts connections and data, and never responds. */
export async function startSilentServer(): Promise<SilentServer> {
  const open = new Set<Socket>()
  let connected = 0
  const server = createServer((socket) => {
    connected += 1
    open.add(socket)
    socket.resume()
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connected: () => connected,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
