import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idTaken } from '#platform/id-taken.ts'
import { post } from '#testing/deals.ts'
import { flow, invest, investmentOf, value } from '#testing/investments.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { portfolioSummary } from './index.ts'

const world = testWorld()
let founder: Person
let marit: Person
let other: Person

async function investorNamed(full_name: string): Promise<Person> {
  const person = await world.join({ full_name, user_type: 'investor' })
  await person.call.profiles.save(profileOf(person))
  return person
}

beforeAll(async () => {
  founder = await memberNamed(world, 'Luca Bertolini')
  other = await investorNamed('Otto Other')
})
beforeEach(async () => {
  marit = await investorNamed('Marit Solberg')
})

const get = (id: string, person = marit) => person.call.investments.get({ id })
const names = async (person: Person, asked: Parameters<Person['call']['investments']['list']>[0] = {}) =>
  (await person.call.investments.list(asked)).items.map(({ company_name }) => company_name)
const thisYear = new Date().getUTCFullYear()

describe('the ledger', () => {
  test('calculates the returns of an investment from its cash flows and valuations', async () => {
    const id = await invest(marit, { company_name: ' Terravolta ', date: '2020-01-01', amount: 1_000_000 })
    await flow(marit, id, 'follow-on', '2021-01-01', 500_000)
    await flow(marit, id, 'fee', '2021-01-01', 100_000)
    await flow(marit, id, 'distribution', '2022-01-01', 400_000)
    expect(await get(id)).toMatchObject({
      company_name: 'Terravolta',
      first_date: '2020-01-01',
      returns: { invested: 1_500_000, fees: 100_000, distributions: 400_000, value: 1_100_000, value_is_cost: true, moic: 1 },
    })
    await value(marit, id, '2023-06-30', 2_000_000)
    const { returns, flows, valuations } = await get(id)
    expect(returns).toMatchObject({
      value: 2_000_000,
      value_is_cost: false,
      moic: 1.6,
      dpi: 0.25,
      rvpi: 1.25,
      tvpi: 1.5,
      irr_missing: null,
    })
    expect(flows.map(({ kind, date }) => [kind, date])).toEqual(
      expect.arrayContaining([
        ['investment', '2020-01-01'],
        ['distribution', '2022-01-01'],
      ]),
    )
    expect(valuations).toMatchObject([{ date: '2023-06-30', value: 2_000_000 }])
    expect((await marit.call.investments.list({})).items[0]).toMatchObject({ id, returns })
  })

  test('copies missing details from the deal, and keeps them after the deal is deleted', async () => {
    const deal_id = await post(founder, { industry: 'CleanTech', funding_stage: 'seed', country: 'DE', sdgs: [7, 13] })
    const id = await invest(marit, { deal_id, funding_stage: 'series-a' })
    const facts = { industry: 'CleanTech', funding_stage: 'series-a', country: 'DE', sdgs: [7, 13] }
    expect(await get(id)).toMatchObject({ ...facts, deal_id, owner_id: founder.id })
    await marit.call.investments.add({ id, ...investmentOf({ deal_id, funding_stage: 'series-a' }) })
    expect(await marit.call.investments.ofDeal({ id: deal_id })).toEqual({ investment_id: id, shared: [] })
    expect(await other.call.investments.ofDeal({ id: deal_id })).toEqual({ investment_id: null, shared: [] })
    await marit.call.relations.block({ id: founder.id })
    expect(await get(id)).toMatchObject({ deal_id, owner_id: null })
    await marit.call.relations.unblock({ id: founder.id })
    await founder.call.deals.remove({ id: deal_id })
    expect(await get(id)).toMatchObject({ ...facts, deal_id: null, owner_id: null })
  })

  test('rejects a deal that the investor cannot see', async () => {
    const deal_id = await post(founder)
    await founder.call.relations.block({ id: marit.id })
    expect(await refusalOf(invest(marit, { deal_id }))).toBe('investments.dealGone')
    expect(await refusalOf(invest(marit, { deal_id: randomUUID() }))).toBe('investments.dealGone')
    await founder.call.relations.unblock({ id: marit.id })
  })

  test('lists the most recent first, in pages, filtered by status and name', async () => {
    await invest(marit, { company_name: 'First', date: '2019-05-01', status: 'completed' })
    await invest(marit, { company_name: 'Third', date: '2023-05-01' })
    await invest(marit, { company_name: '100 % Solar', date: '2021-05-01', status: 'pending' })
    const first = await marit.call.investments.list({ limit: 2 })
    expect(first.items.map(({ company_name }) => company_name)).toEqual(['Third', '100 % Solar'])
    expect(await names(marit, { limit: 2, cursor: first.next_cursor ?? '' })).toEqual(['First'])
    expect(await names(marit, { status: 'completed' })).toEqual(['First'])
    expect(await names(marit, { query: 'ir' })).toEqual(['Third', 'First'])
    for (const query of ['%', 'sólar 100']) expect(await names(marit, { query }), query).toEqual(['100 % Solar'])
    expect((await marit.call.investments.list({ status: 'pending' })).items[0]?.returns).toMatchObject({
      invested: 0,
      irr_missing: 'noFlows',
    })
    expect(await refusalOf(marit.call.investments.list({ cursor: 'x' }))).toBe('problem.invalidInput')
  })

  test('keeps the first date up to date with the first cash flow', async () => {
    const id = await invest(marit, { date: '2022-03-01' })
    await flow(marit, id, 'fee', '2021-12-01', 100)
    expect((await get(id)).first_date).toBe('2021-12-01')
    await marit.call.investments.changeFlow({ id, flow_id: id, kind: 'investment', date: '2020-03-01', amount: 5 })
    expect(await get(id)).toMatchObject({ first_date: '2020-03-01', returns: { invested: 5 } })
    await marit.call.investments.removeFlow({ id, flow_id: id })
    await marit.call.investments.removeFlow({ id, flow_id: id })
    expect(await get(id)).toMatchObject({ first_date: '2021-12-01', returns: { invested: 0, fees: 100 } })
  })

  test('does not add anything twice with the same id, nor anything else in its place', async () => {
    const id = await invest(marit)
    const add = (fields: Parameters<typeof investmentOf>[0]) => marit.call.investments.add({ id, ...investmentOf(fields) })
    await add({})
    for (const fields of [{ company_name: 'Another' }, { amount: 7 }]) expect(await refusalOf(add(fields))).toBe(idTaken.id)
    const flowId = randomUUID()
    for (const _ of ['first', 'again']) await flow(marit, id, 'fee', '2024-02-01', 100, flowId)
    expect(await refusalOf(flow(marit, id, 'fee', '2024-02-01', 200, flowId))).toBe(idTaken.id)
    const valuation = randomUUID()
    for (const _ of ['first', 'again']) await value(marit, id, '2024-03-01', 300, valuation)
    expect(await refusalOf(value(marit, id, '2024-03-01', 400, valuation))).toBe(idTaken.id)
    expect(await get(id)).toMatchObject({ company_name: 'Terravolta', returns: { invested: 100_000, fees: 100, value: 300 } })
    expect(await names(marit)).toEqual(['Terravolta'])
  })

  test('counts cash flows until the reader’s day, which has begun elsewhere before it does in UTC', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const id = await invest(marit, { date: at, amount: 1_000_000 })
    expect((await get(id)).returns.invested).toBe(0)
    const { call } = marit
    expect((await call.investments.get({ id, at })).returns).toMatchObject({ invested: 1_000_000, value: 1_000_000 })
    expect((await call.investments.list({ at })).items[0]?.returns).toMatchObject({ invested: 1_000_000 })
    expect((await call.investments.portfolio({ at })).currencies[0]?.returns).toMatchObject({ invested: 1_000_000 })
  })

  test('has at most one valuation per day', async () => {
    const id = await invest(marit)
    await value(marit, id, '2024-03-01', 300)
    expect(await refusalOf(value(marit, id, '2024-03-01', 400))).toBe('investments.valuedThatDay')
    const valuation_id = randomUUID()
    await value(marit, id, '2024-04-01', 500, valuation_id)
    const change = (date: string) => marit.call.investments.changeValuation({ id, valuation_id, date, value: 600 })
    expect(await refusalOf(change('2024-03-01'))).toBe('investments.valuedThatDay')
    await change('2024-05-01')
    expect((await get(id)).valuations.map(({ date, value: worth }) => [date, worth])).toEqual([
      ['2024-03-01', 300],
      ['2024-05-01', 600],
    ])
    await marit.call.investments.removeValuation({ id, valuation_id })
    await marit.call.investments.removeValuation({ id, valuation_id })
    expect((await get(id)).returns.value).toBe(300)
  })

  test('can be edited, and deleted with everything that belongs to it', async () => {
    const id = await invest(marit)
    await value(marit, id, '2024-03-01', 300)
    await marit.call.investments.change({
      id,
      ...investmentOf({ company_name: 'Terravolta AG', status: 'completed', sdgs: [7], note: 'Series A' }),
    })
    expect(await get(id)).toMatchObject({ company_name: 'Terravolta AG', status: 'completed', sdgs: [7], note: 'Series A' })
    await marit.call.investments.remove({ id })
    expect(await refusalOf(get(id))).toBe('investments.gone')
    expect(await refusalOf(marit.call.investments.remove({ id }))).toBe('investments.gone')
    const { rows } = await world.services.database.pool.query(
      'select from investment_flows where investment_id = $1 union all select from investment_valuations where investment_id = $1',
      [id],
    )
    expect(rows).toHaveLength(0)
  })

  test.each([
    [{ company_name: ' ' }, 'Please enter the name of the company'],
    [{ amount: 0 }, 'Please enter an amount above 0'],
    [{ amount: 0.5 }, 'Please enter an amount above 0'],
    [{ amount: 2e12 + 1 }, 'Please enter an amount of at most 20,000,000,000'],
    [{ date: '1899-12-31' }, 'Please enter a date between 1900 and one year from now'],
    [{ date: `${thisYear + 2}-01-01` }, 'Please enter a date between 1900 and one year from now'],
    [{ date: '2023-02-29' }, 'Please enter a date between 1900 and one year from now'],
  ])('refuses %j', async (fields, problem) => {
    expect(await refusalOf(invest(marit, fields))).toBe(problem)
  })

  test('stays within exact sums', async () => {
    const id = await invest(marit, { amount: 2e12 - 10 })
    expect(await refusalOf(flow(marit, id, 'distribution', '2024-02-01', 11))).toBe('investments.tooMuch')
    await flow(marit, id, 'distribution', '2024-02-01', 10)
    expect((await get(id)).flows).toHaveLength(2)
  })

  test('limits the number of investments and of their entries', async () => {
    const id = await invest(marit)
    const { pool } = world.services.database
    await pool.query(
      `insert into investment_flows (id, investment_id, kind, date, amount)
       select gen_random_uuid(), $1, 'fee', '2024-02-01', 1 from generate_series(1, 499)`,
      [id],
    )
    expect(await refusalOf(flow(marit, id, 'fee', '2024-02-01', 1))).toBe('investments.tooManyEntries')
    await pool.query(
      `insert into investments (id, user_id, company_name, instrument, status, currency, first_date)
       select gen_random_uuid(), $1, 'Many', 'fund', 'active', 'EUR', '2024-01-01' from generate_series(1, 1999)`,
      [marit.id],
    )
    expect(await refusalOf(invest(marit))).toBe('investments.tooMany')
    await marit.call.investments.add({ id, ...investmentOf() })
  })
})

