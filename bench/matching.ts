import { sql } from 'kysely'
import { openMigratedDatabase } from '#app/server/start.ts'
import { deckSize } from '#features/matching/limits.ts'
import { matchOf } from '#features/matching/engine/match.ts'
import { findCandidates } from '#features/matching/server/candidates/candidates.ts'
import { knownMembers, knownViewer } from '#features/matching/server/members/known-members.ts'
import { currentMatchmaker } from '#features/matching/server/scoring/matchmaker.ts'
import { type MemberGroup, memberGroups } from '#features/profiles/vocabulary.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { rankEverybody } from '#testing/full-ranking.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import { startChild } from './child.ts'
import type { Databases } from './databases.ts'
import { percentile } from './percentiles.ts'
import type { Figure } from './report.ts'

/** Members who request cards, with the community's share of each group. */
const viewers = 120
/** For how many of them everybody is ranked, too. */
const ranked = 24

/**
 * How long the next cards take over HTTP, one request after another, each by another member for another role, with cold caches; which
 * share of the ten cards of a full ranking they contain; and the cost of ranking one pair.
 */
export async function* matching(databases: Databases, dataDirectory: string, members: number): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  const asking = await signInMembers(database, Math.min(viewers, Math.floor(members / 3)))
  await sql`analyze match_members`.execute(database.kysely)
  const size = `${members.toLocaleString('en')} members`

  const found = await overlap(database, asking.slice(0, ranked))
  const pair = await costOfPair(database, asking)
  const times = await answerTimes(databaseUrl, dataDirectory, asking)
  await database.close()

  yield { name: `next cards, median, ${size}`, ours: percentile(times, 50), unit: 'ms', lessIsBetter: true }
  yield { name: `next cards, 95th percentile, ${size}`, ours: percentile(times, 95), unit: 'ms', lessIsBetter: true }
  yield { name: `of a full ranking's ten, ${size}`, ours: found, unit: '' }
  yield { name: `ranking one pair, ${size}`, ours: pair, unit: 'µs', lessIsBetter: true }
}

async function answerTimes(databaseUrl: string, dataDirectory: string, asking: readonly Member[]): Promise<number[]> {
  await using server = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  const ask = async ({ cookie }: Member, role: MemberGroup) => {
    const began = performance.now()
    const response = await fetch(`${server.ready.url}/api/matches/cards`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ role }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The request for cards failed: ${text}`)
    return performance.now() - began
  }
  // The first requests warm up the compiler.
  for (const each of asking.slice(0, 20)) await ask(each, 'mentor')
  const times: number[] = []
  for (const each of asking) for (const role of memberGroups) times.push(await ask(each, role))
  return times
}

/** The share of the best ten among everybody that is among the best ten found. */
async function overlap(database: Database, asking: readonly Member[]): Promise<number> {
  const matchmaker = await currentMatchmaker(database)
  const reader = database.kysely
  let same = 0
  let all = 0
  for (const { id } of asking) {
    const known = await knownViewer(reader, id, [])
    if (!known) continue
    const { viewer } = known
    for (const group of memberGroups) {
      const search = { viewerId: id, viewer, group, holding: [] }
      const found = new Set((await findCandidates(reader, matchmaker, search)).slice(0, deckSize).map((each) => each.id))
      const best = await rankEverybody(reader, search, matchmaker, deckSize)
      same += best.filter((each) => found.has(each.id)).length
      all += best.length
    }
  }
  return same / all
}

/** Microseconds. */
async function costOfPair(database: Database, asking: readonly Member[]): Promise<number> {
  const { community, weights } = await currentMatchmaker(database)
  const members = [
    ...(
      await knownMembers(
        database.kysely,
        asking.map(({ id }) => id),
      )
    ).values(),
  ]
  const scoreAll = () => {
    for (const one of members) for (const other of members) matchOf(one, other, { mutual: 0 }, community, weights)
  }
  scoreAll()
  // Processor time, so that other work of the machine does not count.
  const before = process.cpuUsage()
  scoreAll()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / members.length ** 2
}
