import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberNamed, refusalOf, say, textsOf } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()
let outsider: Person
beforeAll(async () => {
  outsider = await memberNamed(world, 'Olga Outsider')
})

const two = () => Promise.all([memberNamed(world, 'Luca Bertolini'), memberNamed(world, 'Marit Solberg')])
const nobody = '00000000-0000-4000-8000-000000000000'

describe('a conversation', () => {
  test('looks the same to both members and is visible to nobody else', async () => {
    const [luca, marit] = await two()
    const id = randomUUID()
    const first = await say(luca, marit, '  Hello Marit  ', id)
    expect(first).toEqual({
      id,
      position: 1,
      sender_id: luca.id,
      content: 'Hello Marit',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      delivered_at: null,
      read_at: null,
      unsent: false,
    })
    const second = await say(marit, luca, 'Hello Luca')
    const seen = { items: [first, second], more: false }
    expect(await luca.call.messages.list({ id: marit.id })).toEqual(seen)
    expect(await marit.call.messages.list({ id: luca.id })).toEqual(seen)
    expect(await textsOf(outsider, luca)).toEqual([])
    expect((await outsider.call.messages.conversations({})).items).toEqual([])
  })

  test('has its state also before the first message', async () => {
    const [luca, marit] = await two()
    const member = {
      id: marit.id,
      full_name: 'Marit Solberg',
      user_type: 'startup',
      company_name: 'Example Works',
      profile_picture: null,
      standing: 'here',
    }
    const nothing = { muted: false, unread: 0, read_position: 0, last_position: 0 }
    expect(await luca.call.messages.conversation({ id: marit.id })).toEqual({ member, ...nothing })
    await say(marit, luca, 'One')
    await say(marit, luca, 'Two')
    await luca.call.messages.read({ id: marit.id, position: 1 })
    expect(await luca.call.messages.conversation({ id: marit.id })).toEqual({
      member,
      muted: false,
      unread: 1,
      read_position: 1,
      last_position: 2,
    })
  })

  test('with oneself or an unknown member is not found', async () => {
    const { messages } = outsider.call
    for (const id of [outsider.id, nobody]) {
      expect(await refusalOf(messages.conversation({ id }))).toBe('problem.notFound')
      expect(await refusalOf(messages.list({ id }))).toBe('problem.notFound')
      expect(await refusalOf(messages.read({ id, position: 1 }))).toBe('problem.notFound')
      expect(await refusalOf(messages.mute({ id, muted: true }))).toBe('problem.notFound')
    }
  })

  test('without messages can be neither read nor muted', async () => {
    const [luca, marit] = await two()
    expect(await luca.call.messages.list({ id: marit.id })).toEqual({ items: [], more: false })
    expect(await refusalOf(luca.call.messages.read({ id: marit.id, position: 1 }))).toBe('problem.notFound')
    expect(await refusalOf(luca.call.messages.mute({ id: marit.id, muted: true }))).toBe('problem.notFound')
  })
})

describe('the list of messages', () => {
  test('pages backwards from the end and forwards from any position, without gaps or duplicates', async () => {
    const [luca, marit] = await two()
    for (let n = 1; n <= 7; n += 1) await say(n % 2 ? luca : marit, n % 2 ? marit : luca, `Message ${n}`)
    const list = async (page: { before?: number; after?: number; limit?: number }) => {
      const { items, more } = await luca.call.messages.list({ id: marit.id, ...page })
      expect(items.map((item) => item.content)).toEqual(items.map((item) => `Message ${item.position}`))
      return { positions: items.map((item) => item.position), more }
    }
    expect(await list({})).toEqual({ positions: [1, 2, 3, 4, 5, 6, 7], more: false })
    expect(await list({ limit: 7 })).toEqual({ positions: [1, 2, 3, 4, 5, 6, 7], more: false })
    expect(await list({ limit: 3 })).toEqual({ positions: [5, 6, 7], more: true })
    expect(await list({ limit: 3, before: 5 })).toEqual({ positions: [2, 3, 4], more: true })
    expect(await list({ limit: 3, before: 2 })).toEqual({ positions: [1], more: false })
    expect(await list({ limit: 3, before: 4 })).toEqual({ positions: [1, 2, 3], more: false })
    expect(await list({ before: 1 })).toEqual({ positions: [], more: false })
    expect(await list({ limit: 3, after: 0 })).toEqual({ positions: [1, 2, 3], more: true })
    expect(await list({ limit: 3, after: 5 })).toEqual({ positions: [6, 7], more: false })
    expect(await list({ limit: 3, after: 4 })).toEqual({ positions: [5, 6, 7], more: false })
    expect(await list({ after: 7 })).toEqual({ positions: [], more: false })
    expect(await list({ after: 2, before: 5 })).toEqual({ positions: [3, 4], more: false })
  })
})

