import type { Server } from 'node:http'
import type { WebSocket } from 'ws'
import { closeCodes, heartbeat } from '#platform/live.ts'
import { problems } from '#platform/problems.ts'
import type { Admission } from '../http/admission.ts'
import type { LiveIdentity } from '../http/api.ts'
import type { Actor } from '../http/context.ts'
import type { Services } from '../services.ts'
import { allowances } from './allowance.ts'
import { followEndedSessions } from './ended-sessions.ts'
import type { LiveHub } from './hub.ts'
import { toMember } from './live-event.ts'
import { type Connection, openConnection } from './connection.ts'
import { upgradeSockets } from './upgrade.ts'

interface SocketParts {
  server: Server
  services: Services
  hub: LiveHub
  identity: LiveIdentity
  admission: Admission
  /** Which of these sessions are still valid. */
  standingSessions(ids: readonly string[]): Promise<readonly string[]>
  /** Whether the server is overloaded. */
  isOverloaded?: () => boolean
  /** How long a client may be silent, in milliseconds. */
  silence?: number
}

export interface LiveSockets {
  /** Refuses new connections and closes all existing ones; clients reconnect to another node or later. */
  close(): Promise<void>
}

/** How many sockets a member may have open; another one closes the oldest. */
const socketsOfMember = 30
/** How often silent clients are searched for, in milliseconds. */
const sweepInterval = 5_000

/** Connects members' clients to the hub while their sessions are valid. */
export async function liveSockets(parts: SocketParts): Promise<LiveSockets> {
  const {
    server,
    services,
    hub,
    identity,
    admission,
    standingSessions,
    isOverloaded,
    silence = heartbeat.interval + heartbeat.timeout,
  } = parts
  const connections = new Set<Connection>()
  const allowed = allowances()
  let closing = false
  let emptied = () => {}

  function accept(socket: WebSocket, actor: Actor) {
    const connection = openConnection({ socket, actor, hub, services, identity, admission, allowance: allowed.of(actor.id) })
    connections.add(connection)
    socket.on('close', () => {
      connections.delete(connection)
      if (connections.size === 0) emptied()
    })
    if (sessions.hasEnded(actor.sessionId)) connection.close(closeCodes.sessionEnded)
    const [oldest, ...others] = hub.audience.of(toMember(actor.id))
    if (others.length >= socketsOfMember) oldest?.close(closeCodes.tooMany)
  }

  const sessions = await followEndedSessions({
    services,
    standingSessions,
    held: () => new Set([...connections].map(({ actor }) => actor.sessionId)),
    onEnded(ended) {
      for (const connection of connections) if (ended.has(connection.actor.sessionId)) connection.close(closeCodes.sessionEnded)
    },
  })
  const sweep = setInterval(
    () => {
      const limit = Date.now() - silence
      for (const connection of connections) if (connection.heardAt() < limit) connection.close(closeCodes.silent)
      allowed.sweep((asker) => hub.audience.of(toMember(asker)).size > 0)
    },
    Math.min(sweepInterval, silence),
  ).unref()

  upgradeSockets({
    server,
    services,
    identity,
    admission,
    accept,
    mayOpen: (asker) => allowed.of(asker).open(Date.now()),
    closed: () => (closing || isOverloaded?.() ? problems.overloaded : undefined),
  })

  return {
    async close() {
      closing = true
      clearInterval(sweep)
      const empty = new Promise<void>((resolve) => (emptied = resolve))
      for (const connection of connections) connection.close(closeCodes.restarting)
      if (connections.size > 0) await empty
      await sessions.stop()
    },
  }
}
