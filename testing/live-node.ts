import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfiguration } from '#platform/server/configuration.ts'
import { admission } from '#platform/server/http/admission.ts'
import type { Actor } from '#platform/server/http/context.ts'
import type { Database } from '#platform/server/database/index.ts'
import { type LiveHub, liveHub } from '#platform/server/live/hub.ts'
import type { RoomLive } from '#platform/server/live/index.ts'
import { type LiveSockets, liveSockets } from '#platform/server/live/sockets.ts'
import type { Transport } from '#platform/server/live/transport.ts'
import { createLog } from '#platform/server/log.ts'
import { createServices } from '#app/server/start.ts'
import { type LiveClient, type LiveClientOptions, openLive } from './live-client.ts'

export interface LiveNode extends AsyncDisposable {
  url: string
  hub: LiveHub
  sockets: LiveSockets
  /** Opens a client of this member; its session is `session of <member>`. */
  open(member: string, options?: LiveClientOptions): Promise<LiveClient>
  stop(): Promise<void>
}

interface LiveNodeOptions {
  rooms?: readonly RoomLive[]
  transport?: Transport
  beat?: number
  silence?: number
  /** Whether the server is overloaded. */
  isOverloaded?: () => boolean
}

/** The live connection of one node without the rest of its server. Clients state who they are, without proof. */
export async function openLiveNode(database: Database, options: LiveNodeOptions = {}): Promise<LiveNode> {
  const log = createLog(process.env['TEST_LOG'] ?? 'silent')
  const { rooms = [], transport, beat, ...limits } = options
  const hub = liveHub({ database, log, transport, beat })
  const services = { ...createServices(readConfiguration({ LOG_LEVEL: 'silent' }), database), log, live: hub }
  await hub.start(services, rooms)
  const server = createServer((_request, response) => response.writeHead(404).end())
  const sockets = await liveSockets({
    server,
    services,
    hub,
    identity: {
      tokenOf: ({ authorization }) => authorization?.replace('Bearer ', ''),
      ticketOf: () => undefined,
      spendTicket: async () => undefined,
      readActor: async (id) => actorNamed(id),
      actorOfSession: async (session) => actorNamed(session.replace('session of ', '')),
    },
    admission: admission(),
    standingSessions: async (ids) => ids,
    ...limits,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const node: LiveNode = {
    url,
    hub,
    sockets,
    open: (member, given) =>
      openLive(
        { url },
        { cookies: new Map(), address: '' },
        { ...given, headers: { authorization: `Bearer ${member}`, ...given?.headers } },
      ),
    async stop() {
      await sockets.close()
      await hub.stop()
      server.close()
    },
    [Symbol.asyncDispose]: () => node.stop(),
  }
  return node
}

const actorNamed = (id: string): Actor => ({ id, sessionId: `session of ${id}`, user_type: 'startup', role: 'member', isLeaving: false })
