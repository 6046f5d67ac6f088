import { beforeAll, expect, test } from 'vitest'
import type { UserType } from '#platform/members.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let rita: Person
let blocked: Person
let blocker: Person
let others: Person[]

async function member(full_name: string, user_type: UserType, country: 'IT' | 'IS' = 'IT'): Promise<Person> {
  const person = await world.join({ full_name, user_type })
  await person.call.profiles.save(profileOf(person, { company_name: 'Terravolta', country }))
  return person
}

/** Hidden members lie between visible ones, so that incomplete pages would be noticed. */
beforeAll(async () => {
  others = [await member('Luca One', 'startup')]
  blocked = await member('Luca Blocked', 'investor')
  others.push(await member('Luca Two', 'startup'))
  blocker = await member('Luca Blocker', 'startup', 'IS')
  others.push(await member('Luca Three', 'investor'))
  rita = await member('Rita Reader', 'mentor')
  await rita.call.relations.block({ id: blocked.id })
  await blocker.call.relations.block({ id: rita.id })
  await world.settled()
})

type Filters = Parameters<Person['call']['directory']['list']>[0]
const found = async (filters: Filters) => (await rita.call.directory.list(filters)).items.map((item) => item.full_name)
const shown = ['Luca Three', 'Luca Two', 'Luca One']

test.each<[string, Filters]>([
  ['the plain list', {}],
  ['a filter', { country: 'IT' }],
  ['a search by name', { query: 'luca' }],
  ['a search by company', { query: 'terravolta' }],
  ['a misspelled search', { query: 'terravlta' }],
  ['those with a complete profile', { completed: true }],
])('hidden members are left out of %s, whose pages stay full', async (_, filters) => {
  expect(await found(filters)).toEqual(shown)
  const first = await rita.call.directory.list({ ...filters, limit: 2 })
  expect(first.items.map((item) => item.full_name)).toEqual(shown.slice(0, 2))
  const second = await rita.call.directory.list({ ...filters, limit: 2, cursor: first.next_cursor ?? '' })
  expect(second).toMatchObject({ items: [{ full_name: 'Luca One' }], next_cursor: null })
})

test.each(['startup', 'investor'] as const)('hidden members are left out of the newest of a role (%s)', async (role) => {
  expect(await found({ role })).toEqual(role === 'startup' ? ['Luca Two', 'Luca One'] : ['Luca Three'])
})

test('a search for hidden members’ names finds nothing', async () => {
  expect(await found({ query: 'blocker' })).toEqual([])
  expect((await blocked.call.directory.list({ query: 'blocker' })).items).toMatchObject([{ full_name: 'Luca Blocker' }])
})

test('nor does a partial search, or the list of countries', async () => {
  const query = 'luca blocker iceland'
  expect(await found({ query, partial: true })).toEqual(shown)
  expect((await rita.call.directory.counts({ query, partial: true })).matching?.all).toBe(shown.length)
  expect((await rita.call.directory.countries()).items).toEqual(['IT'])
  expect((await blocked.call.directory.countries()).items).toEqual(['IS', 'IT'])
})

test('all counts, including those of the community, agree with the list', async () => {
  const matching = { all: 3, startup: 2, investor: 1, mentor: 0 }
  expect(await rita.call.directory.counts({ country: 'IT' })).toEqual({ community: { ...matching, all: 4, mentor: 1 }, matching })
  expect((await rita.call.directory.counts({ query: 'luca' })).matching).toEqual(matching)
  const [one] = others
  expect((await one?.call.directory.counts({}))?.community).toEqual({ all: 6, startup: 3, investor: 2, mentor: 1 })
})

test('their entries and profiles are not found, in both directions', async () => {
  for (const [viewer, other] of [
    [rita, blocked],
    [blocked, rita],
    [rita, blocker],
    [blocker, rita],
  ] as const) {
    const notFound = { code: 'NOT_FOUND', data: { problem: 'problem.notFound' } }
    await expect(viewer.call.directory.get({ id: other.id })).rejects.toMatchObject(notFound)
    await expect(viewer.call.profiles.get({ id: other.id })).rejects.toMatchObject(notFound)
  }
})
