import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Random, randomFrom } from '#demo/random.ts'

const faultsAtOpening = ['connection refused'] as const
const faultsOnTheWayThere = ['request lost', 'request torn', 'request delayed'] as const
/** A lost or torn answer belongs to a request that the server has carried out. */
const faultsOnTheWayBack = ['answer lost', 'answer torn', 'answer delayed'] as const
const allFaults = [...faultsAtOpening, ...faultsOnTheWayThere, ...faultsOnTheWayBack]
type Fault = (typeof allFaults)[number]

interface FaultyProxy extends AsyncDisposable {
  /** Where it listens, for good. */
  url: string
  /** How often it has done what, so that a test can prove that it was there. */
  faults: Record<Fault, number>
  /** Sends new connections to another server from now on, or to none. */
  pointTo(url: string | undefined): void
  /** Lets nothing come back from now on, until it is called off by what it returns. */
  hold(): () => void
  /** Breaks every connection there is. */
  cut(): void
}

interface ProxyOptions {
  target: string
  /** How many of the connections and pieces suffer, from 0 to 1. Without it the proxy is an address whose server can change. */
  share?: number
  /** The same seed brings the n-th connection the same faults. */
  seed?: string
}

class Cut extends Error {}

/**
 * Stands before a server, whatever it speaks, and breaks connections wherever a network can: before a request is there, in the
 * middle of it, before its answer is back, in the middle of that. A piece is what a socket hands over at once.
 */
export async function startFaultyProxy({ target, share = 0, seed = '' }: ProxyOptions): Promise<FaultyProxy> {
  const faults = Object.fromEntries(allFaults.map((fault) => [fault, 0])) as FaultyProxy['faults']
  const sockets = new Set<Socket>()
  let destination = URL.parse(target)
  let connections = 0
  let isLet = Promise.resolve()

  function draw(random: Random, kinds: readonly Fault[]): Fault | undefined {
    // Both are drawn in any case: what comes later does not depend on the share.
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
    // Takes with it what the other side has not read yet; otherwise both connections end in good order, only too early.
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
    // A broken connection is what this is about; each side hears of it by its end.
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
