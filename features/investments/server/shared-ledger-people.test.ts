import { beforeEach, describe, expect, test } from 'vitest'
import type { Organisation } from '#features/organisations/organisation-contract.ts'
import { everyRow, filesIn } from '#testing/contents.ts'
import { insertStoredDeck } from '#testing/decks.ts'
import { flow, invest, value } from '#testing/investments.ts'
import { openLive } from '#testing/live-client.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import { refusalOf } from '#testing/messages.ts'
import { addTo, found } from '#testing/organisations.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { unzipped } from '#testing/zip.ts'

const world = testWorld()
let owner: Person
let leaver: Person
let colleague: Person
let alto: Organisation
let organisation_id: string
let numbers = 0

const investor = (full_name: string) => world.join({ full_name, user_type: 'investor' })

beforeEach(async () => {
  numbers += 1
  owner = await investor(`Olga Owner ${numbers}`)
  leaver = await investor(`Lena Leaves ${numbers}`)
  colleague = await investor(`Cleo Colleague ${numbers}`)
  alto = await found(owner, { kind: 'fund', name: `Alto Capital ${numbers}` })
  for (const person of [leaver, colleague]) await addTo(owner, alto, person)
  organisation_id = alto.id
})

const namesIn = async (person: Person, of: { organisation_id?: string } = {}) =>
  (await person.call.investments.list({ ...of, limit: 50 })).items.map(({ company_name }) => company_name).toSorted()
const query = (text: string, values: unknown[] = []) => world.services.database.pool.query(text, values)
const remove = (person: Person, by = owner) => by.call.organisations.removePerson({ id: organisation_id, member_id: person.id })
const canRead = async (person: Person, id: string) => {
  const { address } = await person.call.documents.address({ id, use: 'read' })
  const response = await person.fetch(address)
  return Buffer.from(await response.arrayBuffer())
    .subarray(0, 5)
    .toString()
}
async function deleteAccount(person: Person): Promise<void> {
  await person.call.leaving.ask({ current_password: person.password })
  await query(`update leaving_members set leaves_at = now() - interval '1 hour'`)
  await world.runJob('leaving.deleteDue')
  await world.settled()
  await world.runJob('documents.clear')
  await world.settled()
}

describe('somebody who leaves', () => {
  test('has no access from that moment, and what they added stays with the organisation', async () => {
    const id = await invest(leaver, { organisation_id, company_name: 'Nordlys' })
    await invest(leaver, { company_name: 'Their own' })
    const contract = await insertStoredDeck(world, leaver.id, id)
    await world.settled()
    const { address } = await leaver.call.documents.address({ id: contract, use: 'read' })
    await using live = await openLive(world, leaver)
    await remove(leaver)
    for (const act of [
      () => leaver.call.investments.list({ organisation_id }),
      () => leaver.call.investments.portfolio({ organisation_id }),
      () => invest(leaver, { organisation_id }),
    ])
      expect(await refusalOf(act())).toBe('organisations.notIn')
    for (const act of [
      () => leaver.call.investments.get({ id }),
      () => leaver.call.investments.move({ id }),
      () => leaver.call.investments.remove({ id }),
      () => flow(leaver, id, 'fee', '2024-02-01', 1),
    ])
      expect(await refusalOf(act())).toBe('investments.gone')
    expect((await leaver.fetch(address)).status).toBe(404)
    expect(await refusalOf(leaver.call.documents.list({ subject_id: id }))).toBe('documents.gone')

    await world.settled()
    expect(await namesIn(leaver)).toEqual(['Their own'])
    expect(await namesIn(colleague, { organisation_id })).toEqual(['Nordlys'])
    // Who wrote an entry stays known to the colleagues; an owner is responsible from now on.
    expect(await colleague.call.investments.get({ id })).toMatchObject({
      responsible: { id: owner.id },
      changed: { by: { id: leaver.id } },
      flows: [{ changed: { by: { id: leaver.id } } }],
    })
    expect((await owner.call.investments.get({ id })).can).toEqual({ remove: true, move: true })
    expect(await canRead(colleague, contract)).toBe('%PDF-')
    await value(colleague, id, '2024-06-30', 9)
    expect(await live.settled('investments.changed'), 'hears nothing of it any more').toEqual([])
    expect((await query('select from stored_files where member_id = $1', [leaver.id])).rowCount).toBe(0)
  })

  test('while adding something either is refused or leaves it to the organisation', async () => {
    const lock = `select pg_advisory_xact_lock(hashtextextended('investments of organisation ${organisation_id}', 0))`
    await using held = await holdLock(world.services.database, lock)
    const adding = refusalOf(invest(leaver, { organisation_id }))
    await untilBlocked(world.services.database, 1, adding)
    await remove(leaver)
    await held.release()
    expect(await adding).toBe('organisations.notIn')

    await addTo(owner, alto, leaver)
    const outcomes = Array.from({ length: 4 }, () => refusalOf(invest(leaver, { organisation_id })))
    await remove(leaver)
    const added = (await Promise.all(outcomes)).filter((outcome) => outcome === 'was not refused').length
    await world.settled()
    expect(await namesIn(colleague, { organisation_id })).toHaveLength(added)
    expect((await query('select from investments where user_id = $1', [leaver.id])).rowCount).toBe(0)
  })

  test('and comes back before anybody continued it, is responsible again', async () => {
    const id = await invest(leaver, { organisation_id })
    await remove(leaver)
    await addTo(owner, alto, leaver)
    await world.settled()
    expect(await leaver.call.investments.get({ id })).toMatchObject({ id, organisation: { id: organisation_id } })
  })
})

