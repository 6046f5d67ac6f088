import { beforeEach, describe, expect, test } from 'vitest'
import { speakerIn } from '#platform/server/texts.ts'
import { messagesPath } from '../paths.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { withPausedNotifications } from '#testing/paused-notifications.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { memberNamed, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { aboutConversation } from './conversation-key.ts'
import { messageReceived } from './notifications.ts'

const world = testWorld({ environment: { MAIL_DELAY: '0' } })
let luca: Person
let marit: Person
beforeEach(async () => {
  luca = await memberNamed(world, 'Luca Bertolini')
  marit = await memberNamed(world, 'Marit Solberg')
})

async function told(person: Person) {
  await world.settled()
  return (await person.call.notifications.list({})).items.filter((item) => item.type === 'messages')
}

describe('a notification', () => {
  test('is not created for messages that were read or unsent before', async () => {
    const read = await say(luca, marit, 'One')
    await marit.call.messages.read({ id: luca.id, position: 1 })
    const unsent = await say(luca, marit, 'Two')
    await luca.call.messages.unsend({ id: unsent.id })
    const { database } = world.services
    const events = [read, unsent].map(({ id, position }, n) => ({
      id: n,
      type: 'message.sent' as const,
      payload: { id, position, conversation_id: 0, sender_id: luca.id, receiver_id: marit.id },
      created_at: new Date(),
    }))
    expect(await database.transaction((tx) => messageReceived.notify(tx, events))).toEqual([])
  })
})

// The embedded database has a single session, in which transactions never overlap.
describe.runIf(process.env['TEST_ENGINE'] === 'postgresql')('notifying about a message and reading it are serialised', () => {
  test('so that reading finds a notification being created', async () => {
    const { database } = world.services
    await world.settled()
    await using preferences = await withPausedNotifications(world, 'messages.received', async () => {
      await say(luca, marit, 'One')
      // Blocks notifying after it has found the message unread.
      return holdLock(database, 'lock table notification_preferences in access exclusive mode')
    })
    const telling = world.services.events.settled()
    await untilBlocked(database, 1, telling)
    const reading = marit.call.messages.read({ id: luca.id, position: 1 })
    await untilBlocked(database, 2, reading)
    await preferences.release()
    await reading
    expect(await told(marit)).toMatchObject([{ read: true }])
  })

  test('so that a message being read causes no notification', async () => {
    const { database } = world.services
    const { id, position } = await say(luca, marit, 'One')
    await world.settled()
    // Blocks reading after it has marked the message.
    await using list = await holdLock(database, 'lock table notifications in exclusive mode')
    const reading = marit.call.messages.read({ id: luca.id, position })
    await untilBlocked(database, 1, reading)
    const payload = { id, position, conversation_id: 0, sender_id: luca.id, receiver_id: marit.id }
    const telling = database.transaction((tx) =>
      messageReceived.notify(tx, [{ id: 1, type: 'message.sent', payload, created_at: new Date() }]),
    )
    await untilBlocked(database, 2, telling)
    await list.release()
    expect(await telling).toEqual([])
    await reading
  })
})

describe('the email', () => {
  const compose = (person: Person, other: Person) =>
    messageReceived.mail?.compose(world.services.database.kysely, person.id, aboutConversation(other.id), speakerIn('en'))

  test('contains the unread messages, each shortened, and links to the conversation', async () => {
    await world.settled()
    await turnOnMails(world, marit)
    await say(luca, marit, `Hello <b>Marit</b> ${'x'.repeat(200)}`)
    const mail = await world.mailServer.mailTo(marit.email)
    expect(mail.source).toContain('Subject: New message from Luca Bertolini')
    const text = textPartOf(mail.source)
    expect(text).toContain('Hello <b>Marit</b> xxx')
    expect(text).not.toContain('x'.repeat(100))
    expect(text).toContain(messagesPath(luca.id))
  })

  test('counts the messages, and shows the last five', async () => {
    for (let n = 1; n <= 3; n += 1) await say(luca, marit, `Message ${n}`)
    expect(await compose(marit, luca)).toEqual({
      subject: 'Luca Bertolini sent you 3 messages',
      paragraphs: ['Luca Bertolini sent you 3 messages:', 'Message 1', 'Message 2', 'Message 3'],
      button: { label: 'Open the conversation', target: messagesPath(luca.id) },
    })
    for (let n = 4; n <= 7; n += 1) await say(luca, marit, `Message ${n}`)
    expect((await compose(marit, luca))?.paragraphs).toEqual([
      'Luca Bertolini sent you 7 messages. The last 5:',
      ...[3, 4, 5, 6, 7].map((n) => `Message ${n}`),
    ])
  })

  test('is not sent if all messages were read or unsent, or the conversation is muted or hidden', async () => {
    const { id } = await say(luca, marit, 'One')
    await marit.call.messages.mute({ id: luca.id, muted: true })
    expect(await compose(marit, luca)).toBeUndefined()
    await marit.call.messages.mute({ id: luca.id, muted: false })
    await marit.call.relations.block({ id: luca.id })
    expect(await compose(marit, luca)).toBeUndefined()
    await marit.call.relations.unblock({ id: luca.id })
    expect((await compose(marit, luca))?.subject).toBe('New message from Luca Bertolini')
    await luca.call.messages.unsend({ id })
    expect(await compose(marit, luca)).toBeUndefined()
    await say(luca, marit, 'Two')
    await marit.call.messages.read({ id: luca.id, position: 2 })
    expect(await compose(marit, luca)).toBeUndefined()
  })
})
