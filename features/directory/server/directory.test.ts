import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserType } from '#platform/members.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import { countCap } from '../count-cap.ts'
import { rebuildDirectory } from './index.ts'

const world = testWorld()
let rita: Person
let luca: Person
let ida: Person

async function member(full_name: string, user_type: UserType, fields: Partial<ProfileInput> = {}): Promise<Person> {
  const person = await world.join({ full_name, user_type })
  await person.call.profiles.save(profileOf(person, { industry: null, country: null, ...fields }))
  return person
}

type Filters = Parameters<Person['call']['directory']['list']>[0]
const found = async (filters: Filters = {}) => (await rita.call.directory.list(filters)).items.map((item) => item.full_name)
const newcomers = ['Ida Investor', 'Mona Mentor', 'Ada Advisor', 'Zofia Kamińska', 'Luca Bertolini'].toReversed()

beforeAll(async () => {
  rita = await member('Rita Reader', 'investor', { country: 'IE', investor_preferences: { stages: ['seed'], industries: ['Biotech'] } })
  luca = await member('Luca Bertolini', 'startup', { country: 'IT', industry: 'CleanTech', funding_stage: 'seed', sdgs: [2, 13] })
  await member('Zofia Kamińska', 'startup', { country: 'PL', industry: 'Biotech', funding_stage: 'series-a', sdgs: [12] })
  await member('Ada Advisor', 'advisor', { country: 'IT', sdgs: [13] })
  await member('Mona Mentor', 'mentor', { country: 'DE', industry: 'CleanTech' })
  const preferences = { stages: ['seed', 'series-a'], industries: ['CleanTech', 'SaaS'], min_investment: 5_000_000 } as const
  ida = await member('Ida Investor', 'investor', {
    country: 'DE',
    investor_preferences: { ...preferences, stages: [...preferences.stages], industries: [...preferences.industries] },
  })
  await world.settled()
})

