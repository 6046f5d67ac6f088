import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const notFound = { code: 'NOT_FOUND', data: { problem: 'problem.notFound' } }

const world = testWorld()
let anna: Person
let ben: Person

beforeEach(async () => {
  anna = await world.join({ full_name: 'Anna Blocker' })
  ben = await world.join({ full_name: 'Ben Blocked', company_name: 'Terravolta' })
  await world.settled()
})

const blockedBy = async (person: Person) => (await person.call.relations.blocked({})).items.map((item) => item.full_name)
const sees = async (person: Person, other: Person) => {
  const { items } = await person.call.directory.list({ limit: 50 })
  const isListed = items.some((item) => item.id === other.id)
  const isShown = await person.call.profiles.get({ id: other.id }).then(
    () => true,
    () => false,
  )
  expect(isShown).toBe(isListed)
  return isShown
}

describe('a block', () => {
  test('hides both from each other until it is removed', async () => {
    await anna.call.relations.block({ id: ben.id })
    expect([await sees(anna, ben), await sees(ben, anna)]).toEqual([false, false])
    await anna.call.relations.unblock({ id: ben.id })
    expect([await sees(anna, ben), await sees(ben, anna)]).toEqual([true, true])
  })

  test('is listed only for the member who blocked', async () => {
    await anna.call.relations.block({ id: ben.id })
    expect((await anna.call.relations.blocked({})).items).toEqual([
      {
        id: ben.id,
        full_name: 'Ben Blocked',
        user_type: 'startup',
        company_name: 'Terravolta',
        profile_picture: null,
        blocked_at: expect.any(String),
      },
    ])
    expect(await blockedBy(ben)).toEqual([])
  })

  test('does nothing if made again, nor does removing a block that does not exist', async () => {
    await anna.call.relations.block({ id: ben.id })
    await anna.call.relations.block({ id: ben.id.toUpperCase() })
    expect(await blockedBy(anna)).toEqual(['Ben Blocked'])
    for (const id of [ben.id, ben.id, nobody, anna.id]) await anna.call.relations.unblock({ id })
    expect(await blockedBy(anna)).toEqual([])
    const events = await sql<{ type: string }>`
      select type from domain_events where payload ->> 'member_id' = ${anna.id} and type like 'relations.%' order by id`.execute(
      world.services.database.kysely,
    )
    expect(events.rows.map(({ type }) => type)).toEqual(['relations.blocked', 'relations.unblocked'])
  })

  test('of oneself or of an unknown id is refused', async () => {
    for (const id of [anna.id, anna.id.toUpperCase()]) {
      await expect(anna.call.relations.block({ id })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        data: { problem: 'relations.blockOneself' },
      })
    }
    await expect(anna.call.relations.block({ id: nobody })).rejects.toMatchObject(notFound)
    await expect(anna.call.relations.block({ id: 'ben' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await blockedBy(anna)).toEqual([])
  })

  test('is deleted with the account of either member', async () => {
    await anna.call.relations.block({ id: ben.id })
    await sql`delete from auth."user" where id = ${ben.id}`.execute(world.services.database.kysely)
    expect(await blockedBy(anna)).toEqual([])
  })
})

test('both are notified on all their clients that visibility changed, without details', async () => {
  await using hers = await openLive(world, anna)
  await using his = await openLive(world, ben)
  const told = async () => [await hers.event('relations.changed'), await his.event('relations.changed')]
  await anna.call.relations.block({ id: ben.id })
  expect(await told()).toEqual([{ member_id: anna.id }, { member_id: ben.id }])
  await anna.call.relations.block({ id: ben.id })
  await anna.call.relations.unblock({ id: ben.id })
  expect(await told()).toEqual([{ member_id: anna.id }, { member_id: ben.id }])
  expect(await his.settled('relations.changed')).toHaveLength(2)
})

describe('if two members block each other', () => {
  test('the second gets the response for an unknown member, and sees the first in the list only after being unblocked', async () => {
    await anna.call.relations.block({ id: ben.id })
    await expect(ben.call.relations.block({ id: anna.id })).rejects.toMatchObject(notFound)
    expect([await blockedBy(anna), await blockedBy(ben)]).toEqual([['Ben Blocked'], []])

    await anna.call.relations.unblock({ id: ben.id })
    expect([await sees(anna, ben), await sees(ben, anna)]).toEqual([false, false])
    expect([await blockedBy(anna), await blockedBy(ben)]).toEqual([[], ['Anna Blocker']])

    await ben.call.relations.unblock({ id: anna.id })
    expect([await sees(anna, ben), await sees(ben, anna)]).toEqual([true, true])
  })

  test('the first still sees the other in the list', async () => {
    await anna.call.relations.block({ id: ben.id })
    await ben.call.relations.block({ id: anna.id }).catch(() => {})
    expect(await blockedBy(anna)).toEqual(['Ben Blocked'])
  })
})

describe('the list', () => {
  test('is paginated without gaps or duplicates', async () => {
    const others: Person[] = []
    for (let number = 1; number <= 5; number += 1) others.push(await world.join({ full_name: `Other ${number}` }))
    for (const other of others) await anna.call.relations.block({ id: other.id })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await anna.call.relations.blocked({ limit: 2, cursor })
      seen.push(...page.items.map((item) => item.full_name))
      cursor = page.next_cursor ?? undefined
      if (cursor) await anna.call.relations.block({ id: ben.id })
    } while (cursor)
    expect(seen).toEqual(['Other 5', 'Other 4', 'Other 3', 'Other 2', 'Other 1'])
  })
})
