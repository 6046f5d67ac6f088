import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let luca: Person
let marit: Person
beforeEach(async () => {
  luca = await memberNamed(world, 'Luca Bertolini')
  marit = await memberNamed(world, 'Marit Solberg')
})

const times = <Result>(count: number, work: (n: number) => Promise<Result>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('simultaneous messages of both members get consecutive positions and increasing times', async () => {
  await times(60, (n) => (n % 2 ? say(luca, marit, `His ${n}`) : say(marit, luca, `Hers ${n}`)))
  const { items } = await luca.call.messages.list({ id: marit.id, after: 0, limit: 100 })
  expect(items.map((item) => item.position)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
  expect(items.map((item) => item.created_at)).toEqual(items.map((item) => item.created_at).toSorted())
  expect(await luca.call.messages.conversation({ id: marit.id })).toMatchObject({ last_position: 60, unread: 30 })
  await expectTrueCounts()
})

test('the same message sent many times simultaneously is stored once, with the same answer', async () => {
  const id = randomUUID()
  const answers = await times(20, () => say(luca, marit, 'Only once', id))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await marit.call.messages.conversation({ id: luca.id })).toMatchObject({ last_position: 1, unread: 1 })
})

test('one id used for two receivers simultaneously is stored for one of them', async () => {
  const ben = await memberNamed(world, 'Ben Other')
  for (let round = 0; round < 4; round += 1) {
    const id = randomUUID()
    const outcomes = await Promise.all([refusalOf(say(luca, marit, 'To whom?', id)), refusalOf(say(luca, ben, 'To whom?', id))])
    expect(outcomes.toSorted()).toEqual(['messages.idTaken', 'was not refused'])
  }
  await expectTrueCounts()
})

test('sending, receiving, reading, muting and unsending concurrently causes no deadlock, and all counts stay correct', async () => {
  const others = await times(2, (n) => memberNamed(world, `Other ${n}`))
  const everybody = [luca, marit, ...others]
  const sent: { by: Person; id: string }[] = []
  async function live(person: Person, seed: number) {
    for (let n = 0; n < 12; n += 1) {
      const other = everybody[(everybody.indexOf(person) + 1 + ((seed + n) % (everybody.length - 1))) % everybody.length] as Person
      const message = await say(person, other, `Message ${n}`)
      sent.push({ by: person, id: message.id })
      await Promise.all([
        person.call.messages.received({ up_to: new Date().toISOString() }),
        other.call.messages.received({ up_to: message.created_at }),
        other.call.messages.read({ id: person.id, position: message.position }),
        n % 3 === 0 && other.call.messages.mute({ id: person.id, muted: n % 2 === 0 }),
        n % 3 === 1 && other.call.notifications.markAllRead({ up_to: 1_000_000 }),
        n % 4 === 0 && person.call.messages.unsend({ id: message.id }),
        n % 5 === 0 && say(other, person, 'Meanwhile'),
      ])
    }
  }
  await Promise.all(everybody.flatMap((person) => [live(person, 0), live(person, 2)]))
  await expectTrueCounts()
  await world.settled()
  const { rows } = await world.services.database.pool.query('select reaction, last_error from reaction_positions where failures > 0')
  expect(rows).toEqual([])
})

test('unsending a message twice simultaneously takes effect once', async () => {
  const { id } = await say(luca, marit, 'Oh no')
  await say(luca, marit, 'Hello')
  await times(6, () => luca.call.messages.unsend({ id }))
  expect(await marit.call.messages.unread()).toEqual({ unread: 1 })
  const { rows } = await world.services.database.pool.query(
    `select 1 from domain_events where type = 'message.unsent' and payload->>'id' = $1`,
    [id],
  )
  expect(rows).toHaveLength(1)
})

/** The derived counts match the messages. */
async function expectTrueCounts() {
  const { rows } = await world.services.database.pool.query(`
    select side.unread, side.undelivered, m.unread as really_unread, m.undelivered as really_undelivered, c.last_position, m.messages
    from conversation_members side join conversations c on c.id = side.conversation_id, lateral (
      select count(*)::int as messages,
        count(*) filter (where receiver_id = side.member_id and not read and unsent_at is null)::int as unread,
        count(*) filter (where receiver_id = side.member_id and delivered_at is null and unsent_at is null)::int as undelivered
      from chat_messages where conversation_id = c.id) m
    where side.unread <> m.unread or side.undelivered <> m.undelivered or c.last_position <> m.messages`)
  expect(rows).toEqual([])
}