describe('the portfolio', () => {
  test('adds up each currency separately, and all of them in a base currency at the rates of their days', async () => {
    await invest(marit, { date: '2021-01-10', amount: 1_000_000, industry: 'CleanTech', sdgs: [7, 13] })
    await invest(marit, { date: '2022-01-10', amount: 100_000, currency: 'GBP', industry: 'CleanTech' })
    await invest(marit, { date: '2022-01-10', amount: 50_000, currency: 'GBP', status: 'reviewing' })
    const { currencies, planned, breakdowns, years, base, count } = await marit.call.investments.portfolio({ at: '2022-12-31' })
    expect(count).toBe(3)
    expect(currencies.map(({ currency, returns }) => [currency, returns.invested])).toEqual([
      ['EUR', 1_000_000],
      ['GBP', 100_000],
    ])
    expect(planned).toEqual([{ currency: 'GBP', investments: 1, amount: 50_000 }])
    expect(breakdowns.sector?.map(({ key, currencies: sums }) => [key, sums.length])).toEqual([['CleanTech', 2]])
    expect(breakdowns.goal?.map(({ key }) => key)).toEqual(['7', '13', ''])
    expect(years).toEqual([
      { year: 2021, currency: 'EUR', paid_in: 1_000_000, distributions: 0 },
      { year: 2022, currency: 'GBP', paid_in: 100_000, distributions: 0 },
    ])
    expect(base).toBeNull()

    const inEuros = () => marit.call.investments.portfolio({ at: '2022-12-31', base: 'EUR' })
    expect((await inEuros()).base).toEqual({
      currency: 'EUR',
      returns: null,
      missing: [
        { currency: 'GBP', date: '2022-12-31' },
        { currency: 'GBP', date: '2022-01-10' },
      ],
    })
    await world.services.database.pool.query(
      `insert into exchange_rates (user_id, currency, date, rate) values
        ($1, 'GBP', '2022-01-08', 0.8), (null, 'GBP', '2022-01-08', 0.4), (null, 'GBP', '2022-12-30', 0.9), ($1, 'GBP', '2022-12-29', 0.1)`,
      [marit.id],
    )
    expect((await inEuros()).base).toMatchObject({ missing: [], returns: { invested: 1_125_000, value: 1_111_111 } })
  })

  test('has a summary for other rooms', async () => {
    expect(await portfolioSummary(world.services, marit.id)).toEqual({ count: 0, since_year: null, values: [] })
    await invest(marit, { date: '2021-01-10', amount: 1_000_000 })
    await invest(marit, { date: '2019-01-10', amount: 700, status: 'pending' })
    await value(marit, await invest(marit, { date: '2022-01-10', amount: 100_000, currency: 'SEK' }), '2022-06-01', 250_000)
    expect(await portfolioSummary(world.services, marit.id)).toEqual({
      count: 3,
      since_year: 2021,
      values: [
        { currency: 'EUR', value: 1_000_000 },
        { currency: 'SEK', value: 250_000 },
      ],
    })
  })
})

