import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Random, randomFrom } from '#demo/random.ts'
import { recordOf } from '#platform/record-of.ts'

const faultsAtOpening = ['connection refused'] as const
const faultsOnTheWayThere = ['request lost', 'request torn', 'request delayed'] as const
/** A lost or partial response belongs to a request that the server has processed. */
const faultsOnTheWayBack = ['answer lost', 'answer torn', 'answer delayed'] as const
const allFaults = [...faultsAtOpening, ...faultsOnTheWayThere, ...faultsOnTheWayBack]
type Fault = (typeof allFaults)[number]

interface FaultyProxy extends AsyncDisposable {
  /** Its address, which does not change. */
  url: string
  /** How often each fault occurred, so that a test can prove it. */
  faults: Record<Fault, number>
  /** Sends new connections to another server from now on, or to none. */
  pointTo(url: string | undefined): void
  /** Blocks all responses until the returned function is called. */
  hold(): () => void
  /** Breaks every open connection. */
  cut(): void
}

interface ProxyOptions {
  target: string
  /** The share of connections and chunks with a fault, from 0 to 1. Without it the proxy is an address whose server can change. */
  share?: number
  /** With the same seed, the n-th connection has the same faults. */
  seed?: string
}

class Cut extends Error {}

/**
 * A proxy for any protocol, which breaks connections wherever a network can: before a request arrives, in the middle of it,
 * before its response, and in the middle of that. A chunk is what a socket delivers at once.
 */
export async function startFaultyProxy({ target, share = 0, seed = '' }: ProxyOptions): Promise<FaultyProxy> {
  const faults = recordOf(allFaults, () => 0)
  const sockets = new Set<Socket>()
  let destination = URL.parse(target)
  let connections = 0
  let isLet = Promise.resolve()

  function draw(random: Random, kinds: readonly Fault[]): Fault | undefined {
    // Both are always drawn, so that later faults do not depend on the share.
    const luck = random.next()
    const fault = random.pick(kinds)
    if (luck >= share) return undefined
    faults[fault] += 1
    return fault
  }

  async function* damaged(source: AsyncIterable<Buffer>, random: Random, kinds: readonly Fault[], reset: () => void) {
    for await (const piece of source) {
      const fault = draw(random, kinds)
      if (fault?.endsWith('torn')) yield piece.subarray(0, piece.length >> 1)
      if (fault?.endsWith('lost') && random.chance(0.5)) reset()
      if (fault?.endsWith('delayed')) await pause(random.int(1, 25))
      else if (fault) throw new Cut(fault)
      yield piece
    }
  }

  async function* held(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      await isLet
      yield piece
    }
  }

  async function carry(client: Socket): Promise<void> {
    const random = randomFrom(`${seed}, connection ${(connections += 1)}`)
    if (draw(random, faultsAtOpening)) throw new Cut('connection refused')
    if (!destination) throw new Cut('there is no server')
    const server = keep(connect(Number(destination.port), destination.hostname))
    await once(server, 'connect')
    // A reset drops unread data; otherwise both connections would end properly, only too early.
    const reset = () => [client, server].forEach((socket) => socket.resetAndDestroy())
    try {
      await Promise.all([
        pipeline(client, (pieces: AsyncIterable<Buffer>) => damaged(pieces, random, faultsOnTheWayThere, reset), server),
        pipeline(server, (pieces: AsyncIterable<Buffer>) => held(damaged(pieces, random, faultsOnTheWayBack, reset)), client),
      ])
    } finally {
      server.destroy()
    }
  }

  function keep(socket: Socket): Socket {
    // Broken connections are intended here; each side notices when its connection closes.
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
    sockets.add(socket)
    return socket
  }

  function cut() {
    for (const socket of sockets) socket.destroy()
  }

  const listener = createServer((client) => void carry(keep(client)).catch(() => client.destroy()))
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')

  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    faults,
    pointTo: (url) => (destination = url === undefined ? null : URL.parse(url)),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      isLet = promise
      return resolve
    },
    cut,
    async [Symbol.asyncDispose]() {
      cut()
      listener.close()
      await once(listener, 'close')
    },
  }
}
