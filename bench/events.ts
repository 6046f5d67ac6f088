import { call } from '@orpc/server'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { eventsHandlers } from '#features/events/server/handlers.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { announceIn } from '#platform/server/events/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { fillEventCalendar, letMembersGo } from './event-calendar.ts'
import { openConnection } from './keep-alive.ts'
import { type Measure, connections, interleaved, throughput } from './load.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'
import { type StatementTemplate, templateOf } from './statement-template.ts'

const members = 10_000
const size = 200_000
/** How many members register in turn: enough that few register twice for the same event. */
const registering = 4_000
/** Events to register for, one after the other: at any moment, all members register for the same one. */
const wanted = 8

const today = new Date()
const date = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const month = { from: date(-10), days: 42, zone: 'Europe/Berlin' }

/** GeoNames id of the city with the most events. */
const berlin = 2950159

/** Filters of different selectivity: common, rare and in between. */
const findings: Record<string, Record<string, string | number>> = {
  'all ahead': {},
  'a common word': { query: 'energy' },
  'a rare word': { query: 'circle4711' },
  'neither common nor rare': { query: 'series0' },
  'a common and a rare word': { query: 'energy series500' },
  'a source': { source: 'meetup' },
  'a rare source': { source: 'curated' },
  'a format': { format: 'hybrid' },
  'a rare category': { category: 119 },
  'a format, a type and a category': { format: 'hybrid', type: 'expo', category: 103 },
  'a word and dates': { query: 'energy', from: date(200), to: date(230) },
  'within 25 km': { radius: 25, place: berlin },
  'within 100 km': { radius: 100, place: berlin },
  'a common word within 100 km': { radius: 100, query: 'energy', place: berlin },
  'a rare word within 100 km': { radius: 100, query: 'series500', place: berlin },
}

/**
 * The calendar, search, recommendations, reading an event and registering for one, signed in, with 200,000 events: requests per second at 16
 * connections, compared with bare node:http and pg that run the same statements (and the session look-up) in alternation.
 */
export async function* events(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  await fillEventCalendar(database, size)
  const people = await signInMembers(database, registering)
  const viewers = people.slice(0, connections)
  const [viewer] = viewers
  if (!viewer) throw new Error('nobody is signed in')
  await letMembersGo(
    database,
    viewers.map(({ id }) => id),
  )
  const ids = await eventIds(database)
  const [id = ''] = ids
  const requests = requestsOf(id)

  const recorded = await recordRequests(database, viewer, requests, id)
  await database.close()
  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, ...recorded } satisfies BareServerInput)

  for (const [name, { path }] of Object.entries(requests)) {
    const measured = await interleaved(
      {
        ours: throughput({ url: `${ours.ready.url}${path}`, members: viewers }),
        reference: throughput({ url: `${bare.ready.url}${path}`, members: viewers }),
      },
      3,
      2,
    )
    yield { name, ...measured, unit: 'req/s' }
  }

  const next = takingTurns(people.slice(connections), ids)
  // Wait for the reactions before measuring the other server.
  const registerWithOurs: Measure = async (seconds) => {
    const rate = await registeringWith(ours.ready.url, next)(seconds)
    await ours.ask('settled')
    return rate
  }
  const registered = await interleaved({ ours: registerWithOurs, reference: registeringWith(bare.ready.url, next) }, 3, 2)
  yield { name: 'registering for an event', ...registered, unit: 'req/s' }
}

interface Request {
  path: string
  run: (context: { context: RequestContext }) => Promise<unknown>
}