describe('when an account is deleted', () => {
  test('a colleague keeps what it added to a shared ledger, with the documents, and nothing names the member', async () => {
    const id = await invest(leaver, { organisation_id, company_name: 'Nordlys' })
    const other = await invest(colleague, { organisation_id, company_name: 'Kelp Yard' })
    await flow(leaver, other, 'fee', '2024-02-01', 5)
    const own = await invest(leaver, { company_name: 'Their own' })
    const [contract, secret] = [await insertStoredDeck(world, leaver.id, id), await insertStoredDeck(world, leaver.id, own)]
    await world.settled()
    await deleteAccount(leaver)
    expect(await namesIn(colleague, { organisation_id })).toEqual(['Kelp Yard', 'Nordlys'])
    expect(await colleague.call.investments.get({ id })).toMatchObject({ responsible: { id: owner.id }, changed: { by: null } })
    expect((await colleague.call.investments.get({ id: other })).flows).toMatchObject([{}, { amount: 5, changed: { by: null } }])
    expect(await canRead(colleague, contract)).toBe('%PDF-')
    const namesThem = (text: string) => text.includes(leaver.id) || text.includes(leaver.email)
    expect((await everyRow(world.services.database)).filter(({ row }) => namesThem(row)).map(({ table, row }) => [table, row])).toEqual([])
    const files = Object.keys(await filesIn(world.services.files))
    expect(files.filter(namesThem)).toEqual([])
    expect(files.filter((key) => key.includes(contract))).toEqual([
      `documents/${owner.id}/${contract}.pdf`,
      `documents/${owner.id}/${contract}.webp`,
    ])
    expect(files.filter((key) => key.includes(secret))).toEqual([])
  })

  test('of the only one in an organisation, its ledger goes, too', async () => {
    for (const person of [leaver, colleague]) await remove(person)
    await world.settled()
    const id = await invest(owner, { organisation_id })
    const contract = await insertStoredDeck(world, owner.id, id)
    await owner.call.investments.setRate({ organisation_id, currency: 'USD', date: '2024-01-15', rate: '2' })
    await world.settled()
    await deleteAccount(owner)
    expect((await query('select from investments where id = $1', [id])).rowCount).toBe(0)
    expect((await query('select from exchange_rates where organisation_id = $1', [organisation_id])).rowCount).toBe(0)
    expect(Object.keys(await filesIn(world.services.files)).filter((key) => key.includes(contract))).toEqual([])
  })
})

