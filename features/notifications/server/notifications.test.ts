import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { withPausedNotifications } from '#testing/paused-notifications.ts'
import { openLive } from '#testing/live-client.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { defaultPreferences } from '../default-preferences.ts'

const world = testWorld()

/** Two members with complete profiles and empty lists. */
async function two(): Promise<[Person, Person]> {
  const people = await Promise.all([memberNamed(world, 'Luca Bertolini'), memberNamed(world, 'Marit Solberg')])
  await world.services.events.settled()
  for (const person of people) await person.call.notifications.clear({ up_to: Number.MAX_SAFE_INTEGER })
  return people
}

const itemsOf = async (person: Person) => (await person.call.notifications.list({})).items

const markFirstRead = async (person: Person) => person.call.notifications.markRead({ id: (await itemsOf(person))[0]?.id ?? 0 })

/** Sends messages and waits for their notifications. */
async function told(from: Person, to: Person, ...texts: string[]) {
  for (const text of texts) await say(from, to, text)
  await world.services.events.settled()
}

describe('a message', () => {
  test('notifies its receiver, with its sender and a link', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, `Hello Marit${' and so on'.repeat(30)}`)
    const [item, ...others] = await itemsOf(marit)
    expect(others).toEqual([])
    expect(item).toMatchObject({
      type: 'messages',
      priority: 'high',
      title: { id: 'notification.messageFrom', parameters: { name: 'Luca Bertolini' } },
      target: `/dashboard/tab/messages?with=${luca.id}`,
      actor: { id: luca.id, full_name: 'Luca Bertolini', user_type: 'startup', company_name: 'Example Works', profile_picture: null },
      count: 1,
      read: false,
    })
    expect(item?.description).toHaveLength(200)
    expect(await itemsOf(luca)).toEqual([])
  })

  test('joins unread ones: a burst of five is one notification with a count, and moves to the top', async () => {
    const [luca, marit] = await two()
    const olga = await memberNamed(world, 'Olga Outsider')
    await told(luca, marit, 'First')
    const [before] = await itemsOf(marit)
    await told(olga, marit, 'Something else')
    await told(luca, marit, ...Array.from({ length: 4 }, (_, n) => `Message ${n + 2}`))
    const items = await itemsOf(marit)
    expect(items.map(({ actor, count, description }) => [actor?.full_name, count, description])).toEqual([
      ['Luca Bertolini', 5, 'Message 5'],
      ['Olga Outsider', 1, 'Something else'],
    ])
    expect(items[0]?.id).toBe(before?.id)
    expect(items[0]?.revision).toBeGreaterThan(items[1]?.revision ?? Infinity)
    const { unread } = await marit.call.notifications.summary()
    expect(await marit.call.messages.unread(), 'every message counts, as in the bell').toEqual({ unread })
  })

  test('that is unsent takes its text with it, also from read notifications', async () => {
    const [luca, marit] = await two()
    const { id } = await say(luca, marit, 'A secret')
    await world.services.events.settled()
    await marit.call.messages.read({ id: luca.id, position: 1 })
    await told(luca, marit, 'Two')
    const last = await say(luca, marit, 'Three')
    await world.services.events.settled()
    await luca.call.messages.unsend({ id })
    await luca.call.messages.unsend({ id: last.id })
    await world.services.events.settled()
    expect((await itemsOf(marit)).map(({ read, count, description }) => [read, count, description])).toEqual([
      [false, 1, 'Two'],
      [true, 1, ''],
    ])
  })

  test('in a muted conversation notifies nobody', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    await marit.call.messages.read({ id: luca.id, position: 1 })
    await marit.call.messages.mute({ id: luca.id, muted: true })
    await told(luca, marit, 'Two')
    expect((await itemsOf(marit)).filter(({ read }) => !read)).toEqual([])
  })

  test('from a member blocked in the meantime causes no notification, and existing ones are hidden and stay unread', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    const [item] = await itemsOf(marit)
    await withPausedNotifications(world, 'messages.received', async () => {
      await say(luca, marit, 'Two')
      await marit.call.relations.block({ id: luca.id })
    })
    await world.services.events.settled()
    expect(await itemsOf(marit)).toEqual([])
    expect((await marit.call.notifications.activity()).items.filter(({ actor }) => actor?.id === luca.id)).toEqual([])
    expect(await marit.call.notifications.summary()).toMatchObject({ unread: 0 })
    expect(await refusalOf(marit.call.notifications.markRead({ id: item?.id ?? 0 }))).toBe('problem.notFound')
    await marit.call.notifications.markAllRead({ up_to: Number.MAX_SAFE_INTEGER })
    await marit.call.notifications.clear({ up_to: Number.MAX_SAFE_INTEGER })

    await marit.call.relations.unblock({ id: luca.id })
    expect((await itemsOf(marit)).map(({ description, read }) => [description, read])).toEqual([['One', false]])
    const { items } = await luca.call.messages.list({ id: marit.id })
    expect(items.map(({ read_at }) => read_at)).toEqual([null, null])
  })
})

