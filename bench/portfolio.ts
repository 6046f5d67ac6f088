import { call } from '@orpc/server'
import { sql } from 'kysely'
import { openMigratedDatabase } from '#app/server/start.ts'
import { sessionByToken } from '#features/accounts/server/queries.ts'
import { portfolioOf } from '#features/investments/portfolio.ts'
import { converterTo } from '#features/investments/rates.ts'
import { investmentsHandlers } from '#features/investments/server/handlers.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { RequestContext } from '#platform/server/http/context.ts'
import type { BareServerInput } from './bare-server.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { connections, interleaved, throughput } from './load.ts'
import { syntheticPortfolio } from './portfolio-data.ts'
import { recordStatements } from './record-statements.ts'
import type { Figure } from './report.ts'

const members = 1_000
const size = { investments: 500, flows: 20 }

const requests = {
  'the portfolio': '/api/investments/portfolio?at=2025-12-31',
  'the portfolio in a base currency': '/api/investments/portfolio?at=2025-12-31&base=EUR',
  'a page of the list': '/api/investments',
}

/**
 * The figures of 500 investments with 20 cash flows each: the computation alone, in milliseconds, and requested signed in, in requests per second at 16
 * connections, compared with bare node:http and pg that run the same statements (and the session look-up) and return the plain rows.
 */
export async function* portfolio(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const name = `${size.investments} investments of ${size.flows} flows`
  const { holdings, rates } = syntheticPortfolio(size)
  const compute = {
    'per currency': () => portfolioOf(holdings, { at: '2025-12-31' }),
    'with a base currency': () =>
      portfolioOf(holdings, { at: '2025-12-31', base: { currency: 'EUR', convert: converterTo('EUR', rates) } }),
  }
  for (const [what, work] of Object.entries(compute)) {
    const runs = Array.from({ length: 40 }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }).toSorted((one, other) => one - other)
    // Other work on the machine disturbs the measurement, so the fastest run counts.
    yield { name: `${name}, computed ${what}`, ours: runs[0] ?? 0, unit: 'ms', lessIsBetter: true }
  }

  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), members)
  const investors = await signInMembers(database, connections)
  await fillLedgers(database, investors)
  const [investor] = investors
  if (!investor) throw new Error('nobody invests')
  const recorded = await recordRequests(database, investor)
  await database.close()

  await using ours = await startChild<{ url: string }>('our-server.ts', { databaseUrl, dataDirectory })
  await using bare = await startChild<{ url: string }>('bare-server.ts', { databaseUrl, ...recorded } satisfies BareServerInput)
  for (const [what, path] of Object.entries(requests)) {
    const measured = await interleaved(
      {
        ours: throughput({ url: `${ours.ready.url}${path}`, members: investors }),
        reference: throughput({ url: `${bare.ready.url}${path}`, members: investors }),
      },
      3,
      2,
    )
    yield { name: `${what}, ${name}`, ...measured, unit: 'req/s' }
  }
}

/** The same ledger for each of them, and weekly exchange rates for the community. */
async function fillLedgers(database: Database, investors: readonly Member[]): Promise<void> {
  const { holdings, rates } = syntheticPortfolio(size)
  await database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`update users set user_type = 'investor' where id = any(${investors.map(({ id }) => id)}::uuid[])`.execute(tx)
    for (const { id: user_id } of investors) {
      for (const { flows, valuations, sdgs, ...facts } of holdings) {
        const id = crypto.randomUUID()
        await tx
          .insertInto('investments')
          .values({
            ...facts,
            sdgs: [...sdgs],
            id,
            user_id,
            deal_id: null,
            company_name: 'Terravolta',
            instrument: 'shares',
            note: '',
          } as never)
          .execute()
        await sql`insert into investment_flows (id, investment_id, kind, date, amount)
          select gen_random_uuid(), ${id}::uuid, * from unnest(${flows.map(({ kind }) => kind)}::text[], ${flows.map(({ date }) => date)}::date[],
            ${flows.map(({ amount }) => amount)}::bigint[])`.execute(tx)
        await sql`insert into investment_valuations (id, investment_id, date, value)
          select gen_random_uuid(), ${id}::uuid, * from unnest(${valuations.map(({ date }) => date)}::date[], ${valuations.map(({ value }) => value)}::bigint[])`.execute(
          tx,
        )
      }
    }
    await sql`insert into exchange_rates (currency, date, rate)
      select * from unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ date }) => date)}::date[],
        ${rates.map(({ rate }) => rate)}::numeric[])`.execute(tx)
  })
  const client = await database.pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('vacuum analyze')
  client.release(true)
}

/** The statements of each request, recorded as our server runs them. */
async function recordRequests(database: Database, investor: Member): Promise<Omit<BareServerInput, 'databaseUrl'>> {
  const [session] = await recordStatements(() => sessionByToken(database.kysely, { token_hash: '' }))
  if (!session) throw new Error('the session look-up ran no statement')
  const actor = { id: investor.id, sessionId: '', user_type: 'investor', role: 'member', isLeaving: false }
  const context = { actor, services: { database } } as unknown as RequestContext
  // This opens a connection: its first statements are not part of a request.
  await call(investmentsHandlers.list, {}, { context })
  const of = (base?: 'EUR') => recordStatements(() => call(investmentsHandlers.portfolio, { at: '2025-12-31', base }, { context }))
  return {
    session,
    routes: {
      [requests['the portfolio']]: await of(),
      [requests['the portfolio in a base currency']]: await of('EUR'),
      [requests['a page of the list']]: await recordStatements(() => call(investmentsHandlers.list, {}, { context })),
    },
  }
}