describe('the list of conversations', () => {
  test('has the last message of each, newest first, in full pages', async () => {
    const [luca, marit] = await two()
    const others = []
    for (const name of ['Ada One', 'Ben Two', 'Cleo Three', 'Dan Four', 'Eve Five']) {
      const other = await memberNamed(world, name)
      await say(other, luca, `Hello from ${name}`)
      others.push(other)
    }
    await say(luca, marit, `${'x'.repeat(159)}🌱 and more`)
    await others[1]?.call.relations.block({ id: luca.id })
    await luca.call.relations.block({ id: others[3]?.id ?? '' })

    const [first, second, third] = await pages(luca, 2)
    expect(third).toBeUndefined()
    expect(first?.map((item) => item.member.full_name)).toEqual(['Marit Solberg', 'Eve Five'])
    expect(second?.map((item) => item.member.full_name)).toEqual(['Cleo Three', 'Ada One'])
    expect(first?.[0]).toMatchObject({ last_message: { content: `${'x'.repeat(159)}🌱`, sender_id: luca.id }, unread: 0, muted: false })
    expect(first?.[1]).toMatchObject({ last_message: { content: 'Hello from Eve Five', position: 1 }, unread: 1 })

    await say(luca, others[0] as Person, 'Last of all')
    expect((await luca.call.messages.conversations({})).items[0]).toMatchObject({
      member: { full_name: 'Ada One' },
      last_message: { content: 'Last of all', position: 2 },
      unread: 1,
    })
  })
})

describe('ticks', () => {
  const ticks = async (reader: Person, other: Person) =>
    (await reader.call.messages.list({ id: other.id })).items.map(({ delivered_at, read_at }) =>
      [delivered_at && 'delivered', read_at && 'read'].filter(Boolean).join(' '),
    )

  test('show which messages a client received and which were read', async () => {
    const [luca, marit] = await two()
    for (const text of ['One', 'Two', 'Three']) await say(luca, marit, text)
    const { pool } = world.services.database
    await pool.query(`update chat_messages set created_at = '2026-11-20 12:00' where sender_id = $1 and position <= 2`, [luca.id])
    expect(await ticks(luca, marit)).toEqual(['', '', ''])
    await marit.call.messages.received({ up_to: '2026-11-20T12:00:00Z' })
    expect(await ticks(luca, marit)).toEqual(['delivered', 'delivered', ''])
    await marit.call.messages.read({ id: luca.id, position: 3 })
    expect(await ticks(luca, marit)).toEqual(['delivered read', 'delivered read', 'delivered read'])
    expect(await marit.call.messages.unread()).toEqual({ unread: 0 })
  })

  test('are not set by the sender', async () => {
    const [luca, marit] = await two()
    const message = await say(luca, marit, 'One')
    await luca.call.messages.received({ up_to: message.created_at })
    await luca.call.messages.read({ id: marit.id, position: 1 })
    await outsider.call.messages.received({ up_to: message.created_at })
    expect(await ticks(luca, marit)).toEqual([''])
    expect(await marit.call.messages.unread()).toEqual({ unread: 1 })
  })

  test('never move back, and never beyond the last message', async () => {
    const [luca, marit] = await two()
    for (const text of ['One', 'Two', 'Three']) await say(luca, marit, text)
    await marit.call.messages.read({ id: luca.id, position: 2 })
    const before = await marit.call.messages.list({ id: luca.id })
    await marit.call.messages.read({ id: luca.id, position: 1 })
    expect(await marit.call.messages.list({ id: luca.id })).toEqual(before)
    expect(await marit.call.messages.conversation({ id: luca.id })).toMatchObject({ read_position: 2, unread: 1 })
    await marit.call.messages.read({ id: luca.id, position: 2_000_000 })
    expect(await marit.call.messages.conversation({ id: luca.id })).toMatchObject({ read_position: 3, unread: 0, last_position: 3 })
    await say(luca, marit, 'Four')
    expect(await marit.call.messages.conversation({ id: luca.id })).toMatchObject({ read_position: 3, unread: 1, last_position: 4 })
  })

  test('are set in all conversations at once, except with hidden members', async () => {
    const [luca, marit] = await two()
    const ben = await memberNamed(world, 'Ben Blocked')
    await say(luca, marit, 'One')
    await say(ben, marit, 'Two')
    await marit.call.relations.block({ id: ben.id })
    await marit.call.messages.received({ up_to: '2999-01-01T00:00:00Z' })
    expect(await ticks(luca, marit)).toEqual(['delivered'])
    await marit.call.relations.unblock({ id: ben.id })
    expect(await ticks(ben, marit)).toEqual([''])
  })
})

