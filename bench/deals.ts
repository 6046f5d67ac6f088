import { call } from '@orpc/server'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { dealsHandlers } from '#features/deals/server/handlers.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { fillDealFlow } from './deal-flow.ts'
import { openConnection } from './keep-alive.ts'
import { type Measure, connections, interleaved, throughput } from './load.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'
import { type StatementTemplate, templateOf } from './statement-template.ts'

const members = 10_000
const size = { deals: 100_000, interactions: 1_000_000 }
/** How many members view deals in turn: enough that none views the same one twice. */
const viewers = 512

/** Filters of different selectivity: common, rare and in between. */
const filters: Record<string, string> = {
  newest: '',
  'a common word': 'query=customers',
  'a rare word': 'query=company4711',
  'a common and a rare word': 'query=phosphorus%20farmers',
  'a stage': 'stage=seed',
  'stage, industry and country': 'stage=bridge&industry=Biotech&country=EE',
  'a goal': 'goal=13',
  completed: 'status=completed',
  'an amount': 'from=500000&to=600000',
  'of who measures': 'measures_emissions=true',
  'evidence for a goal': 'evidenced=true&goal=13',
  'what fits': 'fits=true',
  'largest first': 'order=largest',
  'smallest first, of an industry': 'order=smallest&industry=FinTech',
}

/**
 * Browsing deals with each filter and order, reading a deal and counting a view, signed in, with 100,000 deals and a million interactions: requests
 * per second at 16 connections, compared with bare node:http and pg that run the same statements (and the session look-up) in alternation.
 */
export async function* deals(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  await fillDealFlow(database, size)
  const people = await signInMembers(database, viewers)
  const investors = await wantingTheSame(database, people)
  const [investor] = investors
  if (!investor) throw new Error('there is no investor with preferences')
  const ids = await dealIds(database)
  const [id = ''] = ids

  const recorded = await recordRequests(database, investor, id)
  await database.close()
  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, ...recorded } satisfies BareServerInput)

  const addresses = [
    ...Object.entries(filters).map(([name, query]) => [`deals, ${name}`, addressOf(query)]),
    ['one deal', `/api/deals/${id}`],
  ]
  for (const [name = '', path = ''] of addresses) {
    const measured = await interleaved(
      {
        ours: throughput({ url: `${ours.ready.url}${path}`, members: investors }),
        reference: throughput({ url: `${bare.ready.url}${path}`, members: investors }),
      },
      3,
      2,
    )
    yield { name, ...measured, unit: 'req/s' }
  }

  const next = lookingAround(people, ids)
  const looked = await interleaved({ ours: looking(ours.ready.url, next), reference: looking(bare.ready.url, next) }, 3, 2)
  yield { name: 'counting a view', ...looked, unit: 'req/s' }
}

const addressOf = (query: string) => (query ? `/api/deals?${query}` : '/api/deals')

/** One investor for each connection, since the server limits each member; all have the same preferences, as recorded. */
async function wantingTheSame(database: Database, people: readonly Member[]): Promise<Member[]> {
  const investors = people.slice(0, connections)
  const ids = investors.map(({ id }) => id)
  await database.pool.query(`update users set user_type = 'investor' where id = any($1)`, [ids])
  await database.pool.query(
    `insert into investor_preferences (user_id, stages, industries, geography, min_investment, max_investment)
      select unnest($1::uuid[]), '{seed,series-a}', '{CleanTech,Biotech,SaaS}', '{nordics,DE,IT}', 10000000, 500000000
      on conflict (user_id) do update set stages = excluded.stages, industries = excluded.industries, geography = excluded.geography,
        min_investment = excluded.min_investment, max_investment = excluded.max_investment, currency = 'EUR'`,
    [ids],
  )
  return investors
}

async function dealIds(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from deal_flows order by id')
  return rows.map(({ id }) => id)
}

/** The statements of each request, recorded as our server runs them. */
async function recordRequests(database: Database, investor: Member, id: string): Promise<Omit<BareServerInput, 'databaseUrl'>> {
  const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const actor = { id: investor.id, sessionId: '', user_type: 'investor', role: 'member', isLeaving: false }
  const live = { tell() {}, tellAfter() {} }
  const context = { actor, services: { database, live } } as unknown as RequestContext
  const get = () => call(dealsHandlers.get, { id }, { context })
  // This opens all connections needed: their first statements are not part of a request.
  await get()
  const routes: BareServerInput['routes'] = {}
  for (const query of Object.values(filters)) {
    const input = Object.fromEntries(new URLSearchParams(query))
    routes[addressOf(query)] = await recordStatements(() => call(dealsHandlers.list, input as never, { context }))
  }
  routes[`/api/deals/${id}`] = await recordStatements(get)
  const view = await recordStatements(() => call(dealsHandlers.view, { id }, { context }))
  return { session, routes, sequences: { '/api/deals/*/views': view.map((statement) => forOthers(statement, investor.id, id)) } }
}

/** The same statement for another member and deal; a lock's key contains both ids. */
function forOthers(statement: Parameters<typeof templateOf>[0], actor: string, id: string): StatementTemplate {
  const both = `${actor} ${id}`
  const given = { actor, id, both }
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => statement.values.includes(value)))
  return templateOf(statement, named)
}

/** The next member and deal; no pair occurs twice. */
function lookingAround(people: readonly Member[], ids: readonly string[]): () => { member: Member; id: string } {
  let turn = 0
  return () => {
    turn += 1
    const member = people[turn % people.length]
    const id = ids[(turn * 7919) % ids.length]
    if (!member || !id) throw new Error('there is no member or no deal')
    return { member, id }
  }
}

const looking =
  (url: string, next: ReturnType<typeof lookingAround>): Measure =>
  async (seconds) => {
    const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(url)))
    const end = performance.now() + seconds * 1000
    let count = 0
    const look = async (connection: (typeof opened)[number]) => {
      while (performance.now() < end) {
        const { member, id } = next()
        const { status, body } = await connection.post(`/api/deals/${id}/views`, member.cookie, { both: `${member.id} ${id}` })
        if (status !== 200) throw new Error(`the view got ${status}: ${body.toString()}`)
        count += 1
      }
    }
    try {
      await Promise.all(opened.map(look))
      return count / seconds
    } finally {
      for (const connection of opened) connection[Symbol.dispose]()
    }
  }