describe('privacy', () => {
  test('other members can neither read nor change a ledger', async () => {
    const id = await invest(marit)
    const flow_id = id
    const valuation_id = randomUUID()
    await value(marit, id, '2024-03-01', 300, valuation_id)
    const before = await get(id)
    const { call } = other
    const asked = { kind: 'fee', date: '2024-02-01', amount: 1 } as const
    for (const ask of [
      () => get(id, other),
      () => call.investments.change({ id, ...investmentOf() }),
      () => call.investments.remove({ id }),
      () => call.investments.add({ id, ...investmentOf() }),
      () => call.investments.addFlow({ id, flow_id: randomUUID(), ...asked }),
      () => call.investments.changeFlow({ id, flow_id, ...asked }),
      () => call.investments.removeFlow({ id, flow_id }),
      () => call.investments.addValuation({ id, valuation_id: randomUUID(), date: '2024-02-01', value: 1 }),
      () => call.investments.changeValuation({ id, valuation_id, date: '2024-02-01', value: 1 }),
      () => call.investments.removeValuation({ id, valuation_id }),
    ])
      expect(await refusalOf(ask())).toBe('investments.gone')
    const own = await invest(other)
    expect(await refusalOf(call.investments.addFlow({ id: own, flow_id, ...asked }))).toBe('investments.entryGone')
    expect(await refusalOf(call.investments.changeFlow({ id: own, flow_id, ...asked }))).toBe('investments.entryGone')
    expect(await refusalOf(call.investments.addValuation({ id: own, valuation_id, date: '2024-02-01', value: 1 }))).toBe(
      'investments.entryGone',
    )
    expect(await refusalOf(call.investments.changeValuation({ id: own, valuation_id, date: '2024-02-01', value: 1 }))).toBe(
      'investments.entryGone',
    )
    await call.investments.removeFlow({ id: own, flow_id })
    await call.investments.removeValuation({ id: own, valuation_id })
    expect(await get(id)).toEqual(before)
    await call.investments.remove({ id: own })
  })

  test('founders cannot see investments recorded in their deals', async () => {
    const deal_id = await post(founder)
    await marit.call.deals.get({ id: deal_id })
    const seen = async () => {
      await world.settled()
      return JSON.stringify([
        await founder.call.deals.get({ id: deal_id }),
        await founder.call.deals.mine({}),
        await founder.call.deals.analytics({ id: deal_id }),
        await founder.call.deals.overview({}),
        await founder.call.deals.investors({ id: deal_id }),
        await founder.call.notifications.list({}),
        await founder.call.profiles.get({ id: marit.id }),
        await other.call.deals.get({ id: deal_id }),
      ])
    }
    const before = await seen()
    const id = await invest(marit, { deal_id })
    await flow(marit, id, 'follow-on', '2024-02-01', 500)
    await value(marit, id, '2024-03-01', 300)
    expect(await seen()).toBe(before)
  })

  test('only investors have a ledger; a member who changes role gets it back as an investor', async () => {
    expect(await refusalOf(founder.call.investments.list({}))).toBe('investments.investorsOnly')
    const id = await invest(marit)
    await marit.call.profiles.save({ ...profileOf(marit), user_type: 'mentor' })
    // Sessions are cached until the database has reported the change.
    await expect.poll(() => refusalOf(get(id))).toBe('investments.investorsOnly')
    expect(await refusalOf(marit.call.investments.portfolio({}))).toBe('investments.investorsOnly')
    await marit.call.profiles.save({ ...profileOf(marit), user_type: 'investor' })
    await expect.poll(() => refusalOf(get(id))).toBe('was not refused')
  })
})
