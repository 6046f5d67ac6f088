import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { accept, connect, settledEvents } from '#testing/matching.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let ada: Person
let ben: Person
beforeEach(async () => {
  ada = await world.join({ full_name: 'Ada', company_name: 'Terravolta' })
  ben = await world.join({ full_name: 'Ben' })
})

const connectionsOf = async (person: Person) => (await person.call.relations.connections({})).items.map((item) => item.full_name)
const eventsOf = async (person: Person) => {
  const { rows } = await sql<{ type: string; payload: object }>`
    select type, payload from domain_events where type like 'members.%' and ${person.id} in (payload ->> 'by', payload ->> 'other_id')
    order by id`.execute(world.services.database.kysely)
  return rows
}
const end = (by: Person, other: Person) => by.call.relations.disconnect({ id: other.id })

test('a visitor is refused', async () => {
  const visitor = world.visitor()
  for (const call of [visitor.call.relations.connections({}), visitor.call.relations.disconnect({ id: ben.id })]) {
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  }
})

test('a connection is listed for both members, with its time, and for nobody else', async () => {
  const clara = await world.join({ full_name: 'Clara' })
  await connect(ada, ben)
  expect((await ben.call.relations.connections({})).items).toEqual([
    {
      id: ada.id,
      full_name: 'Ada',
      user_type: 'startup',
      company_name: 'Terravolta',
      profile_picture: null,
      connected_at: expect.any(String),
    },
  ])
  expect([await connectionsOf(ada), await connectionsOf(clara)]).toEqual([['Ben'], []])
  expect(await eventsOf(ada)).toEqual([{ type: 'members.connected', payload: { by: ben.id, other_id: ada.id } }])
})

describe('ending a connection', () => {
  test('immediately notifies both, and does nothing a second time', async () => {
    await connect(ada, ben)
    await using hers = await openLive(world, ada)
    await using his = await openLive(world, ben)
    await end(ada, ben)
    await end(ada, ben)
    await end(ben, ada)
    expect([await connectionsOf(ada), await connectionsOf(ben)]).toEqual([[], []])
    expect(await hers.settled('relations.connections')).toEqual([{ member_id: ben.id }])
    expect(await his.settled('relations.connections')).toEqual([{ member_id: ada.id }])
    expect((await eventsOf(ada)).map(({ type }) => type)).toEqual(['members.connected', 'members.disconnected'])
  })

  test('is not possible for others', async () => {
    const clara = await world.join()
    await connect(ada, ben)
    await end(clara, ada)
    expect(await connectionsOf(ada)).toEqual(['Ben'])
  })

  test('counts as a pass by the member who ended it; the other’s accept is no longer an interest', async () => {
    await connect(ada, ben)
    await end(ben, ada)
    await world.settled()
    expect((await ben.call.matching.card({ id: ada.id })).standing).toBe('passed')
    expect((await ada.call.matching.card({ id: ben.id })).standing).toBe('ended')
    for (const person of [ada, ben]) expect((await person.call.matching.interests({})).items).toEqual([])
    expect(await settledEvents(world, ben)).toEqual([`Ben accepted ${ada.id} connected`, `Ben rejected ${ada.id} before accepted`])
    expect(await refusalOf(ben.call.matching.undo({ id: ada.id }))).toBe('matching.undoTooLate')
    expect(await accept(ada, ben)).toEqual({ connected: false, undo_until: null })
    expect(await accept(ben, ada), 'until they think better of it').toMatchObject({ connected: true })
  })

  test('works despite a block, so that unblocking does not restore the connection', async () => {
    await connect(ada, ben)
    await ada.call.relations.block({ id: ben.id })
    await end(ada, ben)
    await ada.call.relations.unblock({ id: ben.id })
    expect([await connectionsOf(ada), await connectionsOf(ben)]).toEqual([[], []])
  })
})

test('a connection is deleted with the account of either member', async () => {
  await connect(ada, ben)
  await sql`delete from auth."user" where id = ${ben.id}`.execute(world.services.database.kysely)
  expect(await connectionsOf(ada)).toEqual([])
})

test('the list is paginated without gaps or duplicates', async () => {
  for (let number = 1; number <= 7; number += 1) await connect(await world.join({ full_name: `Other ${number}` }), ada)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await ada.call.relations.connections({ limit: 2, cursor })
    seen.push(...page.items.map((item) => item.full_name))
    cursor = page.next_cursor ?? undefined
    if (seen.length === 2) await connect(ben, ada)
  } while (cursor)
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Other ${number}`))
  expect(await refusalOf(ada.call.relations.connections({ cursor: 'x' }))).toBe('problem.invalidInput')
})
