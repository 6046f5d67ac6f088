import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { rebuildMatching } from '#features/matching/server/index.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { demoAccounts, demoPassword } from '../accounts.ts'
import { fillDeals } from '../deals/fill-deals.ts'
import { fillEvents } from '../events/fill-events.ts'
import { fillCommunity } from '../fill.ts'
import { fillInvestments } from '../investments/fill-investments.ts'
import { fillMatches } from '../matches/fill-matches.ts'
import { demoMembers } from '../members.ts'
import { fillNewsfeed } from '../newsfeed/fill-newsfeed.ts'
import { fillOrganisations, giveDealsToOrganisations } from './fill-organisations.ts'
import { planOrganisations } from './plan-organisations.ts'

const world = testWorld()
let investor: Person
let fund: string

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(world.services.database.kysely)).rows

beforeAll(async () => {
  const { services } = world
  const { database, files } = services
  const { members, organisations } = planOrganisations(demoMembers(220, 2026), demoAccounts.length)
  const accounts = demoAccounts.length
  await fillCommunity(database, files, members, { passwordHash: await world.server.accounts.hashPassword(demoPassword) })
  await fillOrganisations(services, organisations, { withPictures: false })
  await rebuildMatching(database)
  await fillMatches(services, members, accounts)
  await fillDeals(services, members, accounts, { decks: 0 })
  await giveDealsToOrganisations(database)
  await fillEvents(services, members, accounts, { organisations, withPictures: false })
  await fillNewsfeed(services, members, accounts, { organisations, withPictures: false })
  await fillInvestments(services, members, accounts, { organisations })
  investor = world.visitor()
  await investor.call.accounts.signIn({ email: demoAccounts[1].email, password: demoPassword })
  const [found] = await rowsOf(sql<{ id: string }>`select id from organisations where name = 'Skerry Transition Fund'`)
  fund = found?.id ?? ''
}, 240_000)

describe('the organisations of a demo', () => {
  it('host about a third of the events, when they exist and their host is in them', async () => {
    const [counted] = await rowsOf(sql<{ hosted: number; all: number; wrong: number }>`
      select count(organisation_id)::int as hosted, count(*)::int as all,
        (count(*) filter (where organisation_id is not null and not exists (
          select from organisation_members m join organisations o on o.id = m.organisation_id
          where m.organisation_id = e.organisation_id and m.member_id = e.user_id and m.joined_at < e.created_at and o.name = e.organizer)))::int as wrong
      from events e`)
    const { hosted = 0, all = 0, wrong } = counted ?? {}
    expect(wrong).toBe(0)
    expect(hosted / all).toBeGreaterThan(0.25)
    expect(hosted / all).toBeLessThan(0.45)
    const { items } = await investor.call.events.ofOrganisation({ id: fund })
    expect(items.length).toBeGreaterThanOrEqual(2)
  })

  it('are mentioned in about ten posts', async () => {
    const mentions = await rowsOf(sql<{ is_named: boolean }>`
      select position('@' || m.name in p.content) > 0 and m.posted_at = p.created_at and o.created_at < p.created_at as is_named
      from post_organisation_mentions m join posts p on p.id = m.post_id join organisations o on o.id = m.organisation_id`)
    expect(mentions.length).toBeGreaterThanOrEqual(8)
    expect(mentions.every(({ is_named }) => is_named)).toBe(true)
  })

  it('share ledgers, recorded by people who were in them', async () => {
    const [counted] = await rowsOf(sql<{ ledgers: number; wrong: number }>`
      select count(distinct organisation_id)::int as ledgers, (count(*) filter (where
          i.updated_at > now() or i.first_date > now() or i.first_date <> (select min(date) from investment_flows f where f.investment_id = i.id)
          or not exists (select from organisation_members m where m.organisation_id = i.organisation_id and m.member_id = i.user_id)
          or exists (
            select from (
              select date, updated_by, updated_at from investment_flows where investment_id = i.id
              union all select date, updated_by, updated_at from investment_valuations where investment_id = i.id) e
            where e.updated_at > i.updated_at or e.updated_at < e.date or not exists (
              select from organisation_members m where m.organisation_id = i.organisation_id and m.member_id = e.updated_by and m.joined_at <= e.updated_at))))::int
        as wrong
      from investments i where organisation_id is not null`)
    expect(counted?.wrong).toBe(0)
    expect(counted?.ledgers).toBeGreaterThanOrEqual(4)
    const { items } = await investor.call.investments.list({ organisation_id: fund, limit: 50 })
    expect(items.length).toBeGreaterThanOrEqual(5)
    expect(items.length).toBeLessThanOrEqual(8)
    for (const { company_name, returns } of items) {
      expect(returns.irr ?? 0, company_name).toBeGreaterThanOrEqual(-1)
      expect(returns.irr ?? 0, company_name).toBeLessThan(0.6)
    }
    const responsible = await rowsOf(sql`select distinct user_id from investments where organisation_id = ${fund}`)
    expect(responsible.length).toBeGreaterThanOrEqual(2)
  })
})