describe('the count of unread messages', () => {
  test('adds up all conversations except muted and hidden ones, up to a hundred', async () => {
    const [luca, marit] = await two()
    const ben = await memberNamed(world, 'Ben Loud')
    await Promise.all(Array.from({ length: 3 }, (_, n) => say(luca, marit, `Message ${n}`)))
    for (let n = 1; n <= 100; n += 1) await say(ben, marit, `Message ${n}`)
    const unread = async () => (await marit.call.messages.unread()).unread
    expect(await unread()).toBe(100)
    await marit.call.messages.mute({ id: ben.id, muted: true })
    expect(await unread()).toBe(3)
    await marit.call.messages.mute({ id: ben.id, muted: false })
    await marit.call.relations.block({ id: ben.id })
    expect(await unread()).toBe(3)
  })
})

describe('muting', () => {
  test('applies only to the member, and can be undone', async () => {
    const [luca, marit] = await two()
    await say(luca, marit, 'One')
    await marit.call.messages.mute({ id: luca.id, muted: true })
    expect((await marit.call.messages.conversations({})).items).toMatchObject([{ muted: true, unread: 1 }])
    expect(await luca.call.messages.conversation({ id: marit.id })).toMatchObject({ muted: false })
    await say(luca, marit, 'Two')
    expect(await marit.call.messages.conversation({ id: luca.id })).toMatchObject({ muted: true, unread: 2 })
    await marit.call.messages.mute({ id: luca.id, muted: false })
    expect(await marit.call.messages.conversation({ id: luca.id })).toMatchObject({ muted: false })
  })
})

describe('a block', () => {
  test.each(['who blocked', 'who was blocked'])('hides the conversation from %s until it is lifted', async (who) => {
    const [luca, marit] = await two()
    await say(luca, marit, 'Hello')
    const [blocking, blocked] = who === 'who blocked' ? [luca, marit] : [marit, luca]
    await blocking.call.relations.block({ id: blocked.id })
    const { messages } = luca.call
    expect(await refusalOf(messages.list({ id: marit.id }))).toBe('problem.notFound')
    expect(await refusalOf(messages.conversation({ id: marit.id }))).toBe('problem.notFound')
    expect(await refusalOf(say(luca, marit, 'Are you there?'))).toBe('problem.notFound')
    expect(await refusalOf(messages.read({ id: marit.id, position: 1 }))).toBe('problem.notFound')
    expect(await refusalOf(messages.mute({ id: marit.id, muted: true }))).toBe('problem.notFound')
    expect((await messages.conversations({})).items).toEqual([])
    await blocking.call.relations.unblock({ id: blocked.id })
    expect(await textsOf(luca, marit)).toEqual(['Hello'])
  })
})

test('messages of a former member stay with the other member, who can read but not reply', async () => {
  const [luca, marit] = await two()
  await say(luca, marit, 'Goodbye')
  await world.settled()
  await world.services.database.pool.query(`delete from auth."user" where id = $1`, [luca.id])
  const member = { id: luca.id, full_name: '', user_type: null, company_name: '', profile_picture: null, standing: 'gone' }
  expect((await marit.call.messages.conversations({})).items).toMatchObject([{ member, last_message: { content: 'Goodbye' }, unread: 1 }])
  expect((await marit.call.messages.search({ query: 'goodbye' })).items).toMatchObject([{ member }])
  expect(await textsOf(marit, luca)).toEqual(['Goodbye'])
  await marit.call.messages.read({ id: luca.id, position: 1 })
  expect(await marit.call.messages.conversation({ id: luca.id })).toMatchObject({ member, unread: 0 })
  expect(await refusalOf(say(marit, luca, 'Come back'))).toBe('problem.notFound')
})

async function pages(person: Person, limit: number) {
  const found = []
  let cursor: string | null | undefined
  do {
    const page = await person.call.messages.conversations({ limit, ...(cursor && { cursor }) })
    found.push(page.items)
    cursor = page.next_cursor
  } while (cursor)
  return found
}
