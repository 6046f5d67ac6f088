import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { connectMembers } from '#features/relations/server/index.ts'
import { openLive } from '#testing/live-client.ts'
import { aMinutePasses, accept, connect, reject, settledEvents } from '#testing/matching.ts'
import { refusalOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { matchingPath } from '../../paths.ts'
import { matchingPersonalData } from '../personal-data.ts'

const world = testWorld()
let ada: Person
let ben: Person
beforeEach(async () => {
  ada = await world.join({ full_name: 'Ada', user_type: 'startup', company_name: 'Terravolta' })
  ben = await world.join({ full_name: 'Ben', user_type: 'investor' })
})

const interestsOf = async (person: Person) => (await person.call.matching.interests({})).items
const standing = async (viewer: Person, other: Person) => (await viewer.call.matching.card({ id: other.id })).standing
const connectElsewhere = async (by: Person, other: Person) => {
  await world.services.events.change((tx, announce) => connectMembers(world.services, tx, announce, { by: by.id, other: other.id }))
  await world.settled()
}
const connectionsOf = async (person: Person) => (await person.call.relations.connections({})).items.map((item) => item.full_name)

describe('an accept', () => {
  test("can be undone for a minute, during which the other can't see it", async () => {
    await using his = await openLive(world, ben)
    const before = Date.now()
    const { connected, undo_until } = await accept(ada, ben, 'We measure soil carbon.')
    expect(connected).toBe(false)
    const decided = Date.parse(undo_until ?? '') - 60_000
    // The database rounds to milliseconds.
    expect(decided).toBeGreaterThanOrEqual(before - 1)
    expect(decided).toBeLessThanOrEqual(Date.now() + 1)
    await world.settled()
    expect(await interestsOf(ben)).toEqual([])
    expect(await ben.call.matching.card({ id: ada.id })).toMatchObject({ standing: 'none', note: null })
    expect(await standing(ada, ben)).toBe('waiting')
    expect((await ben.call.notifications.list({})).items).toEqual([])
    expect(await his.settled('matching.changed')).toEqual([])
  })

  test('becomes an interest with its note after the minute, visible only to the other', async () => {
    await accept(ada, ben, '  We measure soil carbon.  ')
    await using his = await openLive(world, ben)
    await aMinutePasses(world)
    expect(await his.event('matching.changed')).toEqual({})
    const card = await ben.call.matching.card({ id: ada.id })
    expect(card).toMatchObject({ standing: 'interested', note: 'We measure soil carbon.' })
    expect(await interestsOf(ben)).toEqual([
      {
        member: { id: ada.id, full_name: 'Ada', user_type: 'startup', company_name: 'Terravolta', profile_picture: null },
        score: card.score,
        note: 'We measure soil carbon.',
        received_at: expect.any(String),
      },
    ])
    const clara = await world.join({ user_type: 'investor' })
    expect(await clara.call.matching.card({ id: ada.id })).toMatchObject({ standing: 'none', note: null })
    expect(await ada.call.matching.card({ id: ben.id })).toMatchObject({ standing: 'waiting', note: null })
    expect([await interestsOf(clara), await interestsOf(ada)]).toEqual([[], []])
    expect(await settledEvents(world, ada, ben)).toEqual(['Ada accepted Ben'])
  })

  test("by both makes a connection immediately, is published to both, and can't be undone", async () => {
    await using hers = await openLive(world, ada)
    await using his = await openLive(world, ben)
    await accept(ada, ben)
    expect(await accept(ben, ada)).toEqual({ connected: true, undo_until: null })
    expect(await hers.event('matching.connected')).toMatchObject({ member: { id: ben.id, full_name: 'Ben' } })
    expect(await his.event('matching.connected')).toMatchObject({ member: { id: ada.id, full_name: 'Ada' } })
    expect(await hers.event('relations.connections')).toEqual({ member_id: ben.id })
    expect(await his.event('relations.connections')).toEqual({ member_id: ada.id })
    expect([await connectionsOf(ada), await connectionsOf(ben)]).toEqual([['Ben'], ['Ada']])
    expect([await standing(ada, ben), await standing(ben, ada)]).toEqual(['connected', 'connected'])
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await refusalOf(one.call.matching.undo({ id: other.id }))).toBe('matching.undoTooLate')
    }
    await aMinutePasses(world)
    expect(await settledEvents(world, ada, ben)).toEqual(['Ada accepted Ben connected', 'Ben accepted Ada connected'])
    expect([await interestsOf(ada), await interestsOf(ben)]).toEqual([[], []])
    expect(await his.settled('matching.connected')).toHaveLength(1)
  })

  test('is answered when the two connect elsewhere, even after that connection ends', async () => {
    await accept(ada, ben)
    await aMinutePasses(world)
    await using hers = await openLive(world, ada)
    await connectElsewhere(ada, ben)
    const sent = async () => (await ada.call.matching.decisions({ status: 'accepted' })).items
    expect([await interestsOf(ben), await sent()]).toEqual([[], []])
    expect(await hers.event('matching.changed')).toEqual({})
    const interest = (await ben.call.notifications.list({})).items.find(({ target }) => target === matchingPath('interests'))
    expect(interest).toMatchObject({ read: true })
    await ben.call.relations.disconnect({ id: ada.id })
    await world.settled()
    expect([await interestsOf(ben), await sent()]).toEqual([[], []])
    expect([await standing(ben, ada), await standing(ada, ben)]).toEqual(['passed', 'ended'])
    expect(await settledEvents(world, ben)).toEqual([`Ben rejected ${ada.id}`])
  })

  test('with too long a note is refused, and an empty note counts as none', async () => {
    const long = ada.call.matching.decide({ id: ben.id, status: 'accepted', note: 'x'.repeat(301) })
    await expect(long).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await accept(ada, ben, '   ')
    await aMinutePasses(world)
    expect((await interestsOf(ben))[0]?.note).toBeNull()
  })
})

