import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openMigratedDatabase } from '#app/server/start.ts'
import { allRooms } from '#app/server/rooms.ts'
import type { Accounts } from '#features/accounts/server/index.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { fillDealFlow } from './deal-flow.ts'
import { openConnection } from './keep-alive.ts'
import { connections } from './load.ts'
import { percentile } from './percentiles.ts'
import type { Figure } from './report.ts'
import { fillSearch } from './search-data.ts'

const members = 100_000
/** Those who write while others search: enough that nobody reaches a limit. */
const writers = 1_000
/** Writes a second: nine messages for each post. */
const writesASecond = 50
/** A reader sends the next search this long after an answer, in milliseconds: about as fast as one types. */
const pause = 150
/** For how many seconds each kind of search is measured, and asked before that, so that connections have prepared their statements. */
const [duration, warmUp] = [12, 3]

const searches: Record<string, readonly string[]> = {
  'a common word': ['customers', 'company', 'energy', 'market', 'investors'],
  'a rare word': ['zeolites', 'company4711', 'company19', 'company777'],
  misspelled: ['zeolitse', 'custmoers', 'enregy', 'investros'],
  'three words': ['energy market customers', 'company energy zeolites', 'customers investors factory', 'market heat water'],
  'the beginning of a word': ['cus', 'inv', 'zeo', 'ener'],
}

/**
 * Searching in a community of 100,000 members, 20,000 organisations, 100,000 deals, a million posts, five million messages and 200,000 pages of decks, by 16 members who
 * type, while others write 50 posts and messages a second: the time within which 95 % of all answers arrive, and how long after writing
 * something it is found.
 */
export async function* search(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  await fillDealFlow(database, { deals: 100_000, interactions: 100_000 })
  const people = await signInMembers(database, connections + writers)
  const [readers, others] = [people.slice(0, connections), people.slice(connections)]
  const began = performance.now()
  // Accounts are for requests only.
  await allRooms({} as Accounts)
    .find(({ name }) => name === 'search')
    ?.rebuild?.(database)
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from search_entries')
  yield {
    name: 'indexing members, deals and organisations',
    ours: ((rows[0]?.count ?? 0) / (performance.now() - began)) * 1_000,
    unit: '/s',
  }
  // Posts and messages come with their entries.
  await fillSearch(database, readers)
  yield { name: 'the index and its words', ours: await indexSize(database), unit: 'MB' }
  await database.close()

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  const writing = await startWriting(ours.ready.url, others)
  for (const [name, queries] of Object.entries(searches))
    for (const [what, address] of [
      ['page', '/api/search'],
      ['suggestions', '/api/search/suggestions'],
    ]) {
      const addresses = queries.map((query) => `${address}?query=${encodeURIComponent(query)}`)
      await timesOf(ours.ready.url, readers, addresses, warmUp)
      const times = await timesOf(ours.ready.url, readers, addresses, duration)
      yield {
        name: `${name}, ${what}, p95 of ${times.length.toLocaleString('en')}`,
        ours: percentile(times, 95),
        unit: 'ms',
        lessIsBetter: true,
      }
    }
  const lags = await lagsOf(ours.ready.url, readers, 20)
  yield { name: 'from writing to finding, p95 of 20', ours: percentile(lags, 95), unit: 'ms', lessIsBetter: true }
  yield { name: 'writes a second meanwhile', ours: await writing.stop(), unit: '/s' }
}

/** On disk, in megabytes. */
async function indexSize({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    "select (pg_total_relation_size('search_entries') + pg_total_relation_size('search_words'))::float8 as bytes",
  )
  return (rows[0]?.bytes ?? 0) / 1024 ** 2
}

/** How long each answer takes, in milliseconds, for all readers at once. */
async function timesOf(url: string, readers: readonly Member[], paths: readonly string[], seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    readers.map(async ({ cookie }, reader) => {
      using connection = await openConnection(url)
      // Members don't all begin at the same moment.
      await sleep(pause * Math.random())
      for (let turn = reader; performance.now() < end; turn += 1) {
        const began = performance.now()
        const { status, body } = await connection.get(paths[turn % paths.length] ?? '', cookie)
        if (status !== 200) throw new Error(`the search got ${status}: ${body.toString()}`)
        times.push(performance.now() - began)
        await sleep(pause * (0.5 + Math.random()))
      }
    }),
  )
  return times
}

/** How long after a post is written it is found, in milliseconds. */
async function lagsOf(url: string, readers: readonly Member[], count: number): Promise<number[]> {
  const lags: number[] = []
  const [writer, reader] = readers
  if (!writer || !reader) throw new Error('two members are needed')
  using connection = await openConnection(url)
  for (let turn = 0; turn < count; turn += 1) {
    const word = `lag${randomUUID().replaceAll('-', '')}`
    const { status, body } = await connection.post('/api/posts', writer.cookie, { id: randomUUID(), content: `About ${word}` })
    if (status !== 200) throw new Error(`the post got ${status}: ${body.toString()}`)
    const began = performance.now()
    for (;;) {
      const found = await connection.get(`/api/search?query=${word}`, reader.cookie)
      if (found.status !== 200) throw new Error(`the search got ${found.status}: ${found.body.toString()}`)
      if (found.body.includes(`About`)) break
      await sleep(20)
    }
    lags.push(performance.now() - began)
  }
  return lags
}

/** Writes steadily until it is stopped. @returns `stop`, which tells how many writes a second there were */
async function startWriting(url: string, people: readonly Member[]): Promise<{ stop: () => Promise<number> }> {
  const hands = 10
  const began = performance.now()
  let [written, isOver] = [0, false]
  const write = async (hand: number) => {
    using connection = await openConnection(url)
    for (let turn = 0; !isOver; turn += 1) {
      const count = turn * hands + hand
      await sleep(Math.max(0, began + (count * 1_000) / writesASecond - performance.now()))
      const at = count % people.length
      const [writer, other] = [people[at], people[(at + 1) % people.length]]
      if (!writer || !other) throw new Error('nobody writes')
      const id = randomUUID()
      const content = `We talked about the market, the factory and number ${turn}.`
      const { status, body } =
        turn % 10 === 0
          ? await connection.post('/api/posts', writer.cookie, { id, content })
          : await connection.post('/api/messages', writer.cookie, { id, to: other.id, content })
      if (status !== 200) throw new Error(`writing got ${status}: ${body.toString()}`)
      written += 1
    }
  }
  const all = Promise.all(Array.from({ length: hands }, (_, hand) => write(hand)))
  return {
    async stop() {
      isOver = true
      const seconds = (performance.now() - began) / 1_000
      await all
      return written / seconds
    },
  }
}