function requestsOf(id: string): Record<string, Request> {
  const days = (input: object) => ({
    path: addressOf('/api/event-days', input),
    run: (options: { context: RequestContext }) => call(eventsHandlers.days, input as never, options),
  })
  const found = Object.entries(findings).map(([name, input]): [string, Request] => [
    `events, ${name}`,
    { path: addressOf('/api/events', input), run: (options) => call(eventsHandlers.find, input as never, options) },
  ])
  const day = date(3)
  return {
    'a month': days(month),
    'a month of a category': days({ ...month, category: 101 }),
    'a month of a rare category': days({ ...month, category: 119 }),
    'a day': {
      path: `/api/event-days/${day}?zone=Europe/Berlin`,
      run: (options) => call(eventsHandlers.day, { date: day, zone: 'Europe/Berlin' }, options),
    },
    ...Object.fromEntries(found),
    'for you': { path: '/api/events/recommended', run: (options) => call(eventsHandlers.recommended, undefined as never, options) },
    featured: { path: '/api/events/featured', run: (options) => call(eventsHandlers.featured, undefined as never, options) },
    'one event': { path: `/api/events/${id}`, run: (options) => call(eventsHandlers.get, { id }, options) },
  }
}

const addressOf = (path: string, input: object) => {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

/** Hosted events with many places, the next one first. */
async function eventIds(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from events where source = 'community' and event_date > now() + interval '1 day' order by event_date, id limit ${wanted}`,
  )
  return rows.map(({ id }) => id)
}

/** The statements of each request, recorded as our server runs them. */
async function recordRequests(
  database: Database,
  viewer: Member,
  requests: Record<string, Request>,
  id: string,
): Promise<Omit<BareServerInput, 'databaseUrl'>> {
  const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const actor = { id: viewer.id, sessionId: '', user_type: 'investor', role: 'member', isLeaving: false }
  const live = { tell() {}, tellAfter() {} }
  const changes = { change: (run: (...given: unknown[]) => Promise<unknown>) => database.transaction((tx) => run(tx, announceIn(tx))) }
  const context = { actor, services: { database, live, events: changes } } as unknown as RequestContext
  const routes: BareServerInput['routes'] = {}
  for (const { path, run } of Object.values(requests)) {
    // This opens all connections needed: their first statements are not part of a request.
    await run({ context })
    routes[path] = await recordStatements(() => run({ context }))
  }
  const registration = await recordStatements(() => call(eventsHandlers.register, { id }, { context }))
  return {
    session,
    routes,
    sequences: { '/api/events/*/registration': registration.map((statement) => forOthers(statement, viewer.id, id)) },
  }
}

/** The same statement for another member and event; the announced event contains both ids. */
function forOthers(statement: Parameters<typeof templateOf>[0], actor: string, id: string): StatementTemplate {
  const announced = announcementOf(actor, id)
  const given = { actor, id, announced }
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => statement.values.includes(value)))
  return templateOf(statement, named)
}

const announcementOf = (actor: string, id: string) =>
  JSON.stringify({ event_id: id, member_id: actor, actor_id: actor, status: 'registered' })

/** The next member and event: all members register for one event, then for the next. */
function takingTurns(people: readonly Member[], ids: readonly string[]): () => { member: Member; id: string } {
  let turn = 0
  return () => {
    const member = people[turn % people.length]
    const id = ids[Math.floor(turn / people.length) % ids.length]
    turn += 1
    if (!member || !id) throw new Error('there is no member or no event')
    return { member, id }
  }
}

const registeringWith =
  (url: string, next: ReturnType<typeof takingTurns>): Measure =>
  async (seconds) => {
    const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)))
    const end = performance.now() + seconds * 1000
    let count = 0
    const register = async (connection: (typeof opened)[number]) => {
      while (performance.now() < end) {
        const { member, id } = next()
        const body = { answers: {}, announced: announcementOf(member.id, id) }
        const { status, body: answer } = await connection.put(`/api/events/${id}/registration`, member.cookie, body)
        if (status !== 200) throw new Error(`the registration got ${status}: ${answer.toString()}`)
        count += 1
      }
    }
    try {
      await Promise.all(opened.map(register))
      return count / seconds
    } finally {
      for (const connection of opened) connection[Symbol.dispose]()
    }
  }
