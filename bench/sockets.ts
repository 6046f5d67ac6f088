import { type Child, startChild } from './child.ts'
import type { Databases } from './databases.ts'
import type { Figure } from './report.ts'
import type { SocketClientsInput } from './socket-clients.ts'
import { talkingCommunity } from './talking-community.ts'

/** Sockets to open before the first measurement, so that loading and compiling code does not count. */
const before = 500

/** The memory of each idle socket of a signed-in member, after its first ping, compared with a bare `ws` server. */
export async function* socketMemory(databases: Databases, dataDirectory: string, sockets: number): AsyncGenerator<Figure> {
  const { members, databaseUrl } = await talkingCommunity(databases, dataDirectory, before + sockets)
  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory }, { exposeGc: true })
  await using bare = await startChild<{ url: string }>('bare-relay.ts', {}, { exposeGc: true })
  await using ourClients = await startChild('socket-clients.ts', { ...ours.ready, server: 'ours', members } satisfies SocketClientsInput)
  await using bareClients = await startChild('socket-clients.ts', { ...bare.ready, server: 'relay', members } satisfies SocketClientsInput)

  const growth = async (server: Child<object>, clients: Child<object>) => {
    await clients.ask('open', before)
    const beforehand = await server.memory()
    await clients.ask('open', sockets)
    return ((await server.memory()) - beforehand) / sockets / 1024
  }
  yield {
    name: `memory per idle socket, ${sockets.toLocaleString('en')} sockets`,
    ours: await growth(ours, ourClients),
    reference: await growth(bare, bareClients),
    against: 'bare ws',
    unit: 'KiB',
    lessIsBetter: true,
  }
}