describe('a profile', () => {
  test('notifies its owner of each change, but not of signing up', async () => {
    const member = await world.join()
    await world.services.events.settled()
    expect(await itemsOf(member)).toEqual([])
    await member.call.profiles.save(profileOf(member))
    await world.services.events.settled()
    expect(await itemsOf(member)).toMatchObject([
      {
        type: 'profiles',
        priority: 'low',
        target: '/dashboard/tab/profile',
        actor: null,
        count: 1,
        title: { message: 'Your profile was updated' },
      },
    ])
  })
})

describe('reading', () => {
  test('one notification marks it and its subject, once, and informs the sender', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One', 'Two')
    const [item] = await itemsOf(marit)
    const id = item?.id ?? 0
    await marit.call.notifications.markRead({ id })
    await marit.call.notifications.markRead({ id })
    expect((await itemsOf(marit)).map(({ read }) => read)).toEqual([true])
    expect(await marit.call.messages.unread()).toEqual({ unread: 0 })
    const { items } = await luca.call.messages.list({ id: marit.id })
    expect(items.map(({ read_at }) => read_at !== null)).toEqual([true, true])
  })

  test.each<[what: string, told: string, read: (marit: Person, luca: Person) => Promise<unknown>]>([
    ['a notification and its subject', 'messages.ticks', (marit) => markFirstRead(marit)],
    ['a conversation', 'notifications.changed', (marit, luca) => marit.call.messages.read({ id: luca.id, position: 1 })],
  ])('%s fails if publishing %s fails, and then changes nothing', async (_what, name, read) => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    const tellAfter = vi.spyOn(world.services.live, 'tellAfter').mockImplementation((_tx, event) => {
      if (event.name === name) throw new Error('not now')
    })
    const answer = await refusalOf(read(marit, luca))
    tellAfter.mockRestore()
    expect(answer).toBe('problem.unexpected')
    expect((await itemsOf(marit)).map((item) => item.read)).toEqual([false])
    expect(await marit.call.messages.unread()).toEqual({ unread: 1 })
  })

  test("another member's notification, or an unknown one, is not found", async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    const [item] = await itemsOf(marit)
    expect(await refusalOf(luca.call.notifications.markRead({ id: item?.id ?? 0 }))).toBe('problem.notFound')
    expect(await refusalOf(marit.call.notifications.markRead({ id: 999_999_999 }))).toBe('problem.notFound')
    expect((await itemsOf(marit)).map(({ read }) => read)).toEqual([false])
  })

  test('all stops at the given revision, and affects nobody else', async () => {
    const [luca, marit] = await two()
    const olga = await memberNamed(world, 'Olga Outsider')
    await told(luca, marit, 'One')
    await told(marit, luca, 'For Luca')
    const [seen] = await itemsOf(marit)
    await told(olga, marit, 'Not yet seen')
    await marit.call.notifications.markAllRead({ up_to: seen?.revision ?? 0 })
    expect((await itemsOf(marit)).map(({ read }) => read)).toEqual([false, true])
    expect(await marit.call.messages.unread()).toEqual({ unread: 1 })
    expect((await itemsOf(luca)).map(({ read }) => read)).toEqual([false])
  })

  test('in every way concurrently, while more arrive, never fails and loses nothing', async () => {
    const [luca, marit] = await two()
    const senders = [luca, await memberNamed(world, 'Olga Outsider'), await memberNamed(world, 'Chiara Conti')]
    let isOver = false
    async function whileSending(work: () => Promise<unknown>) {
      while (!isOver) await work()
    }
    const { messages, notifications } = marit.call
    const reading = Promise.all([
      whileSending(async () => notifications.markAllRead({ up_to: (await notifications.summary()).revision })),
      whileSending(async () => notifications.clear({ up_to: (await notifications.summary()).revision })),
      whileSending(async () => {
        for (const { member, last_message } of (await messages.conversations({})).items) {
          await messages.read({ id: member.id, position: last_message.position })
        }
      }),
    ])
    await Promise.all(
      senders.map(async (sender) => {
        for (let n = 1; n <= 15; n += 1) await say(sender, marit, `Message ${n}`)
      }),
    )
    isOver = true
    await reading
    await world.services.events.settled()
    for (const { member } of (await messages.conversations({})).items) await messages.read({ id: member.id, position: 15 })
    expect(await messages.unread()).toEqual({ unread: 0 })
    expect((await itemsOf(marit)).filter(({ read }) => !read)).toEqual([])
    for (const sender of senders) {
      const { items } = await sender.call.messages.list({ id: marit.id })
      expect(items.map(({ read_at }) => read_at !== null)).toEqual(Array.from({ length: 15 }, () => true))
    }
  })

  test('after clearing, notifications stay in the activity, as read', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'One')
    const { revision } = await marit.call.notifications.summary()
    await told(luca, marit, 'Two')
    await marit.call.notifications.clear({ up_to: revision })
    expect(await itemsOf(marit), 'it had grown since').toHaveLength(1)
    await marit.call.notifications.clear({ up_to: (await marit.call.notifications.summary()).revision })
    expect(await itemsOf(marit)).toEqual([])
    expect(await marit.call.messages.unread(), 'nobody has read them').toEqual({ unread: 2 })
    expect(await marit.call.notifications.summary()).toEqual({ unread: 0, unseen: {}, unseen_kinds: {}, revision: 0 })
    expect((await marit.call.notifications.activity()).items[0]).toMatchObject({ description: 'Two', read: true })
  })
})

