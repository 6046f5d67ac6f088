import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { addDeck, insertStoredDeck, slidesWith } from '#testing/decks.ts'
import { post } from '#testing/deals.ts'
import { flow, invest, investmentOf, ledgerFile, value } from '#testing/investments.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { portfolioSummary } from './index.ts'

const world = testWorld()
/** Two partners and an associate of Alto Capital. */
let ada: Person
let ben: Person
let cleo: Person
let outsider: Person
let alto: Organisation
let organisation_id: string
const investor = (full_name: string) => world.join({ full_name, user_type: 'investor' })

beforeAll(async () => {
  ;[ada, ben, cleo, outsider] = [
    await investor('Ada Partner'),
    await investor('Ben Partner'),
    await investor('Cleo Associate'),
    await investor('Otto Outside'),
  ]
  alto = await found(ada, { kind: 'fund', name: 'Alto Capital' })
  await addTo(ada, alto, ben, 'owner')
  await addTo(ada, alto, cleo)
  await world.settled()
  organisation_id = alto.id
})
beforeEach(() => world.services.database.pool.query('delete from investments; delete from exchange_rates').then(() => {}))

const namesIn = async (person: Person, of: { organisation_id?: string } = {}) =>
  (await person.call.investments.list({ ...of, limit: 50 })).items.map(({ company_name }) => company_name).toSorted()
const investedIn = async (person: Person, of: { organisation_id?: string } = {}) =>
  (await person.call.investments.portfolio(of)).currencies.map(({ currency, returns }) => [currency, returns.invested])
const exported = async (person: Person, query = '') => (await person.fetch(`/api/investments/export${query}`)).text()

