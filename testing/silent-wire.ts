import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** A proxy to a local server that can go silent, as when a cable is pulled: connections stay open, but no data gets through. */
export async function silentWire(url: string) {
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
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Later connections work again. */
    fallSilent() {
      for (const socket of open) socket.unpipe().pause()
    },
    close() {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}
