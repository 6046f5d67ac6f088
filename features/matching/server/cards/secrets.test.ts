import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { memberGroups } from '#features/profiles/vocabulary.ts'
import type { ProfileInput } from '#features/profiles/contract.ts'
import type { UserType } from '#features/profiles/vocabulary.ts'

const world = testWorld()

/** All profiles contain enough for a score. */
async function member(full_name: string, user_type: UserType, fields: Partial<ProfileInput> = {}): Promise<Person> {
  const person = await world.join({ full_name, user_type })
  const said = {
    industry: 'CleanTech',
    country: 'DE',
    sdgs: [7, 13],
    expertise_areas: ['Heat storage'],
    funding_stage: 'seed',
    raising_amount: 1_000_000_00,
    years_experience: 12,
    investor_preferences: user_type === 'investor' ? { stages: ['seed'], industries: ['CleanTech'], geography: ['dach'] } : undefined,
  } as const
  await person.call.profiles.save(profileOf(person, { ...said, ...fields } as Partial<ProfileInput>))
  return person
}

/** Everything a member can find out about others: cards of each role and member, lists, counts, notifications, profiles, the directory. */
async function allThatSees(viewer: Person, others: readonly Person[]) {
  const { call } = viewer
  const decks = await Promise.all(memberGroups.map(async (role) => ({ role, ...(await call.matching.cards({ role })) })))
  return {
    decks,
    cards: await Promise.all(others.map(({ id }) => call.matching.card({ id }))),
    interests: await call.matching.interests({}),
    waiting: await call.matching.decisions({ status: 'accepted' }),
    passed: await call.matching.decisions({ status: 'rejected' }),
    counts: await call.matching.counts(),
    recent: await call.matching.recent(),
    bookmarks: await call.matching.bookmarks({}),
    notices: await call.notifications.list({}),
    badges: await call.notifications.summary(),
    profiles: await Promise.all(others.map(({ id }) => call.profiles.get({ id }))),
    directory: await call.directory.list({}),
    conversations: await call.messages.conversations({}),
    connections: await call.relations.connections({}),
  }
}

const scoresOf = async (viewer: Person) =>
  new Map(
    (await Promise.all(memberGroups.map((role) => viewer.call.matching.cards({ role })))).flatMap(({ items }) =>
      items.map(({ id, score }) => [id, score] as const),
    ),
  )

async function night(): Promise<void> {
  await world.settled()
  await world.runJob('matching.tellStandings')
  await world.runJob('matching.commonness')
}

describe('the decisions of B', () => {
  let a: Person
  let b: Person
  let others: Person[]
  beforeAll(async () => {
    a = await member('Ada Investor', 'investor')
    b = await member('Ben Founder', 'startup')
    others = [
      await member('Cleo Founder', 'startup', { industry: 'FinTech' }),
      await member('Dan Mentor', 'mentor'),
      await member('Eve Investor', 'investor'),
    ]
    await world.settled()
    await accept(a, b, 'Shall we talk?')
    await accept(a, others[0] as Person)
    await aMinutePasses(world)
    await night()
  })

  test('a pass, a bookmark or a view changes nothing that A or anybody else can observe, not even after the night', async () => {
    const onlookers = [a, ...others]
    const look = () =>
      Promise.all(
        onlookers.map((each) =>
          allThatSees(
            each,
            [a, b, ...others].filter((other) => other !== each),
          ),
        ),
      )
    await look()
    const before = await look()
    await b.call.matching.bookmark({ id: a.id })
    await b.call.matching.cards({ role: 'investor' })
    await b.call.profiles.get({ id: a.id })
    // Before the passes, which could hide what a bookmark leaves.
    expect(await look(), 'a bookmark of A, and views of cards and profiles').toEqual(before)
    for (const each of [a, ...others.slice(1)]) await reject(b, each)
    await aMinutePasses(world)
    expect(await look(), 'passes on A and others').toEqual(before)
    await night()
    expect(await look(), 'after the night').toEqual(before)
  })
})

test('passing on ten members changes no score, and neither does accepting somebody', async () => {
  const fay = await member('Founder Of Passes', 'startup')
  const mentors = await Promise.all(
    Array.from({ length: 12 }, (_, index) => member(`Mentor ${index}`, 'mentor', { industry: index % 2 ? 'CleanTech' : 'SaaS' })),
  )
  const funds = await Promise.all([1, 2, 3].map((number) => member(`Fund ${number}`, 'investor')))
  await world.settled()
  const before = await scoresOf(fay)
  for (const each of mentors.slice(0, 10)) await reject(fay, each)
  const [first] = funds as [Person]
  const { score } = await fay.call.matching.card({ id: first.id })
  await accept(fay, first)
  await aMinutePasses(world)
  await night()
  expect((await fay.call.matching.card({ id: first.id })).score).toBe(score)
  const after = await scoresOf(fay)
  const both = [...after].filter(([id]) => before.has(id))
  expect(both.length).toBeGreaterThan(2)
  for (const [id, value] of both) expect(value).toBe(before.get(id))
})

describe("in the order of others' cards", () => {
  const told = async ({ id }: Person) =>
    (
      await sql<{ accepts: number; rejects: number; wanted: number; declined: number }>`
        select accepts, rejects, wanted, declined from match_told_standings where user_id = ${id}`.execute(world.services.database.kysely)
    ).rows[0]

  test("a member's decisions count from the night on, from five together, and separately from those about the member", async () => {
    const busy = await member('Busy Mentor', 'mentor')
    const founders = await Promise.all(Array.from({ length: 10 }, (_, index) => member(`Founder ${index}`, 'startup')))
    await world.settled()
    for (const each of founders.slice(0, 4)) await accept(busy, each)
    await accept(founders[9] as Person, busy)
    await aMinutePasses(world)
    await night()
    expect(await told(busy), 'four by the member, and one about them').toBeUndefined()

    await reject(busy, founders[4] as Person)
    await aMinutePasses(world)
    expect(await told(busy), 'before the night').toBeUndefined()
    await night()
    expect(await told(busy)).toEqual({ accepts: 4, rejects: 1, wanted: 0, declined: 0 })

    for (const each of founders.slice(5, 9)) await reject(busy, each)
    for (const each of founders.slice(5, 9)) await reject(each, busy)
    await aMinutePasses(world)
    await night()
    expect(await told(busy), 'five decisions about them, with the earlier accept').toEqual({
      accepts: 4,
      rejects: 1,
      wanted: 1,
      declined: 4,
    })
  })
})

test('after a connection ended, neither member is said to be waiting', async () => {
  const [one, other] = [await member('One Who Ends', 'mentor'), await member('Other Who Is Left', 'startup')]
  await connect(one, other)
  await one.call.relations.disconnect({ id: other.id })
  await world.settled()
  expect((await other.call.matching.card({ id: one.id })).standing).toBe('ended')
  expect((await other.call.matching.decisions({ status: 'accepted' })).items).toEqual([])
  expect((await one.call.matching.card({ id: other.id })).standing).toBe('passed')
})