describe('undoing that notifications were cleared', () => {
  test('restores what was cleared together, read or unread as before, and nothing that was cleared earlier', async () => {
    const [luca, marit] = await two()
    const pavel = await memberNamed(world, 'Pavel Novak')
    await told(luca, marit, 'Cleared earlier')
    await marit.call.notifications.clear({ up_to: Number.MAX_SAFE_INTEGER })
    await told(luca, marit, 'Read')
    await markFirstRead(marit)
    await told(pavel, marit, 'Unread')
    const before = { items: await itemsOf(marit), summary: await marit.call.notifications.summary() }
    const { revision: up_to } = before.summary
    await marit.call.notifications.clear({ up_to })
    await luca.call.notifications.restore({ up_to })
    expect(await itemsOf(marit), 'somebody else undoes it').toEqual([])
    await marit.call.notifications.restore({ up_to })
    await marit.call.notifications.restore({ up_to })
    expect({ items: await itemsOf(marit), summary: await marit.call.notifications.summary() }).toEqual(before)
  })

  test('is possible for ten minutes', async () => {
    const [luca, marit] = await two()
    await told(luca, marit, 'Long ago')
    const { revision: up_to } = await marit.call.notifications.summary()
    await marit.call.notifications.clear({ up_to })
    await sql`update notifications set cleared_at = cleared_at - interval '11 minutes' where user_id = ${marit.id}`.execute(
      world.services.database.kysely,
    )
    await marit.call.notifications.restore({ up_to })
    expect(await itemsOf(marit)).toEqual([])
  })
})