describe('a shared ledger', () => {
  test('and the own ones of its people do not mix: lists, figures, totals, summaries', async () => {
    await invest(ada, { company_name: 'Ada’s own', amount: 7_000 })
    await invest(ben, { company_name: 'Ben’s own', amount: 90_000, currency: 'SEK' })
    await invest(ada, { organisation_id, company_name: 'Nordlys', amount: 200_000 })
    await invest(cleo, { organisation_id, company_name: 'Kelp Yard', amount: 30_000 })
    for (const person of [ada, ben, cleo]) {
      expect(await namesIn(person, { organisation_id })).toEqual(['Kelp Yard', 'Nordlys'])
      expect(await investedIn(person, { organisation_id })).toEqual([['EUR', 230_000]])
      expect(await person.call.investments.portfolio({ organisation_id })).toMatchObject({ count: 2 })
    }
    expect([await namesIn(ada), await namesIn(ben), await namesIn(cleo)]).toEqual([['Ada’s own'], ['Ben’s own'], []])
    expect([await investedIn(ada), await investedIn(ben), await investedIn(cleo)]).toEqual([[['EUR', 7_000]], [['SEK', 90_000]], []])
    expect(await portfolioSummary(world.services, ada.id)).toMatchObject({ count: 1, values: [{ currency: 'EUR', value: 7_000 }] })
    expect(await portfolioSummary(world.services, cleo.id)).toMatchObject({ count: 0 })
  })

  test('shows who added or last changed an investment and each of its entries, and when', async () => {
    const before = Date.now() - 1_000
    const id = await invest(ada, { organisation_id })
    await flow(ben, id, 'follow-on', '2024-02-01', 500)
    await value(cleo, id, '2024-03-01', 2_000)
    const seen = await ben.call.investments.get({ id })
    expect(seen).toMatchObject({
      organisation: { id: alto.id, slug: alto.slug, name: alto.name },
      responsible: { full_name: 'Ada Partner' },
      changed: { by: { full_name: 'Cleo Associate' } },
      flows: [{ changed: { by: { full_name: 'Ada Partner' } } }, { changed: { by: { full_name: 'Ben Partner' } } }],
      valuations: [{ changed: { by: { full_name: 'Cleo Associate' } } }],
      can: { remove: true, move: false },
    })
    expect(Date.parse(seen.changed?.at ?? '')).toBeGreaterThan(before)
    await ben.call.investments.changeFlow({ id, flow_id: id, kind: 'investment', date: '2024-01-15', amount: 7 })
    expect((await ada.call.investments.get({ id })).flows[0]).toMatchObject({ amount: 7, changed: { by: { full_name: 'Ben Partner' } } })

    // Blocks are personal: the name is left out, and nothing else.
    await ben.call.relations.block({ id: ada.id })
    expect(await ada.call.investments.get({ id })).toMatchObject({ flows: [{ changed: { by: null, at: expect.any(String) } }, {}] })
    expect(await ben.call.investments.get({ id })).toMatchObject({ responsible: null, returns: { invested: 507 } })
    await ben.call.relations.unblock({ id: ada.id })
    const own = await invest(ada)
    expect(await ada.call.investments.get({ id: own })).toMatchObject({
      organisation: null,
      responsible: null,
      changed: null,
      flows: [{ changed: null }],
    })
  })

  test('keeps what two colleagues change at once', async () => {
    const id = await invest(ada, { organisation_id })
    const flows = Array.from({ length: 6 }, (_, index) => flow([ada, ben][index % 2] as Person, id, 'fee', '2024-02-01', 1 + index))
    const valuation = randomUUID()
    const valuations = [ada, ben].map((person, index) => refusalOf(value(person, id, '2024-03-01', 500 + index)))
    await Promise.all([...flows, cleo.call.investments.change({ id, ...investmentOf({ note: 'Cleo was here' }) })])
    expect((await Promise.all(valuations)).toSorted()).toEqual(['investments.valuedThatDay', 'was not refused'])
    await Promise.all([value(ada, id, '2024-04-01', 800, valuation), value(ada, id, '2024-04-01', 800, valuation)])
    const { returns, note, valuations: kept } = await ben.call.investments.get({ id })
    expect({ fees: returns.fees, note, valuations: kept.length }).toEqual({ fees: 21, note: 'Cleo was here', valuations: 2 })
    const removed = await Promise.all([ada, ben].map((person) => refusalOf(person.call.investments.remove({ id }))))
    expect(removed.toSorted()).toEqual(['investments.gone', 'was not refused'])
  })

  test('updates the pages of all its people, and of nobody else', async () => {
    await using bens = await openLive(world, ben)
    await using others = await openLive(world, outsider)
    const id = await invest(ada, { organisation_id })
    expect(await bens.event('investments.changed')).toEqual({ investment_id: id })
    await flow(cleo, id, 'fee', '2024-02-01', 5)
    expect(await bens.event('investments.changed')).toEqual({ investment_id: id })
    const own = await invest(ada, { company_name: 'Ada’s own' })
    await ada.call.investments.change({ id: own, ...investmentOf() })
    await ada.call.investments.setRate({ currency: 'USD', date: '2024-01-15', rate: '1.1' })
    await ada.call.investments.remove({ id })
    expect(await bens.event('investments.changed')).toEqual({ investment_id: id })
    expect(await bens.settled('investments.changed')).toHaveLength(3)
    expect(await others.settled('investments.changed')).toEqual([])
  })

  test('has exchange rates of its own, so that all its people see the same total', async () => {
    await invest(ada, { organisation_id, amount: 1_000, date: '2024-01-15' })
    await invest(ben, { organisation_id, amount: 1_000, date: '2024-01-15', currency: 'USD', status: 'active' })
    const total = async (person: Person) =>
      (await person.call.investments.portfolio({ organisation_id, base: 'EUR', at: '2024-01-16' })).base?.returns?.invested
    await ada.call.investments.setRate({ currency: 'USD', date: '2024-01-15', rate: '4' })
    expect([await total(ada), await total(ben)]).toEqual([undefined, undefined])
    await cleo.call.investments.setRate({ organisation_id, currency: 'USD', date: '2024-01-15', rate: '2' })
    expect([await total(ada), await total(ben)]).toEqual([1_500, 1_500])
    expect((await ben.call.investments.rates({ organisation_id, source: 'own' })).items).toMatchObject([{ currency: 'USD', rate: '2' }])
    expect((await ben.call.investments.rates({ source: 'own' })).items).toEqual([])
    await ben.call.investments.removeRate({ organisation_id, currency: 'USD', date: '2024-01-15' })
    expect(await total(ada)).toBeUndefined()
    expect((await ada.call.investments.rates({ source: 'own' })).items).toMatchObject([{ rate: '4' }])
    await ada.call.investments.removeRate({ currency: 'USD', date: '2024-01-15' })
  })

  test('limits the number of its investments, not of those of its people', async () => {
    const own = await invest(ada)
    await world.services.database.pool.query(
      `insert into investments (id, user_id, organisation_id, company_name, instrument, status, currency, first_date)
       select gen_random_uuid(), $1, $2, 'Many', 'fund', 'active', 'EUR', '2024-01-01' from generate_series(1, 2000)`,
      [ada.id, organisation_id],
    )
    expect(await refusalOf(invest(ben, { organisation_id }))).toBe('investments.tooMany')
    expect(await refusalOf(ada.call.investments.move({ id: own, organisation_id }))).toBe('investments.tooMany')
    await invest(ada)
    expect(await namesIn(ada)).toHaveLength(2)
  })

  test('finds the investments in a deal in all ledgers of a member', async () => {
    const deal_id = await post(await memberNamed(world, 'Luca Bertolini'))
    const shared = await invest(ada, { organisation_id, deal_id })
    const own = await invest(ben, { deal_id })
    expect(await ben.call.investments.ofDeal({ id: deal_id })).toMatchObject({
      investment_id: own,
      shared: [{ investment_id: shared, organisation: { id: organisation_id } }],
    })
    expect(await ada.call.investments.ofDeal({ id: deal_id })).toMatchObject({ investment_id: null, shared: [{ investment_id: shared }] })
    expect(await outsider.call.investments.ofDeal({ id: deal_id })).toEqual({ investment_id: null, shared: [] })
  })
})