describe('the same decision again', () => {
  test('changes nothing, even once it is settled', async () => {
    const first = await accept(ada, ben, 'Hello')
    expect(await accept(ada, ben)).toEqual(first)
    await aMinutePasses(world)
    expect(await accept(ada, ben, 'Something else')).toEqual({ connected: false, undo_until: null })
    expect((await interestsOf(ben))[0]?.note).toBe('Hello')
    expect(await settledEvents(world, ada, ben)).toEqual(['Ada accepted Ben'])
  })

  test('about a connected member reports the connection', async () => {
    await connect(ada, ben)
    expect(await accept(ada, ben)).toEqual({ connected: true, undo_until: null })
    expect(await refusalOf(reject(ada, ben))).toBe('matching.alreadyConnected')
  })
})

describe('a different decision', () => {
  test('replaces one that nobody knows of, and can be undone as well', async () => {
    await accept(ada, ben, 'Hello')
    expect((await reject(ada, ben)).undo_until).not.toBeNull()
    await aMinutePasses(world)
    expect(await interestsOf(ben)).toEqual([])
    expect(await settledEvents(world, ada, ben)).toEqual(['Ada rejected Ben'])
  })

  test('is settled immediately if the first one was', async () => {
    await reject(ada, ben)
    await aMinutePasses(world)
    expect(await accept(ada, ben, 'On second thought')).toEqual({ connected: false, undo_until: null })
    expect((await interestsOf(ben))[0]?.note).toBe('On second thought')
    await reject(ada, ben)
    expect(await interestsOf(ben)).toEqual([])
    expect(await settledEvents(world, ada, ben)).toEqual([
      'Ada rejected Ben',
      'Ada accepted Ben before rejected',
      'Ada rejected Ben before accepted',
    ])
  })

  test('withdraws an interest before the other answers', async () => {
    await accept(ada, ben)
    await aMinutePasses(world)
    await reject(ada, ben)
    expect(await accept(ben, ada)).toMatchObject({ connected: false })
    expect(await connectionsOf(ada)).toEqual([])
  })
})