describe('the list', () => {
  test('has pages without gaps and duplicates, even while it grows', async () => {
    const [, marit] = await two()
    await fill(marit, 25)
    const first = await marit.call.notifications.list({ limit: 10 })
    await fill(marit, 1, 'later')
    const second = await marit.call.notifications.list({ limit: 10, cursor: first.next_cursor ?? '' })
    const third = await marit.call.notifications.list({ limit: 10, cursor: second.next_cursor ?? '' })
    const seen = [first, second, third].flatMap(({ items }) => items.map(({ description }) => description))
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `Number ${25 - n}`))
    expect(third.next_cursor).toBeNull()
    const { next_cursor } = await marit.call.notifications.list({ limit: 26 })
    expect(next_cursor, 'all 26 are on this page').toBeNull()
    expect(await refusalOf(marit.call.notifications.list({ cursor: 'x' }))).toBe('problem.invalidInput')
  })

  test("has a count of unread items, and of the last day's for each type", async () => {
    const [, marit] = await two()
    await fill(marit, 3)
    await fill(marit, 2, 'match', 'matches')
    await fill(marit, 1, 'old', 'matches', '2 days')
    const [newest] = await itemsOf(marit)
    expect(await marit.call.notifications.summary()).toEqual({
      unread: 6,
      unseen: { content: 3, matches: 2 },
      unseen_kinds: { 'test.content': 3, 'test.matches': 2 },
      revision: newest?.revision,
    })
  })

  /** Notifications of kinds that other rooms declare. */
  async function fill(person: Person, count: number, key = 'thing', type = 'content', age = '0') {
    await sql`insert into notifications (user_id, kind, type, priority, key, title, description, target, created_at)
      select ${person.id}, 'test.' || ${type}, ${type}, 'low', ${key} || n, '{"id": "test", "message": "Test"}', 'Number ' || n, '/', now() - ${age}::interval
      from generate_series(1, ${count}::int) n order by n`.execute(world.services.database.kysely)
  }
})

describe('preferences', () => {
  test('have defaults until they are saved, and change independently', async () => {
    const [luca, marit] = await two()
    expect(await marit.call.notifications.preferences()).toEqual(defaultPreferences)
    expect(await marit.call.notifications.savePreferences({ email: true })).toEqual({ ...defaultPreferences, email: true })
    expect(await marit.call.notifications.savePreferences({ deals: false })).toEqual({ ...defaultPreferences, email: true, deals: false })
    expect(await marit.call.notifications.savePreferences({})).toEqual({ ...defaultPreferences, email: true, deals: false })
    expect(await luca.call.notifications.preferences()).toEqual(defaultPreferences)
  })
})

describe('open clients', () => {
  test('receive new notifications with their contents, and changes otherwise', async () => {
    const [luca, marit] = await two()
    await using client = await openLive(world, marit)
    const { id } = await say(luca, marit, 'Hello')
    expect(await client.event('notifications.new')).toMatchObject({
      toast: { message: 'New message' },
      notification: { description: 'Hello', count: 1, actor: { full_name: 'Luca Bertolini' } },
    })
    const [item] = await itemsOf(marit)
    await marit.call.notifications.markRead({ id: item?.id ?? 0 })
    await client.event('notifications.changed')
    await marit.call.notifications.savePreferences({ push: true })
    await client.event('notifications.changed')
    await marit.call.notifications.clear({ up_to: item?.revision ?? 0 })
    await client.event('notifications.changed')
    await luca.call.messages.unsend({ id })
    await client.event('notifications.changed')
    expect(await client.settled('notifications.new')).toHaveLength(1)
  })
})

test('a failing kind does not block the others, and catches up', async () => {
  const [luca, marit] = await two()
  const { pool } = world.services.database
  await pool.query('alter table conversation_members rename to away')
  await marit.call.profiles.save(profileOf(marit))
  await pool.query(`insert into domain_events (type, payload) values ('message.sent', $1)`, [
    { id: crypto.randomUUID(), conversation_id: 0, position: 1, sender_id: luca.id, receiver_id: marit.id },
  ])
  await world.services.events.settled()
  await pool.query('alter table away rename to conversation_members')
  expect((await itemsOf(marit)).map(({ type }) => type)).toEqual(['profiles'])

  await say(luca, marit, 'Hello')
  await pool.query('update reaction_positions set retry_at = now()')
  await world.services.events.settled()
  expect((await itemsOf(marit)).map(({ type }) => type)).toEqual(['messages', 'profiles'])
})