describe('moving', () => {
  test('an investment shares it with its entries, as added now, and takes it back', async () => {
    const id = await invest(ada, { company_name: 'Nordlys', note: 'Her note' })
    await flow(ada, id, 'fee', '2024-02-01', 500)
    await world.services.database.pool.query(`update investment_flows set updated_at = '2020-01-01' where investment_id = $1`, [id])
    expect(await refusalOf(ben.call.investments.get({ id }))).toBe('investments.gone')
    await using live = await openLive(world, ben)
    await ada.call.investments.move({ id, organisation_id })
    expect(await live.event('investments.changed')).toEqual({ investment_id: id })
    const seen = await ben.call.investments.get({ id })
    expect(seen).toMatchObject({ note: 'Her note', responsible: { id: ada.id }, changed: { by: { id: ada.id } } })
    expect(seen.flows.map(({ changed }) => changed)).toEqual([seen.changed, seen.changed])
    expect([await namesIn(ada), await namesIn(ada, { organisation_id })]).toEqual([[], ['Nordlys']])
    await ada.call.investments.move({ id, organisation_id })

    await value(ben, id, '2024-03-01', 7)
    for (const person of [ben, cleo]) expect(await refusalOf(person.call.investments.move({ id }))).toBe('investments.notMovable')
    await ada.call.investments.move({ id })
    expect(await live.event('investments.changed')).toEqual({ investment_id: id })
    expect(await refusalOf(ben.call.investments.get({ id }))).toBe('investments.gone')
    expect(await ada.call.investments.get({ id })).toMatchObject({ organisation: null, valuations: [{ value: 7, changed: null }] })
    expect(await namesIn(ben, { organisation_id })).toEqual([])
  })

  test('is only possible into ledgers of one’s own', async () => {
    const id = await invest(ada)
    const elsewhere = await found(outsider, { kind: 'fund', name: 'Elsewhere' })
    expect(await refusalOf(ada.call.investments.move({ id, organisation_id: elsewhere.id }))).toBe('organisations.notIn')
    expect(await refusalOf(outsider.call.investments.move({ id, organisation_id: elsewhere.id }))).toBe('investments.gone')
    await outsider.call.organisations.remove({ id: elsewhere.id })
  })
})

