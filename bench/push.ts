import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openMigratedDatabase } from '#app/server/start.ts'
import type { DealInput } from '#features/deals/contract.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/index.ts'
import { fileStore } from '#platform/server/files/index.ts'
import type { Subscription } from '#testing/push-service.ts'
import { startChild } from './child.ts'
import { type Member, fillForBench, signInMembers } from './community.ts'
import type { Databases } from './databases.ts'
import { openConnection } from './keep-alive.ts'
import type { OurServerInput, Watched } from './our-server.ts'
import { median, percentile } from './percentiles.ts'
import type { Figure } from './report.ts'

/** How many members have a device; the last stage matches all of them, the first one only these. */
const few = 2_000
const all = 10_000
const audiences = { seed: few, 'series-a': all } as const
type Stage = keyof typeof audiences
/** Rows in one statement. */
const batch = 1_000
/** The pause between two requests of the quiet member, in milliseconds. */
const rest = 10
/** How long to measure the quiet member's waiting time alone, in milliseconds, each time. */
const aloneFor = 6_000
const rounds = 2
const mebibyte = 1024 * 1024

/** The cost of pushing a deal: seconds, bytes of resident memory, and the longest delay of the event loop, in milliseconds. */
interface Pushed extends Watched {
  seconds: number
  before: number
  after: number
}

/**
 * A deal that matches 10,000 investors with devices: how fast they are notified, how long a quiet member waits meanwhile compared with
 * alone, and what it costs the process, beside a deal that matches 2,000.
 */
export async function* push(databases: Databases, dataDirectory: string): AsyncGenerator<Figure> {
  const databaseUrl = await databases.fresh()
  const configuration = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
  const database = await openMigratedDatabase(configuration)
  await fillForBench(database, fileStore(configuration), Math.ceil(all * 1.1) + 10)
  const [owner, quiet, other, ...investors] = await signInMembers(database, all + 3)
  if (!owner || !quiet || !other) throw new Error('nobody is signed in')
  await using browsers = await startChild('push-browsers.ts', {})
  await giveDevices(database, investors, await browsers.ask<Subscription[]>('subscribe', all))
  await database.pool.query(`update users set user_type = 'startup' where id = $1`, [owner.id])
  await database.pool.query('vacuum analyze')
  await database.close()

  await using server = await startChild<{ url: string }>(
    'our-server.ts',
    { databaseUrl, dataDirectory, reachesThisMachine: true } satisfies OurServerInput,
    { exposeGc: true },
  )
  const { url } = server.ready

  /** How long the quiet member waits for each profile, in milliseconds. */
  async function waits(until: () => boolean): Promise<number[]> {
    using connection = await openConnection(url)
    const times: number[] = []
    while (!until()) {
      const began = performance.now()
      await connection.get(`/api/profiles/${other?.id}`, quiet?.cookie ?? '')
      times.push(performance.now() - began)
      await pause(rest)
    }
    return times
  }
  const forSomeTime = (milliseconds: number) => {
    const end = performance.now() + milliseconds
    return waits(() => performance.now() >= end)
  }

  /** Posts a deal, and waits until it has been pushed to all matching investors. */
  async function pushed(stage: Stage): Promise<Pushed> {
    using connection = await openConnection(url)
    await browsers.ask('forget')
    const before = await server.memory()
    await server.ask('watch')
    const began = performance.now()
    const { status, body } = await connection.post('/api/deals', owner?.cookie ?? '', dealOf(stage))
    if (status !== 200) throw new Error(`posting a deal got ${status}: ${body.toString()}`)
    for (let received = 0; received < audiences[stage]; received = await browsers.ask<number>('received')) await pause(50)
    const seconds = (performance.now() - began) / 1000
    const watched = await server.ask<Watched>('watched')
    return { ...watched, seconds, before, after: await server.memory() }
  }

  // This fills the memory of recent events and similar caches.
  await forSomeTime(aloneFor)
  await pushed('series-a')
  const alone: number[] = []
  const beside: number[] = []
  const larges: Pushed[] = []
  const smalls: Pushed[] = []
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await forSomeTime(aloneFor)))
    for (const [stage, times, measured] of [
      ['seed', [] as number[], smalls],
      ['series-a', beside, larges],
    ] as const) {
      let over = false
      const waiting = waits(() => over)
      measured.push(await pushed(stage))
      over = true
      times.push(...(await waiting))
    }
  }
  const large = mediansOf(larges)
  const small = mediansOf(smalls)

  yield { name: `pushing to ${all}`, ours: large.seconds, unit: 's', lessIsBetter: true }
  yield { name: `pushing to ${all}, a second`, ours: all / large.seconds, unit: 'pushes' }
  for (const percent of [50, 99]) {
    yield {
      name: `quiet member, p${percent}, beside ${all} pushes`,
      ours: percentile(beside, percent),
      reference: percentile(alone, percent),
      against: 'alone',
      unit: 'ms',
      lessIsBetter: true,
    }
  }
  yield { name: `of the processors for each of ${all} pushes`, ours: large.processor / all, unit: 'ms', lessIsBetter: true }
  yield { name: `event loop late at most, ${all} pushes`, ours: large.delay, unit: 'ms', lessIsBetter: true }
  const sizes = { before: 'before', memory: 'at its most', after: 'afterwards' } as const
  for (const [when, words] of Object.entries(sizes) as [keyof typeof sizes, string][]) {
    yield {
      name: `memory ${words}, ${all} pushes`,
      ours: large[when] / mebibyte,
      reference: small[when] / mebibyte,
      against: `${few}`,
      unit: 'MiB',
      lessIsBetter: true,
    }
  }
}

