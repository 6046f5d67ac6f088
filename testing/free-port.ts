import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that is free now, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port was found')
  return address.port
}