describe('files', () => {
  const file = 'company_name,currency,kind,date,amount\nNordlys,EUR,investment,2024-01-15,1000.00\nNordlys,EUR,valuation,2024-06-30,1500\n'
  const withRefs = `investment_id,${file.replaceAll('\nNordlys', '\nN1,Nordlys')}`
  const of = (content: string) => ({ organisation_id, file: ledgerFile(content) })

  test('are exported and imported for one ledger alone', async () => {
    await invest(ada, { company_name: 'Ada’s own' })
    expect(await ben.call.investments.previewImport(of(file))).toMatchObject({ investments: 1, flows: 1, valuations: 1 })
    expect(await ben.call.investments.importCsv(of(file))).toMatchObject({ investments: 1, flows: 1, valuations: 1 })
    expect(await cleo.call.investments.importCsv(of(file))).toMatchObject({ investments: 0, known: 2 })
    expect([await namesIn(ada), await namesIn(ben), await namesIn(ada, { organisation_id })]).toEqual([['Ada’s own'], [], ['Nordlys']])
    const [{ id } = { id: '' }] = (await ada.call.investments.list({ organisation_id })).items
    expect(await ada.call.investments.get({ id })).toMatchObject({
      responsible: { id: ben.id },
      flows: [{ changed: { by: { id: ben.id } } }],
      valuations: [{ changed: { by: { id: ben.id } } }],
    })
    const shared = await exported(cleo, `?organisation_id=${organisation_id}`)
    expect([shared.includes('Nordlys'), shared.includes('Ada’s own')]).toEqual([true, false])
    const own = await exported(ada)
    expect([own.includes('Nordlys'), own.includes('Ada’s own')]).toEqual([false, true])
    // The export of one ledger copies it into another.
    expect(await cleo.call.investments.importCsv({ file: ledgerFile(shared) })).toMatchObject({ investments: 1, flows: 1, valuations: 1 })
    expect(await cleo.call.investments.importCsv({ file: ledgerFile(shared) })).toMatchObject({ investments: 0, known: 2 })
    expect(await exported(ben, `?organisation_id=${organisation_id}`)).toBe(shared)
  })

  test('can be imported again after an investment from them has moved to another ledger', async () => {
    await ada.call.investments.importCsv({ file: ledgerFile(withRefs) })
    const [{ id } = { id: '' }] = (await ada.call.investments.list({})).items
    await ada.call.investments.move({ id, organisation_id })
    expect(await ada.call.investments.importCsv({ file: ledgerFile(withRefs) })).toMatchObject({ investments: 1, flows: 1 })
    expect(await ada.call.investments.importCsv({ file: ledgerFile(withRefs) })).toMatchObject({ investments: 0, known: 2 })
    expect(await ada.call.investments.importCsv(of(withRefs)), 'by another id, like any other ledger’s').toMatchObject({ investments: 1 })
    await ada.call.investments.move({ id })
    expect(await ada.call.investments.importCsv({ file: ledgerFile(withRefs) })).toMatchObject({ investments: 0, known: 2 })
  })
})

describe('documents', () => {
  test('of a shared investment belong to all its people, those of an own one to nobody else', async () => {
    const [shared, own] = [await invest(ada, { organisation_id }), await invest(ada)]
    const contract = await addDeck(ben, shared, await slidesWith(1, 0))
    await world.settled()
    const secret = await insertStoredDeck(world, ada.id, own)
    for (const person of [ada, ben, cleo]) {
      expect((await person.call.documents.list({ subject_id: shared })).items).toMatchObject([{ id: contract, is_own: true }])
      const { address } = await person.call.documents.address({ id: contract, use: 'read' })
      expect((await person.fetch(address)).status).toBe(200)
    }
    for (const [person, subject, document] of [
      [outsider, shared, contract],
      [ben, own, secret],
      [outsider, own, secret],
    ] as const) {
      const begun = person.call.documents.begin({ id: randomUUID(), subject_id: subject, kind: 'document', name: 'Mine', bytes: 100 })
      expect(await refusalOf(begun)).toBe('documents.gone')
      expect(await refusalOf(person.call.documents.list({ subject_id: subject }))).toBe('documents.gone')
      expect(await refusalOf(person.call.documents.address({ id: document, use: 'read' }))).toBe('documents.gone')
      expect(await refusalOf(person.call.documents.remove({ id: document }))).toBe('documents.gone')
    }
    await using live = await openLive(world, cleo)
    await ben.call.documents.remove({ id: contract })
    expect(await live.event('documents.changed')).toEqual({ subject_id: shared })
    // They come along.
    await ada.call.investments.move({ id: own, organisation_id })
    expect((await ben.call.documents.list({ subject_id: own })).items).toMatchObject([{ id: secret }])
    await ada.call.investments.move({ id: own })
    expect(await refusalOf(ben.call.documents.list({ subject_id: own }))).toBe('documents.gone')
    await ada.call.investments.remove({ id: own })
    expect((await ada.call.documents.list({ subject_id: own })).items).toEqual([])
  })
})

test('nothing tells others that a shared or an own ledger exists or changes', async () => {
  const seen = async () => {
    await world.settled()
    return JSON.stringify([
      await outsider.call.organisations.get({ slug: alto.slug }),
      await outsider.call.organisations.portfolio({ id: alto.id }),
      await outsider.call.notifications.list({}),
      await outsider.call.profiles.get({ id: ada.id }),
      await outsider.call.investments.list({}),
      await outsider.call.investments.portfolio({}),
      await ben.call.notifications.list({}),
      await ben.call.investments.list({ organisation_id }),
      await ben.call.investments.portfolio({ organisation_id }),
      await ben.call.investments.list({}),
      await exported(ben, `?organisation_id=${organisation_id}`),
    ])
  }
  await invest(ada, { organisation_id })
  const before = await seen()
  const own = await invest(ada, { company_name: 'Ada’s own' })
  await value(ada, own, '2024-03-01', 300)
  await ada.call.investments.importCsv({ file: ledgerFile() })
  expect(await seen()).toBe(before)
})