describe('ending a connection made elsewhere', () => {
  const deck = async (person: Person, role: 'startup' | 'investor') =>
    (await person.call.matching.cards({ role })).items.map(({ id }) => id)
  const recentOf = async (person: Person) => (await person.call.matching.recent()).items
  const decisionsInCopy = (person: Person) => matchingPersonalData.lists?.decisions?.read(world.services.database.kysely, person.id)

  test('removes both from the cards of the other, and can be taken back by both', async () => {
    for (const person of [ada, ben]) await person.call.profiles.save(profileOf(person))
    await world.settled()
    expect([await deck(ada, 'investor'), await deck(ben, 'startup')]).toEqual([[ben.id], [ada.id]])
    await connectElsewhere(ada, ben)
    await ben.call.relations.disconnect({ id: ada.id })
    await world.settled()
    expect([await deck(ada, 'investor'), await deck(ben, 'startup')]).toEqual([[], []])
    expect([await standing(ben, ada), await standing(ada, ben)]).toEqual(['passed', 'none'])
    expect([await recentOf(ben), await decisionsInCopy(ben)]).toMatchObject([[{ status: 'rejected' }], [{ status: 'rejected' }]])
    const { matches } = await ada.call.dashboard.figures({})
    expect([await recentOf(ada), await decisionsInCopy(ada), matches.interests], 'decided nothing').toEqual([[], [], 0])
    expect(await settledEvents(world, ada, ben)).toEqual(['Ben rejected Ada'])
    expect(await accept(ben, ada)).toEqual({ connected: false, undo_until: null })
    expect([await standing(ada, ben), (await interestsOf(ada)).map(({ member }) => member.id)]).toEqual(['interested', [ben.id]])
    expect(await accept(ada, ben)).toEqual({ connected: true, undo_until: null })
    await ada.call.relations.disconnect({ id: ben.id })
    await world.settled()
    expect([await standing(ben, ada), await standing(ada, ben)]).toEqual(['ended', 'passed'])
  })

  test('changes no earlier pass of the other, which stays private', async () => {
    await reject(ada, ben)
    await aMinutePasses(world)
    await connectElsewhere(ada, ben)
    await ben.call.relations.disconnect({ id: ada.id })
    await world.settled()
    expect([await standing(ben, ada), await standing(ada, ben)]).toEqual(['passed', 'passed'])
    expect(await accept(ben, ada), 'as if Ada had not passed').toEqual({ connected: false, undo_until: null })
  })
})

describe('deciding is refused', () => {
  test('about themselves, or about an unknown or hidden member', async () => {
    for (const id of [ada.id, '00000000-0000-4000-8000-000000000000']) {
      expect(await refusalOf(ada.call.matching.decide({ id, status: 'accepted' }))).toBe('matching.memberGone')
    }
    await ben.call.relations.block({ id: ada.id })
    expect(await refusalOf(accept(ada, ben))).toBe('matching.memberGone')
    expect(await refusalOf(reject(ben, ada))).toBe('matching.memberGone')
  })

  test('about a member who has left, and earlier decisions are deleted with them', async () => {
    await accept(ben, ada)
    await aMinutePasses(world)
    await ada.call.matching.recent()
    await sql`delete from auth."user" where id = ${ben.id}`.execute(world.services.database.kysely)
    expect(await refusalOf(accept(ada, ben))).toBe('matching.memberGone')
    expect(await interestsOf(ada)).toEqual([])
    expect(await ada.call.matching.undo({ id: ben.id })).toEqual({})
  })
})

describe('a block', () => {
  test('hides an interest, a decision and a connection, and restores them when it is lifted', async () => {
    const clara = await world.join({ full_name: 'Clara' })
    await accept(ada, ben, 'Hello')
    await aMinutePasses(world)
    await connect(ben, clara)
    for (const other of [ada, clara]) await ben.call.relations.block({ id: other.id })
    expect(await interestsOf(ben)).toEqual([])
    expect([await connectionsOf(ben), await connectionsOf(clara)]).toEqual([[], []])
    expect((await ada.call.matching.recent()).items).toEqual([])
    for (const other of [ada, clara]) await ben.call.relations.unblock({ id: other.id })
    expect(await interestsOf(ben)).toHaveLength(1)
    expect([await connectionsOf(ben), await connectionsOf(clara)]).toEqual([['Clara'], ['Ben']])
    expect((await ada.call.matching.recent()).items).toMatchObject([{ member: { full_name: 'Ben' } }])
  })
})
