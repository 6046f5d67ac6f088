import { setTimeout as pause } from 'node:timers/promises'
import { openMigratedDatabase } from '#app/server/start.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { startChild } from './child.ts'
import { fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { openConnection } from './keep-alive.ts'
import type { Ask, Crowd, Watch } from './loud-clients.ts'
import { percentile } from './percentiles.ts'
import type { Figure } from './report.ts'

const communitySize = 2_000
const crowd = 400
const rounds = 3
const seconds = 4
/** The pause between two requests of the quiet member, in milliseconds. */
const rest = 5

/**
 * How long a quiet member waits beside a loud one, compared with alone; and how the server handles 400 members who request cards at
 * the same moment, with `/healthz` requests beside them.
 */
export async function* overload(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), communitySize)
  const members = await signInMembers(database, crowd)
  await database.close()
  const [quiet, loud, other] = members
  if (!quiet || !loud || !other) throw new Error('nobody is signed in')

  await using server = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using clients = await startChild('loud-clients.ts', server.ready)
  const { url } = server.ready
  const cards = { path: '/api/matches/cards', body: { role: 'investor' } }
  const subjects = members.map(({ id }) => `profile:${id}`)

  /** How long the quiet member waits for each profile, in milliseconds. */
  async function waits(path: string, cookie: string, until: () => boolean): Promise<number[]> {
    using connection = await openConnection(url)
    const times: number[] = []
    while (!until()) {
      const began = performance.now()
      await connection.get(path, cookie)
      times.push(performance.now() - began)
      await pause(rest)
    }
    return times
  }
  const forSomeSeconds = () => {
    const end = performance.now() + seconds * 1000
    return waits(`/api/profiles/${other.id}`, quiet.cookie, () => performance.now() >= end)
  }

  const noises: Record<string, [task: string, given: Ask | Watch]> = {
    '200 lists at once': ['askOn', { parallel: 200, members: [loud], path: '/api/members' }],
    '200 cards at once': ['askOn', { parallel: 200, members: [loud], ...cards }],
    '30 sockets watching': ['watchOn', { sockets: 30, member: loud, subjects, framesASecond: 50 }],
  }
  const alone: number[] = []
  const beside = Object.fromEntries(Object.keys(noises).map((name) => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, [task, given]] of Object.entries(noises)) {
      const quietly = await forSomeSeconds()
      await clients.ask(task, given)
      const times = await forSomeSeconds()
      await clients.ask('beQuiet')
      // The first round warms up.
      if (round === 0) continue
      alone.push(...quietly)
      beside[name]?.push(...times)
    }
  }
  for (const percent of [50, 99]) {
    for (const [name, times] of Object.entries(beside)) {
      yield {
        name: `quiet member, p${percent}, beside ${name}`,
        ours: percentile(times, percent),
        reference: percentile(alone, percent),
        against: 'alone',
        unit: 'ms',
        lessIsBetter: true,
      }
    }
  }

  let over = false
  const health = waits('/healthz', '', () => over)
  const { answered, shed, slowest } = await clients.ask<Crowd>('askOnce', { parallel: crowd, members, ...cards } satisfies Ask)
  over = true
  yield { name: `${crowd} ask for cards at once, answered`, ours: answered, unit: '' }
  yield { name: `${crowd} ask for cards at once, refused`, ours: shed, unit: '' }
  yield { name: `${crowd} ask for cards at once, slowest answer`, ours: slowest, unit: 'ms', lessIsBetter: true }
  yield { name: 'slowest /healthz meanwhile', ours: Math.max(...(await health)), unit: 'ms', lessIsBetter: true }
}