const mediansOf = (several: readonly Pushed[]): Pushed => {
  const of = (value: (each: Pushed) => number) => median(several.map(value))
  return {
    seconds: of(({ seconds }) => seconds),
    delay: of(({ delay }) => delay),
    processor: of(({ processor }) => processor),
    before: of(({ before }) => before),
    memory: of(({ memory }) => memory),
    after: of(({ after }) => after),
  }
}

/** Each of these investors has a device, wants push notifications but no emails, and looks for stages that give the wanted numbers of matches. */
async function giveDevices({ pool }: Database, investors: readonly Member[], subscriptions: readonly Subscription[]): Promise<void> {
  for (let from = 0; from < investors.length; from += batch) {
    const ids = investors.slice(from, from + batch).map(({ id }) => id)
    const those = subscriptions.slice(from, from + batch)
    await pool.query(`update users set user_type = 'investor' where id = any($1)`, [ids])
    await pool.query('update notification_preferences set push = true, email = false where user_id = any($1)', [ids])
    await pool.query(
      `insert into investor_preferences (user_id, stages, industries, geography)
        select id, case when place + $2 <= $3 then '{seed,series-a}'::text[] else '{series-a}' end, '{}', '{}'
        from unnest($1::uuid[]) with ordinality given (id, place)
        on conflict (user_id) do update set stages = excluded.stages, industries = '{}', geography = '{}',
          min_investment = null, max_investment = null, notifications_enabled = true`,
      [ids, from, few],
    )
    await pool.query(
      `insert into push_devices (user_id, session_id, endpoint, p256dh, auth)
        select s."userId", s.id, given.endpoint, given.p256dh, given.auth
        from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) given (id, endpoint, p256dh, auth)
        join auth.session s on s."userId" = given.id`,
      [ids, those.map(({ endpoint }) => endpoint), those.map(({ keys }) => keys.p256dh), those.map(({ keys }) => keys.auth)],
    )
  }
  // Other investors want no notifications, so that a deal matches exactly the stated number.
  await pool.query('update investor_preferences set notifications_enabled = false where user_id <> all($1)', [
    investors.map(({ id }) => id),
  ])
}

const dealOf = (funding_stage: Stage): DealInput & { id: string } => ({
  id: randomUUID(),
  title: 'Soil carbon without lab samples',
  company_name: 'Terravolta',
  description: 'Measures soil carbon from satellite radar and one drone flight a season.',
  industry: 'CleanTech',
  funding_stage,
  funding_amount: 180_000_000,
  min_investment: 2_500_000,
  max_investment: 15_000_000,
  geography: ['eu'],
})