test('a deleted organisation leaves to everyone what they added', async () => {
  await invest(leaver, { organisation_id, company_name: 'Nordlys' })
  const id = await invest(colleague, { organisation_id, company_name: 'Kelp Yard' })
  await flow(leaver, id, 'fee', '2024-02-01', 5)
  await using live = await openLive(world, leaver)
  await owner.call.organisations.remove({ id: organisation_id })
  expect([await namesIn(owner), await namesIn(leaver), await namesIn(colleague)]).toEqual([[], ['Nordlys'], ['Kelp Yard']])
  expect(await colleague.call.investments.get({ id })).toMatchObject({
    organisation: null,
    returns: { fees: 5 },
    flows: [{}, { changed: null }],
  })
  expect(await refusalOf(leaver.call.investments.get({ id }))).toBe('investments.gone')
  await world.settled()
  expect(await live.event('investments.changed')).toEqual({ investment_id: null })
})

test('a merged organisation takes its ledger along', async () => {
  const operator = await investor('Opal Operator')
  await world.command('grant', operator.email)
  const boss = await investor('Bodil Boss')
  const bigger = await found(boss, { kind: 'fund', name: `Bigger ${numbers}` })
  await invest(boss, { organisation_id: bigger.id, company_name: 'Havvind' })
  const id = await invest(leaver, { organisation_id, company_name: 'Nordlys' })
  const rate = { currency: 'USD', date: '2024-01-15' } as const
  await boss.call.investments.setRate({ ...rate, organisation_id: bigger.id, rate: '2' })
  await owner.call.investments.setRate({ ...rate, organisation_id, rate: '3' })
  await owner.call.investments.setRate({ ...rate, currency: 'SEK', organisation_id, rate: '11' })
  await operator.call.organisations.merge({ id: bigger.id, other_id: organisation_id })
  await world.settled()
  for (const person of [boss, owner, leaver, colleague]) {
    expect(await namesIn(person, { organisation_id: bigger.id })).toEqual(['Havvind', 'Nordlys'])
    expect(await refusalOf(person.call.investments.list({ organisation_id }))).toBe('organisations.notIn')
  }
  expect(await leaver.call.investments.get({ id })).toMatchObject({ organisation: { id: bigger.id }, can: { remove: true, move: true } })
  const { items } = await boss.call.investments.rates({ organisation_id: bigger.id, source: 'own' })
  expect(items.map(({ currency, rate: units }) => [currency, units])).toEqual([
    ['USD', '2'],
    ['SEK', '11'],
  ])
  expect(await refusalOf(operator.call.investments.get({ id }))).toBe('investments.gone')
})

test('the copy of a member’s data has their own ledger and what they added to shared ones, and nothing of their colleagues', async () => {
  const shared = await invest(leaver, { organisation_id, company_name: 'Nordlys' })
  const other = await invest(colleague, { organisation_id, company_name: 'Kelp Yard' })
  await flow(colleague, shared, 'fee', '2024-02-01', 5)
  await flow(leaver, other, 'fee', '2024-02-01', 6)
  const own = await invest(leaver, { company_name: 'Their own' })
  await leaver.call.exports.ask()
  await world.settled()
  const copy = unzipped(Buffer.from(await (await leaver.fetch('/api/exports/file')).arrayBuffer()))
  const file = copy.get('investments.json')?.toString() ?? ''
  const { investments, flows } = JSON.parse(file) as Record<'investments' | 'flows', { id: string; investment_id: string }[]>
  expect(new Set(investments.map(({ id }) => id))).toEqual(new Set([shared, own]))
  expect(new Set(flows.map(({ investment_id }) => investment_id))).toEqual(new Set([shared, own]))
  expect(file).not.toContain(colleague.id)
  expect(file).not.toContain('Kelp Yard')
})
