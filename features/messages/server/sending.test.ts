import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberNamed, refusalOf, say, textsOf } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { longestMessage, unsendMinutes } from '../limits.ts'
import { countMessage } from './send-message.ts'

const world = testWorld()
let luca: Person
let marit: Person
let outsider: Person
beforeAll(async () => {
  luca = await memberNamed(world, 'Luca Bertolini')
  marit = await memberNamed(world, 'Marit Solberg')
  outsider = await memberNamed(world, 'Olga Outsider')
})

describe('a text', () => {
  const seeds = '🌱'.repeat(longestMessage)
  test.each([
    ['surrounded by white space', ' \n Hello \t', 'Hello'],
    ['of several lines', 'One\n\n  Two', 'One\n\n  Two'],
    ['with NUL characters', 'a\0b\0', 'ab'],
    ['with an unpaired surrogate', 'half \uD83C of a seedling', 'half \uFFFD of a seedling'],
    ['of the maximum number of astral characters', seeds, seeds],
    ['in right-to-left script', 'שלום, מה שלומך?', 'שלום, מה שלומך?'],
    ['with directional marks', '\u202Eabc\u202C', '\u202Eabc\u202C'],
    ['of a family', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['that looks like HTML', '<script>alert(1)</script> & "more"', '<script>alert(1)</script> & "more"'],
    ['that looks like SQL', `'); drop table users; --`, `'); drop table users; --`],
  ])('%s is stored', async (_, given, kept) => {
    const id = randomUUID()
    expect((await say(luca, marit, given, id)).content).toBe(kept)
    expect((await say(luca, marit, given, id)).content, 'also the second time').toBe(kept)
    expect((await textsOf(marit, luca)).at(-1)).toBe(kept)
  })

  test.each([
    ['', 'Please write a message first'],
    [' \t\n\u00A0\u2003', 'Please write a message first'],
    ['\0', 'Please write a message first'],
    ['\u200B\u200D\u2060\u202E', 'Please write a message first'],
    [`${seeds}.`, 'Please keep this to 4,000 characters'],
    ['x'.repeat(4_001), 'Please keep this to 4,000 characters'],
  ])('%j is refused with an explanation', async (text, words) => {
    expect(await refusalOf(say(luca, marit, text))).toBe(words)
  })
})

describe('sending a message again', () => {
  test('returns it as stored, and stores it once', async () => {
    const id = randomUUID()
    const first = await say(luca, marit, 'Once', id)
    expect(await say(luca, marit, 'Once', id)).toEqual(first)
    expect(await say(luca, marit, ' Once ', id)).toEqual(first)
    await marit.call.messages.read({ id: luca.id, position: first.position })
    expect((await say(luca, marit, 'Once', id)).read_at).not.toBeNull()
    expect((await textsOf(luca, marit)).filter((text) => text === 'Once')).toHaveLength(1)
    expect((await marit.call.messages.conversation({ id: luca.id })).last_position).toBe(first.position)
  })

  test('returns it even if it could not be sent any more', async () => {
    const id = randomUUID()
    const other = await memberNamed(world, 'Otto Other')
    const first = await say(luca, other, 'Just before', id)
    await other.call.relations.block({ id: luca.id })
    expect(await say(luca, other, 'Just before', id)).toEqual(first)
    expect(await refusalOf(say(luca, other, 'Just after'))).toBe('problem.notFound')
  })

  test('is refused if anything else has its id, regardless of the sender', async () => {
    const id = randomUUID()
    await say(luca, marit, 'One thing', id)
    expect(await refusalOf(say(luca, marit, 'Another', id))).toBe('messages.idTaken')
    expect(await refusalOf(say(luca, outsider, 'One thing', id))).toBe('messages.idTaken')
    expect(await refusalOf(say(marit, luca, 'One thing', id))).toBe('messages.idTaken')
    expect(await refusalOf(say(outsider, marit, 'One thing', id))).toBe('messages.idTaken')
    expect((await textsOf(luca, marit)).filter((text) => text === 'One thing')).toHaveLength(1)
    expect((await outsider.call.messages.conversations({})).items).toEqual([])
  })
})

describe('refusals', () => {
  test("a member with an incomplete profile can't write, but can be written to", async () => {
    const newcomer = await world.join({ full_name: 'Nina Newcomer' })
    expect(await refusalOf(say(newcomer, luca, 'Hello'))).toBe('messages.profileFirst')
    expect((await say(luca, newcomer, 'Welcome')).position).toBe(1)
    expect(await refusalOf(say(newcomer, luca, 'Thanks'))).toBe('messages.profileFirst')
    await newcomer.call.profiles.save(profileOf(newcomer))
    expect((await say(newcomer, luca, 'Thanks')).position).toBe(2)
  })

  test('writing to oneself or to an unknown member', async () => {
    expect(await refusalOf(say(luca, luca, 'Note to self'))).toBe('messages.toOneself')
    expect(await refusalOf(luca.call.messages.send({ id: randomUUID(), to: randomUUID(), content: 'Anybody?' }))).toBe('problem.notFound')
  })

  test('too many messages or new conversations, with the time to wait', async () => {
    const eager = await memberNamed(world, 'Emil Eager')
    const send = (to: string) =>
      eager.fetch('/api/messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: randomUUID(), to, content: 'Buy now' }),
      })
    const { pool } = world.services.database
    const crowd = Array.from({ length: 61 }, () => randomUUID())
    await pool.query(`insert into auth."user" (id, name, email) select id, 'Crowd', id || '@example.org' from unnest($1::uuid[]) id`, [
      crowd,
    ])
    await pool.query(`insert into users (id, email) select id, id || '@example.org' from unnest($1::uuid[]) id`, [crowd])
    const statuses = []
    for (const id of crowd) statuses.push((await send(id)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect((await send(crowd[0] ?? '')).status, 'existing conversations continue').toBe(200)
    const refused = await send(crowd[60] ?? '')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)

    // As many messages as the server allows in ten seconds take too long on slow machines.
    let counted = true
    while (counted) {
      counted = await countMessage(eager.id).then(
        () => true,
        () => false,
      )
    }
    const tooMany = await send(crowd[0] ?? '')
    expect(tooMany.status).toBe(429)
    expect(Number(tooMany.headers.get('retry-after'))).toBeLessThanOrEqual(10)
  })
})

describe('unsending', () => {
  test('removes the text for both members, and the unread count', async () => {
    const other = await memberNamed(world, 'Otto Other')
    const message = await say(luca, other, 'A secret by mistake')
    await say(luca, other, 'Hello')
    await luca.call.messages.unsend({ id: message.id })
    for (const items of [await luca.call.messages.list({ id: other.id }), await other.call.messages.list({ id: luca.id })]) {
      expect(items.items).toMatchObject([
        { id: message.id, position: 1, content: '', unsent: true },
        { content: 'Hello', unsent: false },
      ])
    }
    expect(await other.call.messages.unread()).toEqual({ unread: 1 })
    await other.call.messages.received({ up_to: '2999-01-01T00:00:00Z' })
    await other.call.messages.read({ id: luca.id, position: 2 })
    const { kysely } = world.services.database
    const side = await kysely.selectFrom('conversation_members').selectAll().where('member_id', '=', other.id).executeTakeFirst()
    expect(side).toMatchObject({ unread: 0, undelivered: 0, read_position: 2, delivered_position: 2 })
    expect(await luca.call.messages.unsend({ id: message.id }), 'again').toEqual({})
    expect(await say(luca, other, 'A secret by mistake', message.id), 'sent again by a client that was offline').toMatchObject({
      content: '',
      unsent: true,
    })
    expect(JSON.stringify(await kysely.selectFrom('chat_messages').selectAll().execute())).not.toContain('secret')
  })

  test('a message that was delivered or read leaves the counts unchanged', async () => {
    const other = await memberNamed(world, 'Otto Other')
    const read = await say(luca, other, 'One')
    await other.call.messages.read({ id: luca.id, position: 1 })
    const had = await say(luca, other, 'Two')
    await other.call.messages.received({ up_to: had.created_at })
    await say(luca, other, 'Three')
    await luca.call.messages.unsend({ id: read.id })
    await luca.call.messages.unsend({ id: had.id })
    expect(await other.call.messages.unread()).toEqual({ unread: 1 })
    const side = await world.services.database.kysely
      .selectFrom('conversation_members')
      .select(['unread', 'undelivered'])
      .where('member_id', '=', other.id)
      .executeTakeFirst()
    expect(side).toEqual({ unread: 1, undelivered: 1 })
  })

  test('is only possible for the sender', async () => {
    const message = await say(luca, marit, 'Mine')
    expect(await refusalOf(marit.call.messages.unsend({ id: message.id }))).toBe('problem.notFound')
    expect(await refusalOf(outsider.call.messages.unsend({ id: message.id }))).toBe('problem.notFound')
    expect(await refusalOf(luca.call.messages.unsend({ id: randomUUID() }))).toBe('problem.notFound')
    expect((await textsOf(marit, luca)).at(-1)).toBe('Mine')
  })

  test('is only possible for a limited time', async () => {
    const message = await say(luca, marit, 'Long ago')
    const grow = (interval: string) =>
      world.services.database.pool.query(`update chat_messages set created_at = created_at - $2::interval where id = $1`, [
        message.id,
        interval,
      ])
    await grow(`${unsendMinutes} minutes`)
    expect(await refusalOf(luca.call.messages.unsend({ id: message.id }))).toBe('messages.tooLateToUnsend')
    await grow('-10 seconds')
    expect(await luca.call.messages.unsend({ id: message.id })).toEqual({})
  })
})
