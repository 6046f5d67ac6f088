import { beforeAll, describe, expect, test } from 'vitest'
import { groupOf } from '#testing/groups.ts'
import { oneOfEachKind } from '#testing/kinds.ts'
import { addTo, found } from '#testing/organisations.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let operator: Person
let gomez: Person
let ada: Person
let lukasz: Person

type Filters = Parameters<Person['call']['memberSupport']['list']>[0]
const names = async (filters: Filters) => (await operator.call.memberSupport.list(filters)).items.map(({ member }) => member.full_name)

beforeAll(async () => {
  ;({ operator } = await oneOfEachKind(world))
  gomez = await world.join({ full_name: 'José Gómez', email: 'jose@solar.example', user_type: 'investor' })
  ada = await world.join({ full_name: 'Ada Byron', email: 'ada.byron@wind.example', user_type: 'startup', company_name: 'Wind Works' })
  lukasz = await world.join({ full_name: 'Łukasz Zażółć', email: 'lz@solar.example', user_type: 'mentor' })
  const service = world.services.database.pool
  await service.query(`update member_listings set last_seen_on = '2026-03-01' where member_id = $1`, [gomez.id])
  await world.settled()
})

describe('searching', () => {
  test.each<[string, string[]]>([
    ['gomez', ['José Gómez']],
    ['JOSÉ G', ['José Gómez']],
    ['lukasz zazolc', ['Łukasz Zażółć']],
    ['ada.by', ['Ada Byron']],
    ['jose@solar', ['José Gómez']],
    ['solar.ex', ['José Gómez', 'Łukasz Zażółć']],
    ['@wind.example', ['Ada Byron']],
    ['byron@', []],
    ["o' & | ! ( :*", []],
    ['%', []],
    ['\\', []],
  ])('by %j', async (query, expected) => expect(await names({ query, sort: 'name', direction: 'asc' })).toEqual(expected))

  test('a new name and address are found, the previous ones not', async () => {
    await lukasz.call.profiles.save(profileOf(lukasz, { first_name: 'Lukas', last_name: 'Sorted' }))
    await world.settled()
    expect(await names({ query: 'sorted' })).toEqual(['Lukas Sorted'])
    expect(await names({ query: 'zazolc' })).toEqual([])
  })
})

describe('filters', () => {
  test('by type, state, days and organisation', async () => {
    const company = await found(ada)
    await addTo(ada, company, gomez)
    const today = new Date().toISOString().slice(0, 10)
    const both = { query: 'solar.example' }
    expect(await names({ ...both, type: 'investor' })).toEqual(['José Gómez'])
    expect(await names({ ...both, state: 'active' })).toEqual([])
    expect((await names({ ...both, state: 'unconfirmed' })).length).toBe(2)
    expect((await names({ ...both, joined_from: today })).length).toBe(2)
    expect(await names({ ...both, joined_to: '2026-01-01' })).toEqual([])
    expect((await names({ organisation_id: company.id, sort: 'name', direction: 'asc' })).toSorted()).toEqual(['Ada Byron', 'José Gómez'])
    expect(await operator.call.memberSupport.count({ organisation_id: company.id })).toMatchObject({
      count: 2,
      is_more: false,
      organisation: { id: company.id },
    })
  })

  test('by group, also hidden and archived ones', async () => {
    const group = await groupOf(operator, { name: 'Angels', visibility: 'hidden' }, gomez)
    await gomez.call.groups.add({ id: group.id, member_ids: [ada.id] })
    await operator.call.groups.setArchived({ id: group.id, archived: true })
    const inGroup = { group_id: group.id }
    expect(await names({ ...inGroup, sort: 'name', direction: 'asc' })).toEqual(['Ada Byron', 'José Gómez'])
    expect(await names({ ...inGroup, type: 'investor' })).toEqual(['José Gómez'])
    expect(await operator.call.memberSupport.count(inGroup)).toMatchObject({ count: 2, group: { id: group.id, name: 'Angels' } })
    expect((await operator.call.groups.staffChoices()).items).toContainEqual({ id: group.id, name: 'Angels', is_archived: true })
    await operator.call.groups.remove({ id: group.id })
    expect(await names(inGroup)).toEqual([])
    expect(await operator.call.memberSupport.count(inGroup)).toMatchObject({ count: 0, group: null })
  })

  test('by the day they were last seen, which is updated once a day', async () => {
    const { pool } = world.services.database
    await pool.query(`update member_listings set last_seen_on = '2026-03-01' where member_id = $1`, [gomez.id])
    expect(await names({ seen_from: '2026-03-01', seen_to: '2026-03-01' })).toEqual(['José Gómez'])
    await pool.query(`update auth.session set last_used_at = now() - interval '2 days' where "userId" = $1`, [gomez.id])
    world.server.accounts.forgetActors()
    await gomez.call.members.me()
    await world.settled()
    expect(await names({ seen_to: '2026-03-01' })).toEqual([])
  })

  test('suspended and leaving members are listed as such, and blocks hide nobody', async () => {
    const blocked = await world.join({ full_name: 'Bea Blocked' })
    await operator.call.relations.block({ id: blocked.id })
    const blocking = await world.join({ full_name: 'Bob Blocking' })
    await blocking.call.relations.block({ id: operator.id })
    const leaving = await world.join({ full_name: 'Lea Leaving' })
    await leaving.call.leaving.ask({ current_password: leaving.password })
    await world.settled()
    expect(await names({ query: 'bea' })).toEqual(['Bea Blocked'])
    expect(await names({ state: 'leaving' })).toEqual(['Lea Leaving'])
    for (const { id, email } of [blocked, blocking]) {
      expect(await operator.call.memberSupport.member({ id })).toMatchObject({ email, can_help: true })
    }
  })
})

test.each(['joined', 'name', 'seen'] as const)('pages by %s in both directions are complete', async (sort) => {
  const all = (await operator.call.memberSupport.list({ sort, direction: 'asc', limit: 50 })).items.map(({ member }) => member.id)
  for (const direction of ['asc', 'desc'] as const) {
    const listed: string[] = []
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const page = await operator.call.memberSupport.list({ sort, direction, limit: 3, ...(cursor && { cursor }) })
      listed.push(...page.items.map(({ member }) => member.id))
      cursor = page.next_cursor ?? undefined
    }
    expect(listed).toEqual(direction === 'asc' ? all : all.toReversed())
  }
})

test('a long name in any script fits into a cursor', async () => {
  for (const end of ['a', 'b']) await world.join({ full_name: `${'𐐷'.repeat(59)}${end}` })
  await world.settled()
  const page = await operator.call.memberSupport.list({ sort: 'name', direction: 'desc', limit: 1 })
  expect(
    (await operator.call.memberSupport.list({ sort: 'name', direction: 'desc', limit: 1, cursor: page.next_cursor ?? '' })).items,
  ).toHaveLength(1)
})

test.each<Filters>([{ cursor: 'nonsense' }, { joined_from: '0000-01-01' }, { joined_from: '2026-02-31' }, { query: 'x'.repeat(101) }])(
  'refuses %j',
  async (input) => expect(await operator.call.memberSupport.list(input).catch((error: { code: string }) => error.code)).toBe('BAD_REQUEST'),
)

test('of the list, a cursor of one order is refused in another', async () => {
  const { next_cursor } = await operator.call.memberSupport.list({ sort: 'name', limit: 1 })
  await expect(operator.call.memberSupport.list({ sort: 'joined', limit: 1, cursor: next_cursor ?? '' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
