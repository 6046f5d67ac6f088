import { beforeAll, describe, expect, test } from 'vitest'
import { filterText } from '#features/fields/filters.ts'
import { addField, inEnglish } from '#testing/fields.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed } from '#testing/messages.ts'
import { found } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

type Field = Awaited<ReturnType<typeof addField>>
const world = testWorld()
let operator: Person
let rita: Person
let ada: Person
let ben: Person
let cora: Person
let batch: Field
let themes: Field
let size: Field
let since: Field

const answer = (person: Person, answers: readonly (readonly [Field, string | number | string[]])[]) =>
  person.call.profiles.save(profileOf(person, { own_fields: Object.fromEntries(answers.map(([{ id }, value]) => [id, value])) }))
const chosen = ({ id, named }: Field, ...names: string[]) => filterText([{ id, choices: names.map((name) => named[name] ?? '') }]) ?? ''
const range = ({ id }: Field, from: string, to: string) => filterText([{ id, from, to }]) ?? ''

beforeAll(async () => {
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
  rita = await memberNamed(world, 'Rita Reads')
  ada = await memberNamed(world, 'Ada Answers')
  ben = await memberNamed(world, 'Ben Batch')
  cora = await memberNamed(world, 'Cora Connection')
  await connect(rita, cora)
  const choices = ['Water', 'Soil', 'Air'].map((name) => ({ label: inEnglish(name), is_offered: true }))
  batch = await addField(operator, { is_filter: true })
  themes = await addField(operator, { kind: 'choices', choices, is_filter: true })
  size = await addField(operator, { kind: 'number', is_filter: true })
  since = await addField(operator, { kind: 'date', is_filter: true })
  await answer(ada, [
    [batch, batch.named['2026'] ?? ''],
    [themes, [themes.named['Water'] ?? '', themes.named['Soil'] ?? '']],
    [size, 12],
    [since, '2024-05-31'],
  ])
  await answer(ben, [
    [batch, batch.named['2025'] ?? ''],
    [themes, [themes.named['Soil'] ?? '']],
    [size, -3.5],
    [since, '2025-01-01'],
  ])
  await answer(cora, [[size, 0]])
  await world.settled()
})

const names = async (filters: Parameters<Person['call']['directory']['list']>[0]) =>
  (await rita.call.directory.list(filters)).items.map(({ full_name }) => full_name.split(' ')[0])

test.each<[string, () => string, string[]]>([
  ['one option', () => chosen(batch, '2026'), ['Ada']],
  ['any of several options', () => chosen(batch, '2025', '2026'), ['Ben', 'Ada']],
  ['one of several answers', () => chosen(themes, 'Water', 'Air'), ['Ada']],
  ['a number from', () => range(size, '0', ''), ['Cora', 'Ada']],
  ['a number to', () => range(size, '', '0'), ['Cora', 'Ben']],
  ['a number between', () => range(size, '-3.5', '11.9'), ['Cora', 'Ben']],
  ['a date between', () => range(since, '2024-05-31', '2024-12-31'), ['Ada']],
  ['two fields', () => `${chosen(themes, 'Soil')}~${range(size, '1', '')}`, ['Ada']],
  ['nobody', () => chosen(themes, 'Air'), []],
])('members are found and counted by %s', async (_what, filter, expected) => {
  const fields = filter()
  expect(await names({ fields })).toEqual(expected)
  expect((await rita.call.directory.counts({ fields })).matching?.all).toBe(expected.length)
  expect(await names({ fields, role: 'investor' })).toEqual([])
  expect(await names({ fields, query: 'example' })).toEqual(expected)
  const first = await rita.call.directory.list({ fields, limit: 1 })
  const second = first.next_cursor ? await rita.call.directory.list({ fields, limit: 1, cursor: first.next_cursor }) : { items: [] }
  expect([...first.items, ...second.items].map(({ full_name }) => full_name.split(' ')[0])).toEqual(expected.slice(0, 2))
})

test.each([
  ['nonsense', () => "'; drop table users; --"],
  ['an unknown field', () => range({ ...size, id: crypto.randomUUID() }, '1', '')],
  ['a range of options', () => range(batch, '1', '2')],
  ['options of a number', () => chosen({ ...batch, id: size.id }, '2026')],
  ['a date that does not exist', () => range(since, '2026-02-30', '')],
])('a filter by %s is left out', async (_what, filter) => {
  expect(await names({ fields: filter() })).toEqual(await names({}))
  expect((await rita.call.directory.counts({ fields: filter() })).matching).toBeNull()
})

test('a field that is no filter, or is archived, filters nobody', async () => {
  const plain = await addField(operator, {})
  const hidden = await addField(operator, { is_filter: true, visibility: 'own' })
  await answer(ada, [
    [plain, plain.named['2026'] ?? ''],
    [hidden, hidden.named['2026'] ?? ''],
  ])
  for (const field of [plain, hidden]) expect(await names({ fields: chosen(field, '2025') })).toEqual(await names({}))
  await operator.call.fields.archive({ id: since.id, version: since.version })
  expect(await names({ fields: range(since, '2030-01-01', '') })).toEqual(await names({}))
  await operator.call.fields.restore({ id: since.id })
})

describe('a filter by what only connections see', () => {
  /** All that a reader gets from the directory with these filters, apart from the time of changes. */
  const everything = async (fields: string) => ({
    list: (await rita.call.directory.list({ fields, details: true })).items,
    searched: (await rita.call.directory.list({ fields, query: 'example', partial: true })).items,
    startups: (await rita.call.directory.list({ fields, role: 'startup' })).items,
    counts: await rita.call.directory.counts({ fields }),
  })

  test.each(['choice', 'number', 'date'] as const)('reveals nothing of a stranger’s %s', async (kind) => {
    const field = await addField(operator, { kind, is_filter: true, visibility: 'connections' })
    const values = {
      choice: [field.named['2025'] ?? '', field.named['2026'] ?? ''],
      number: [5, 50],
      date: ['2024-01-01', '2026-01-01'],
    } as const
    const [mine, other] = values[kind]
    const filters = {
      choice: [chosen(field, '2025'), chosen(field, '2026')],
      number: [range(field, '1', '9'), range(field, '10', '')],
      date: [range(field, '', '2024-12-31'), range(field, '2025-01-01', '')],
    }[kind]
    await answer(cora, [[field, mine]])
    const before = await Promise.all(filters.map(everything))
    expect(before.map(({ list }) => list.map(({ full_name }) => full_name))).toEqual([['Cora Connection'], []])
    for (const value of [mine, other]) {
      await answer(ada, [[field, value]])
      expect(await Promise.all(filters.map(everything))).toEqual(before)
    }
    await answer(cora, [[field, other]])
    expect((await everything(filters[1] ?? '')).list.map(({ full_name }) => full_name)).toEqual(['Cora Connection'])
  })
})

test('organisations are found and counted by their answers', async () => {
  const megawatts = await addField(operator, { subject: 'organisation', kind: 'number', unit: 'MW', is_filter: true })
  await found(ada, { name: 'Small Wind', own_fields: { [megawatts.id]: 2 } })
  await found(ada, { name: 'Large Wind', own_fields: { [megawatts.id]: 200 } })
  await world.settled()
  const fields = range(megawatts, '100', '')
  expect((await rita.call.directory.organisations({ fields })).items.map(({ name }) => name)).toEqual(['Large Wind'])
  expect((await rita.call.directory.organisationCounts({ fields })).matching).toMatchObject({ all: 1, startup: 1 })
  expect((await rita.call.directory.organisations({ fields: range(size, '100', '') })).items).toHaveLength(2)
})
