import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { aMinutePasses, accept, reject, settledEvents, sweep } from '#testing/matching.ts'
import { refusalOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let ada: Person
let ben: Person
let clara: Person
beforeEach(async () => {
  ada = await world.join({ full_name: 'Ada' })
  ben = await world.join({ full_name: 'Ben' })
  clara = await world.join({ full_name: 'Clara' })
})

const undo = (by: Person, other: Person) => by.call.matching.undo({ id: other.id })
const recent = async (person: Person) => {
  const { items, undo: last } = await person.call.matching.recent()
  return { decided: items.map(({ member, status }) => `${status} ${member.full_name}`), undo: last?.id }
}

describe('undo', () => {
  test('undoes the last decision, which the other never learns of', async () => {
    await using hers = await openLive(world, ada)
    await using his = await openLive(world, ben)
    await accept(ada, ben, 'Hello')
    expect(await recent(ada)).toEqual({ decided: ['accepted Ben'], undo: ben.id })
    await undo(ada, ben)
    expect(await recent(ada)).toEqual({ decided: [], undo: undefined })
    expect((await ada.call.matching.card({ id: ben.id })).standing).toBe('none')
    await aMinutePasses(world)
    expect((await ben.call.matching.interests({})).items).toEqual([])
    expect(await his.settled('matching.changed')).toEqual([])
    expect(await settledEvents(world, ada)).toEqual([])
    expect(await hers.settled('matching.changed')).toHaveLength(2)
  })

  test('works only for the last decision, and for a minute', async () => {
    await accept(ada, ben)
    await reject(ada, clara)
    expect(await recent(ada)).toEqual({ decided: ['rejected Clara', 'accepted Ben'], undo: clara.id })
    expect(await refusalOf(undo(ada, ben))).toBe('matching.undoTooLate')
    await sql`update matches set created_at = created_at - interval '61 seconds' where user_id = ${ada.id}`.execute(
      world.services.database.kysely,
    )
    expect(await refusalOf(undo(ada, clara)), 'even before it was settled').toBe('matching.undoTooLate')
    expect((await recent(ada)).undo).toBeUndefined()
  })

  test('of an answer leaves the interest open', async () => {
    await accept(ben, ada, 'Hello')
    await aMinutePasses(world)
    await reject(ada, ben)
    expect((await ada.call.matching.interests({})).items).toEqual([])
    await undo(ada, ben)
    expect((await ada.call.matching.interests({})).items).toMatchObject([{ note: 'Hello' }])
    expect(await accept(ada, ben)).toMatchObject({ connected: true })
  })

  test("works only for the member's own decisions", async () => {
    await accept(ada, ben)
    await undo(ben, ada)
    expect((await recent(ada)).decided).toEqual(['accepted Ben'])
  })
})

describe('recent decisions', () => {
  test('are listed for a day, marked if connected', async () => {
    await accept(ben, ada)
    await accept(ada, ben)
    await reject(ada, clara)
    const { items } = await ada.call.matching.recent()
    expect(items).toMatchObject([
      { member: { full_name: 'Clara' }, status: 'rejected', connected: false },
      { member: { full_name: 'Ben' }, status: 'accepted', connected: true },
    ])
    await sql`update matches set created_at = created_at - interval '1 day' where matched_user_id = ${ben.id}`.execute(
      world.services.database.kysely,
    )
    expect((await recent(ada)).decided).toEqual(['rejected Clara'])
  })
})

describe('settling', () => {
  test('happens automatically after the minute, and once regardless of how many nodes look', async () => {
    for (const member of [ada, ben]) await accept(member, clara)
    await sql`update matches set created_at = created_at - interval '61 seconds' where matched_user_id = ${clara.id}`.execute(
      world.services.database.kysely,
    )
    await Promise.all([1, 2, 3, 4, 5].map(() => sweep(world)))
    expect((await settledEvents(world, ada, ben, clara)).toSorted()).toEqual(['Ada accepted Clara', 'Ben accepted Clara'])
  })

  test('is queued as one job per member, which continues with later decisions', async () => {
    const { database, jobs } = world.services
    const waiting = async () => {
      const { rows } = await database.pool.query<{ start_after: Date; id: string }>(
        `select id, start_after from jobs.job where name = 'matching.settle' and state = 'created' and data ->> 'member' = $1 order by start_after`,
        [ada.id],
      )
      return rows
    }
    const { undo_until } = await accept(ada, ben)
    expect((await waiting()).map((job) => job.start_after.toISOString())).toEqual([undo_until])
    await reject(ada, clara)
    const [job] = await waiting()
    expect(await waiting()).toHaveLength(1)

    // The first one's minute has passed: its job finds the second, and queues itself for that.
    await database.pool.query('update jobs.job set start_after = now() where id = $1', [job?.id])
    await jobs.settled()
    expect(await settledEvents(world, ada, ben)).toEqual(['Ada accepted Ben'])
    const [next] = await waiting()
    expect(next?.start_after.getTime()).toBeGreaterThan(Date.now() + 30_000)

    await database.pool.query(`update matches set created_at = created_at - interval '61 seconds' where user_id = $1`, [ada.id])
    await database.pool.query('update jobs.job set start_after = now() where id = $1', [next?.id])
    await jobs.settled()
    expect(await settledEvents(world, ada, ben, clara)).toEqual(['Ada accepted Ben', 'Ada rejected Clara'])
    expect(await waiting()).toEqual([])
  })
})
