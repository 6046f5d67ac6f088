import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { post } from '#testing/deals.ts'
import { allFigures } from '#testing/impact-figures.ts'
import { invest, value } from '#testing/investments.ts'
import { refusalOf } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { fieldTexts } from '../field-texts.ts'

const world = testWorld()
let marit: Person
let founder: Person
const year = 2025
const million = 1_000_000_00

beforeAll(async () => {
  founder = await world.join({ full_name: 'Luca Bertolini' })
})
beforeEach(async () => {
  marit = await world.join({ full_name: 'Marit Solberg', user_type: 'investor' })
})

type Figures = Parameters<Person['call']['impactStatements']['enterFigures']>[0]['figures']
const enter = (id: string, figures: Figures, of = year) => marit.call.impactStatements.enterFigures({ id, year: of, figures })
const statement = (of = year) => marit.call.impactStatements.statement({ year: of })
const partOf = async (indicator: number, part = '', of = year) =>
  (await statement(of)).statement?.parts.find((each) => each.indicator === indicator && each.part === part)
const missing = async () => (await marit.call.impactStatements.missing({ year })).items

/** A million euros in a company, since 2024. */
const aMillion = (company_name: string, fields = {}) => invest(marit, { company_name, amount: million, ...fields })

describe('the statement', () => {
  test('is calculated from the ledger and what was entered', async () => {
    const id = await aMillion('Arvo')
    await enter(id, allFigures())
    const { statement: now, before, ...rest } = await statement()
    // A tenth of the company for each indicator by enterprise value: 5,000 t / 10.
    expect(now).toMatchObject({ value: million, companies: 1 })
    expect(await partOf(1, 'total')).toMatchObject({
      value: 500,
      unit: 'tCO2e',
      coverage: { measured: 0, estimated: 1, missing: 0, entered: 1 },
    })
    expect(await partOf(2)).toMatchObject({ value: 500 })
    expect(await partOf(13)).toMatchObject({ value: 25, coverage: { measured: 1 } })
    // It was held in the year before, too, but nothing is known about that.
    expect(before).toMatchObject({ value: million })
    expect(before?.parts.every((each) => each.value === null && each.coverage.missing === 1)).toBe(true)
    expect(rest).toMatchObject({ year, quarters: 4, missing_rates: [] })
    expect(rest.years.slice(-2)).toEqual([2025, 2024])
    expect(await missing()).toEqual([])
  })

  test('is of the latest full year by default, and empty without investments', async () => {
    const empty = await marit.call.impactStatements.statement({})
    expect(empty).toMatchObject({ years: [], statement: { value: 0, companies: 0 }, before: null })
    await aMillion('Arvo')
    const latest = await marit.call.impactStatements.statement({})
    expect(latest.year).toBe(new Date().getUTCFullYear() - 1)
    expect(latest.quarters).toBe(4)
  })

  test('does not count planned investments, or the time before the first one', async () => {
    await aMillion('Planned', { status: 'pending' })
    await aMillion('Late', { date: '2025-08-01' })
    // 1 million at the ends of two of four quarters.
    expect((await statement()).statement).toMatchObject({ value: million / 2, companies: 1 })
    expect((await statement()).before).toBeNull()
  })

  test('converts at the rates of the ledger, and names those that are missing', async () => {
    const id = await aMillion('Norsk', { currency: 'NOK' })
    const without = await statement()
    expect(without).toMatchObject({ statement: null, before: null })
    expect(without.missing_rates).toContainEqual({ currency: 'NOK', date: '2025-03-31' })
    for (const date of ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'])
      await marit.call.investments.setRate({ currency: 'NOK', date, rate: '10' })
    expect((await statement()).statement).toMatchObject({ value: million / 10 })
    await enter(id, [
      { question: 'enterprise-value', value: 10_000_000, currency: 'NOK' },
      { question: 'scope-1-emissions', value: 70 },
      { question: 'turnover', value: 1, currency: 'USD' },
    ])
    // A tenth of the company, in whatever currency.
    expect((await partOf(1, 'scope-1'))?.value).toBeCloseTo(7, 10)
    expect((await statement()).missing_rates).toContainEqual({ currency: 'USD', date: '2025-12-31' })
  })
})

describe('companies', () => {
  test('behind a number, largest investment first, in pages', async () => {
    const arvo = await aMillion('Arvo')
    await value(marit, arvo, '2024-12-31', 2 * million)
    await enter(arvo, allFigures())
    const boro = await aMillion('Boro')
    await enter(boro, [{ question: 'board-members', value: 0 }])
    await aMillion('Cyra')
    const ask = { year, indicator: 1, part: 'total' }
    const first = await marit.call.impactStatements.companies({ ...ask, limit: 1 })
    expect(first.items).toMatchObject([
      { id: arvo, name: 'Arvo', organisation: null, value: 2 * million, share: 0.5, state: 'estimated', is_entered: true, impact: 1_000 },
    ])
    const rest = await marit.call.impactStatements.companies({ ...ask, cursor: first.next_cursor ?? '' })
    expect(rest.items.map(({ state, impact }) => [state, impact])).toEqual([
      ['missing', null],
      ['missing', null],
    ])
    expect(rest.next_cursor).toBeNull()
    expect((await marit.call.impactStatements.companies({ year, indicator: 2 })).items[0]).toMatchObject({ impact: 500 })
    expect((await marit.call.impactStatements.companies({ year, indicator: 13 })).items.map(({ state }) => state)).toContain('missing')
    expect((await marit.call.impactStatements.companies({ year, indicator: 5, part: 'production' })).items[0]).toMatchObject({
      state: 'not-applicable',
    })
    expect((await marit.call.impactStatements.companies({ year, indicator: 5, part: 'nothing' })).items).toEqual([])
    expect(await refusalOf(marit.call.impactStatements.companies({ ...ask, cursor: 'x' }))).toBe('problem.invalidInput')
  })

  test('of which figures are missing', async () => {
    const arvo = await aMillion('Arvo')
    await enter(
      arvo,
      allFigures().filter(({ question }) => question !== 'turnover'),
    )
    await invest(marit, { company_name: 'Boro', amount: 2 * million })
    const [boro, lacksTurnover] = await missing()
    expect(boro).toMatchObject({ name: 'Boro', share: 2 / 3 })
    expect(boro?.missing).toContainEqual({ question: 'sector-energy-consumption', row: '' })
    expect(lacksTurnover).toMatchObject({ name: 'Arvo', missing: [{ question: 'turnover', row: '' }] })
  })

  test('are one if the deal or the name says so', async () => {
    const organisation = await found(founder, { name: 'Terravolta' })
    const deal_id = await post(founder, { organisation_id: organisation.id })
    const first = await aMillion('Terravolta', { date: '2024-01-01' })
    const second = await aMillion('Terravolta Series A', { deal_id, date: '2024-02-01' })
    const third = await aMillion('terravolta series a', { date: '2024-03-01' })
    await aMillion('Terravolta Foods')
    const companies = async () => (await marit.call.impactStatements.companies({ year, indicator: 2 })).items
    expect(await companies()).toHaveLength(3)
    expect((await companies()).find(({ id }) => id === second)).toMatchObject({
      organisation: { id: organisation.id, name: 'Terravolta' },
      value: 2 * million,
    })
    // What is entered about one investment is about the company, and stays when that investment is deleted.
    await enter(second, [{ question: 'gender-pay-gap', value: 5 }])
    await marit.call.investments.remove({ id: second })
    expect((await marit.call.impactStatements.figures({ year, id: third })).items).toMatchObject([
      { question: 'gender-pay-gap', value: 5, source: 'entered' },
    ])
    expect((await marit.call.impactStatements.figures({ year, id: first })).items).toEqual([])
  })
})

describe('entered figures', () => {
  test('are listed, replaced and deleted', async () => {
    const id = await aMillion('Arvo')
    await enter(id, [
      { question: 'turnover', value: 1_234.5, currency: 'CHF', basis: 'measured', note: ' Accounts ' },
      { question: 'controversial-weapons', value: false },
    ])
    await enter(id, [{ question: 'controversial-weapons', value: true }])
    const about = () => marit.call.impactStatements.figures({ year, id })
    const { name, items } = await about()
    expect(name).toBe('Arvo')
    expect(items).toMatchObject([
      {
        question: 'turnover',
        row: '',
        value: 1_234.5,
        currency: 'CHF',
        basis: 'measured',
        source: 'entered',
        note: 'Accounts',
        entered: { by: { id: marit.id } },
      },
      { question: 'controversial-weapons', value: true, currency: null, basis: null },
    ])
    await enter(id, [
      { question: 'turnover', value: null },
      { question: 'hazardous-waste', value: null },
    ])
    expect((await about()).items.map(({ question }) => question)).toEqual(['controversial-weapons'])
    expect((await marit.call.impactStatements.figures({ year: 2024, id })).items).toEqual([])
  })

  test.each([
    ['negative energy', { question: 'energy-consumption', value: -1 }, fieldTexts.number],
    ['a share above 100', { question: 'gender-pay-gap', value: 101 }, fieldTexts.percent],
    ['an amount without a currency', { question: 'turnover', value: 1 }, fieldTexts.currency],
    ['no enterprise value', { question: 'enterprise-value', value: 0, currency: 'EUR' }, fieldTexts.enterpriseValue],
    ['a sector that is none', { question: 'sector-energy-consumption', row: 'z', value: 1 }, fieldTexts.sector],
    ['half a person', { question: 'board-members', value: 0.5 }, fieldTexts.people],
    ['a number for an answer', { question: 'controversial-weapons', value: 1 }, fieldTexts.answer],
  ] as const)('%s is refused', async (_name, figure, text) => {
    const id = await aMillion('Arvo')
    await expect(enter(id, [figure])).rejects.toMatchObject({ data: { issues: [{ id: text.id }] } })
  })

  test('a year to come is refused', async () => {
    const id = await aMillion('Arvo')
    const answer = enter(id, [{ question: 'controversial-weapons', value: true }], new Date().getUTCFullYear() + 1)
    await expect(answer).rejects.toMatchObject({ data: { issues: [{ path: 'year', id: fieldTexts.year.id }] } })
  })

  test('figures that contradict each other are refused, also one after the other', async () => {
    const id = await aMillion('Arvo')
    expect(
      await refusalOf(
        enter(id, [
          { question: 'board-members', value: 3 },
          { question: 'board-members-female', value: 4 },
        ]),
      ),
    ).toBe('impactStatements.tooManyWomen')
    await enter(id, [{ question: 'energy-consumption', value: 10 }])
    expect(await refusalOf(enter(id, [{ question: 'energy-consumption-non-renewable', value: 11 }]))).toBe(
      'impactStatements.tooMuchConsumption',
    )
    await enter(id, [
      { question: 'energy-consumption', value: null },
      { question: 'energy-consumption-non-renewable', value: 11 },
    ])
  })

  test('about an investment that is not in the ledger are refused', async () => {
    const other = await world.join({ full_name: 'Otto Other', user_type: 'investor' })
    const theirs = await invest(other)
    expect(await refusalOf(enter(theirs, allFigures()))).toBe('investments.gone')
    expect(await refusalOf(marit.call.impactStatements.figures({ year, id: theirs }))).toBe('investments.gone')
  })

  test('move with their investment', async () => {
    const fund = await found(marit, { kind: 'fund', name: 'Alto Capital' })
    const id = await aMillion('Arvo')
    await enter(id, [{ question: 'gender-pay-gap', value: 5 }])
    await marit.call.investments.move({ id, organisation_id: fund.id })
    const shared = await marit.call.impactStatements.figures({ year, id, organisation_id: fund.id })
    expect(shared.items).toMatchObject([{ question: 'gender-pay-gap', value: 5 }])
    expect(await refusalOf(marit.call.impactStatements.figures({ year, id }))).toBe('investments.gone')
  })
})

test('what a company reports counts once the investor may read it, before what was entered', async () => {
  const company = await found(founder, { name: 'Arvo' })
  const deal_id = await post(founder, { organisation_id: company.id })
  const id = await invest(marit, { deal_id, company_name: 'Arvo', amount: million })
  await enter(id, allFigures())
  const { id: organisation_id } = company
  for (const [question, emitted] of [
    ['scope-1-emissions', '2'],
    ['scope-2-emissions-market-based', '1'],
    ['scope-3-emissions', '7'],
  ] as const) {
    await founder.call.sustainability.answer({
      id: organisation_id,
      year,
      question,
      value: emitted,
      unit: 'ktCO2e',
      basis: 'measured',
      version: 0,
    })
  }
  const entered = await partOf(1, 'total')
  expect(entered).toMatchObject({ value: 500, coverage: { entered: 1 } })

  const request_id = randomUUID()
  await marit.call.sustainability.ask({
    organisations: [{ id: organisation_id, request_id }],
    framework: 'principal-adverse-impacts',
    year,
  })
  expect(await partOf(1, 'total')).toEqual(entered)
  await founder.call.sustainability.grant({ id: organisation_id, request_ids: [request_id] })
  // A tenth of 10,000 t; the enterprise value is still the entered one.
  expect(await partOf(1, 'total')).toMatchObject({ value: 1000 })
  const { items } = await founder.call.sustainability.readings({ id: organisation_id })
  expect(items).toMatchObject([{ reader: { full_name: 'Marit Solberg' }, year, sections: ['climate'] }])
  await founder.call.sustainability.revoke({ id: organisation_id, request_id })
  expect(await partOf(1, 'total')).toEqual(entered)

  // All energy follows from the two parts.
  for (const [question, consumed] of [
    ['energy-consumption-renewable', '300'],
    ['energy-consumption-non-renewable', '700'],
  ] as const) {
    await founder.call.sustainability.answer({ id: organisation_id, year, question, value: consumed, basis: 'estimated', version: 0 })
  }
  expect(await partOf(5, 'consumption')).toMatchObject({ value: 40, coverage: { entered: 1 } })
  await founder.call.sustainability.setAudiences({ id: organisation_id, audiences: { energy: 'members' } })
  expect(await partOf(5, 'consumption')).toMatchObject({ value: 70, coverage: { estimated: 1, entered: 0 } })
})

test('exports the statement, and the figures behind it, as tables that run no formulas', async () => {
  const id = await aMillion('=cmd()')
  await enter(id, allFigures())
  await enter(id, [{ question: 'gender-pay-gap', value: -3, note: '+1' }])
  await enter(id, allFigures(), 2024)
  const linesOf = async (content: 'statement' | 'figures') => {
    const file = await marit.call.impactStatements.exportCsv({ year, content })
    return (await (file as unknown as Blob).text()).trim().split('\r\n')
  }
  const statementLines = await linesOf('statement')
  expect(statementLines.slice(0, 5).filter((_line, index) => index === 0 || index === 4)).toEqual([
    'year,indicator,metric,part,unit,value,value_year_before,share_measured,share_estimated,share_missing,share_entered',
    '2025,1,GHG emissions,total,tCO2e,500,500,0,1,0,1',
  ])
  expect(statementLines).toContain('2025,6,Energy consumption intensity per high impact climate sector,a,GWh-per-million-revenue,,,1,0,0,1')
  expect(statementLines).toHaveLength(1 + 26)
  const figureLines = await linesOf('figures')
  expect(figureLines).toHaveLength(1 + allFigures().length)
  expect(figureLines[1]).toBe("2025,'=cmd(),enterprise-value,,10000000,EUR,,entered,")
  expect(figureLines).toContain("2025,'=cmd(),gender-pay-gap,,-3,,,entered,'+1")
})
