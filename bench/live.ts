import type { BareRelayInput } from './bare-relay.ts'
import { type Child, startChild } from './child.ts'
import type { Databases } from './databases.ts'
import { percentile } from './percentiles.ts'
import type { Figure } from './report.ts'
import type { SocketClientsInput, Talk } from './socket-clients.ts'
import { talkingCommunity } from './talking-community.ts'

/** Messages a second for a busy community of this size. */
const rate = 200
const rounds = 3
const seconds = 5

const percents = [50, 99]
const references = { relayed: 'bare ws', stored: 'bare ws + insert' }

/**
 * How long a message takes from its sender's request to its receiver's socket, with this many open sockets, compared with a bare `ws`
 * relay and with one that first stores the message by the same statement, in alternation.
 */
export async function* live(databases: Databases, dataDirectory: string, sockets: number): AsyncGenerator<Figure> {
  const { members, databaseUrl, referenceUrl, send } = await talkingCommunity(databases, dataDirectory, sockets)
  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-relay.ts', { databaseUrl: referenceUrl, send } satisfies BareRelayInput)
  await using ourClients = await startChild('socket-clients.ts', { ...ours.ready, server: 'ours', members } satisfies SocketClientsInput)
  await using bareClients = await startChild('socket-clients.ts', { ...bare.ready, server: 'relay', members } satisfies SocketClientsInput)
  await ourClients.ask('open', sockets)
  await bareClients.ask('open', sockets)

  const talking: Record<string, { clients: Child<object>; store?: boolean; latencies: number[] }> = {
    ours: { clients: ourClients, latencies: [] },
    relayed: { clients: bareClients, latencies: [] },
    stored: { clients: bareClients, store: true, latencies: [] },
  }
  for (let round = 0; round <= rounds; round += 1) {
    for (const { clients, store, latencies } of Object.values(talking)) {
      const measured = await clients.ask<number[]>('talk', { rate, seconds, seed: `round ${round}`, store } satisfies Talk)
      // The first round warms up.
      if (round > 0) latencies.push(...measured)
      await ours.ask('settled')
    }
  }
  for (const percent of percents) {
    for (const [name, against] of Object.entries(references)) {
      yield {
        name: `send to receipt p${percent}, ${sockets.toLocaleString('en')} sockets`,
        ours: percentile(talking['ours']?.latencies ?? [], percent),
        reference: percentile(talking[name]?.latencies ?? [], percent),
        against,
        unit: 'ms',
        lessIsBetter: true,
      }
    }
  }
}
