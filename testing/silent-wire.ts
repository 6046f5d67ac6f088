import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

/** A wire to a server on this machine that can fall silent, as when a cable is pulled: nothing is closed, nothing gets through. */
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
    /** Connections made later are whole again. */
    fallSilent() {
      for (const socket of open) socket.unpipe().pause()
    },
    close() {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}