test('a visitor is refused', async () => {
  await expect(world.visitor().call.directory.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(world.visitor().call.directory.get({ id: luca.id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(world.visitor().call.directory.counts({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

describe('the list', () => {
  test('contains everyone except the viewer, newest first', async () => {
    expect(await found()).toEqual(newcomers.toReversed())
    expect((await luca.call.directory.list({})).items.map((item) => item.full_name)).toContain('Rita Reader')
  })

  test.each<Filters>([{}, { role: 'startup' }, { query: 'example' }])('ends with a page that is exactly filled (%j)', async (filters) => {
    const { length: limit } = await found(filters)
    expect(limit).toBeGreaterThan(1)
    expect((await rita.call.directory.list({ ...filters, limit })).next_cursor).toBeNull()
    expect((await rita.call.directory.list({ ...filters, limit: limit - 1 })).next_cursor).not.toBeNull()
  })

  test('contains only what a card needs', async () => {
    const card = (await rita.call.directory.list({})).items.find((item) => item.id === luca.id)
    expect(card).toEqual({
      id: luca.id,
      full_name: 'Luca Bertolini',
      user_type: 'startup',
      company_name: 'Example Works',
      headline: 'Builds things that last.',
      city: null,
      country: 'IT',
      focus: 'CleanTech',
      profile_picture: null,
      joined_at: expect.any(String),
      details: null,
    })
  })

  test('contains the requested details: stage, money, goals and match score', async () => {
    const { items } = await rita.call.directory.list({ details: true })
    const detailsOf = (name: string) => items.find((item) => item.full_name === name)?.details
    const scoreOf = async ({ id }: Person) => (await rita.call.matching.card({ id })).score
    expect(detailsOf('Luca Bertolini')).toEqual({ stages: ['seed'], amount: null, sdgs: [2, 13], score: await scoreOf(luca) })
    expect(detailsOf('Luca Bertolini')?.score, 'there is one').toBeGreaterThan(0)
    expect(detailsOf('Ida Investor')).toEqual({
      stages: ['seed', 'series-a'],
      amount: { from: 5_000_000, to: null, currency: 'EUR' },
      sdgs: [],
      score: await scoreOf(ida),
    })
    expect(detailsOf('Mona Mentor')).toMatchObject({ stages: [], amount: null })
  })

  test('shows advisors among the mentors', async () => {
    expect(await found({ role: 'mentor' })).toEqual(['Mona Mentor', 'Ada Advisor'])
    expect(await found({ role: 'startup' })).toEqual(['Zofia Kamińska', 'Luca Bertolini'])
    expect(await found({ role: 'investor' })).toEqual(['Ida Investor'])
  })

  test.each<[Filters, string[]]>([
    [{ industry: 'CleanTech' }, ['Ida Investor', 'Mona Mentor', 'Luca Bertolini']],
    [{ industry: 'SaaS' }, ['Ida Investor']],
    [{ stage: 'seed' }, ['Ida Investor', 'Luca Bertolini']],
    [{ stage: 'series-a', role: 'startup' }, ['Zofia Kamińska']],
    [{ country: 'IT' }, ['Ada Advisor', 'Luca Bertolini']],
    [{ country: 'IE' }, []],
    [{ goal: 13 }, ['Ada Advisor', 'Luca Bertolini']],
    [{ goal: 13, country: 'IT', role: 'startup', industry: 'CleanTech', stage: 'seed' }, ['Luca Bertolini']],
    [{ role: 'mentor', stage: 'seed' }, []],
    [{ query: 'example', country: 'DE' }, ['Ida Investor', 'Mona Mentor']],
  ])('filters by %j', async (filters, expected) => expect(await found(filters)).toEqual(expected))

  test.each([{ role: 'advisor' }, { industry: 'Coal' }, { goal: 18 }, { country: 'XX' }, { limit: 51 }])('refuses %j', async (filters) => {
    await expect(rita.call.directory.list(filters as Filters)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each(['x', '', Buffer.from('[0,"2026-01-01T00:00:00Z"]').toString('base64url'), Buffer.from('[9,1,2]').toString('base64url')])(
    'refuses the cursor %j',
    async (cursor) => {
      await expect(rita.call.directory.list({ cursor })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { problem: 'problem.invalidInput' },
      })
    },
  )

  test.each<[Filters, number]>([
    [{}, 2],
    [{ query: 'example' }, 2],
  ])('pages through %j without gaps or duplicates while others join', async (filters, limit) => {
    const whole = await found(filters)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await rita.call.directory.list({ ...filters, limit, cursor })
      seen.push(...page.items.map((item) => item.full_name))
      cursor = page.next_cursor ?? undefined
      await member(`Joined ${seen.length}`, 'startup', { industry: 'CleanTech' })
      await world.settled()
    } while (cursor)
    expect(seen).toEqual(whole)
    await sql`delete from auth."user" where name like 'Joined %'`.execute(world.services.database.kysely)
  })
})

describe('members with a complete profile', () => {
  const completed = async () => (await rita.call.directory.list({ completed: true })).items.map((item) => item.full_name)
  let nils: Person

  beforeAll(async () => {
    nils = await world.join({ full_name: 'Nils Newcomer' })
    await world.settled()
  })
  afterAll(() => sql`delete from auth."user" where id = ${nils.id}`.execute(world.services.database.kysely))

  test('can be filtered and counted', async () => {
    expect(await found()).toContain('Nils Newcomer')
    expect(await completed()).toEqual(newcomers.toReversed())
    expect((await rita.call.directory.counts({ completed: true })).matching?.all).toBe(newcomers.length)
    expect(await found({ completed: false })).toEqual(await found())
    expect((await rita.call.directory.counts({ completed: false })).matching).toBeNull()
  })

  test('are found in a directory that was built before that filter existed', async () => {
    const { kysely } = world.services.database
    await sql`update directory_entries set name_terms = ts_delete(name_terms, 'completed:true'), all_terms = ts_delete(all_terms, 'completed:true')`.execute(
      kysely,
    )
    expect(await completed()).toEqual([])
    await sql.raw(readFileSync(new URL('../../../migrations/0009-completed-members.sql', import.meta.url), 'utf8')).execute(kysely)
    expect(await completed()).toEqual(newcomers.toReversed())
    expect(await found({ query: 'zofia', country: 'PL' })).toEqual(['Zofia Kamińska'])
  })

  test('include members who complete theirs later', async () => {
    await nils.call.profiles.save(profileOf(nils))
    await world.settled()
    expect(await completed()).toContain('Nils Newcomer')
  })
})

test('a single entry equals the one in the list', async () => {
  const listed = (await rita.call.directory.list({ details: true })).items.find((item) => item.id === luca.id)
  expect(await rita.call.directory.get({ id: luca.id })).toEqual(listed)
  await expect(rita.call.directory.get({ id: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the countries are those of other members', async () => {
  expect((await rita.call.directory.countries()).items).toEqual(['DE', 'IT', 'PL'])
  expect((await luca.call.directory.countries()).items).toEqual(['DE', 'IE', 'IT', 'PL'])
  await expect(world.visitor().call.directory.countries()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

describe('the counts', () => {
  const counts = async (filters: Parameters<Person['call']['directory']['counts']>[0] = {}) => rita.call.directory.counts(filters)

  test('follow joining, changes of type and leaving', async () => {
    expect(await counts()).toEqual({ community: { all: 6, startup: 2, investor: 2, mentor: 2 }, matching: null })
    const nils = await member('Nils Newcomer', 'startup')
    await world.settled()
    expect((await counts()).community).toEqual({ all: 7, startup: 3, investor: 2, mentor: 2 })
    await nils.call.profiles.save(profileOf(nils, { user_type: 'mentor' }))
    await world.settled()
    expect((await counts()).community).toEqual({ all: 7, startup: 2, investor: 2, mentor: 3 })
    await sql`delete from auth."user" where id = ${nils.id}`.execute(world.services.database.kysely)
    expect((await counts()).community).toEqual({ all: 6, startup: 2, investor: 2, mentor: 2 })
    expect(await found()).toEqual(newcomers.toReversed())
  })

  test('with filters exclude the viewer and equal the length of the list', async () => {
    expect((await counts({ country: 'IE' })).matching).toEqual({ all: 0, startup: 0, investor: 0, mentor: 0 })
    expect((await counts({ industry: 'CleanTech' })).matching).toEqual({ all: 3, startup: 1, investor: 1, mentor: 1 })
    expect((await counts({ query: 'bertollini' })).matching).toEqual({ all: 1, startup: 1, investor: 0, mentor: 0 })
    expect((await counts({ query: '!?' })).matching).toEqual({ all: 0, startup: 0, investor: 0, mentor: 0 })
  })

  test('stop one above the cap', async () => {
    const { kysely } = world.services.database
    const more = countCap + 20
    await sql`insert into auth."user" (id, name, email) select gen_random_uuid(), 'Crowd', 'crowd-' || n || '@example.org' from generate_series(1, ${more}::int) n`.execute(
      kysely,
    )
    await sql`insert into users (id, email, full_name, user_type, country) select id, email, name, 'startup', 'MT' from auth."user" where name = 'Crowd'`.execute(
      kysely,
    )
    await rebuildDirectory(world.services.database)
    expect(await counts({ country: 'MT' })).toEqual({
      community: { all: 6 + more, startup: 2 + more, investor: 2, mentor: 2 },
      matching: { all: countCap + 1, startup: countCap + 1, investor: 0, mentor: 0 },
    })
    await sql`delete from auth."user" where name = 'Crowd'`.execute(kysely)
    expect((await counts()).community.all).toBe(6)
  })
})
