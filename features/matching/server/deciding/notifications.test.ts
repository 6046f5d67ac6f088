import { beforeEach, describe, expect, test } from 'vitest'
import { matchingPath } from '../../paths.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import { withPausedNotifications } from '#testing/paused-notifications.ts'
import { openLive } from '#testing/live-client.ts'
import { holdLock, untilBlocked } from '#testing/locks.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { interestReceived } from './notifications.ts'

const world = testWorld({ environment: { MAIL_DELAY: '0' } })
let ada: Person
let ben: Person
beforeEach(async () => {
  ada = await world.join({ full_name: 'Ada', company_name: 'Terravolta' })
  ben = await world.join({ full_name: 'Ben' })
})

async function told(person: Person) {
  await world.settled()
  return (await person.call.notifications.list({})).items
}
const unseen = async (person: Person) => (await person.call.notifications.summary()).unseen.matches ?? 0
const mailsTo = (person: Person) => world.mailServer.received.filter((mail) => mail.to.includes(person.email))

describe('an interest', () => {
  test('notifies the other with its note, and counts in the badge until it is read', async () => {
    await using his = await openLive(world, ben)
    await accept(ada, ben, 'We measure soil carbon.')
    expect(await told(ben)).toEqual([])
    await aMinutePasses(world)
    expect(await told(ben)).toMatchObject([
      {
        type: 'matches',
        priority: 'medium',
        title: { message: '{name} is interested in connecting', parameters: { name: 'Ada' } },
        description: 'We measure soil carbon.',
        target: matchingPath('interests'),
        actor: { id: ada.id },
        count: 1,
        read: false,
      },
    ])
    expect(await his.event('notifications.new')).toMatchObject({ toast: { message: 'New interest' } })
    expect([await unseen(ben), await unseen(ada)]).toEqual([1, 0])
    expect(await told(ada)).toEqual([])
    await ben.call.notifications.markAllRead({ up_to: 1_000_000, target: matchingPath('interests') })
    expect(await unseen(ben)).toBe(0)
  })

  test('is marked as read when answered, either way', async () => {
    const clara = await world.join({ full_name: 'Clara' })
    for (const each of [ada, clara]) await accept(each, ben)
    await aMinutePasses(world)
    expect(await unseen(ben)).toBe(2)
    await reject(ben, ada)
    expect(await unseen(ben)).toBe(1)
    await accept(ben, clara)
    await world.settled()
    expect(await unseen(ben), 'the last to accept has just seen the connection').toBe(0)
    expect((await told(ben)).map((item) => [item.title.message, item.read])).toEqual([
      ['You are connected with {name}', true],
      ['{name} is interested in connecting', true],
      ['{name} is interested in connecting', true],
    ])
  })

  test('is retracted with its note when the other withdraws, and notified again when it is renewed', async () => {
    await accept(ada, ben, 'A first note')
    await aMinutePasses(world)
    await reject(ada, ben)
    expect(await told(ben)).toEqual([])
    await accept(ada, ben, 'A second note')
    expect(await told(ben)).toMatchObject([{ description: 'A second note', read: false }])
    await ben.call.notifications.markAllRead({ up_to: 1_000_000 })
    await reject(ada, ben)
    expect(await told(ben)).toMatchObject([{ description: '', read: true }])
  })

  test('of a rejected member causes no notification and no sound', async () => {
    await using his = await openLive(world, ben)
    await reject(ada, ben)
    await aMinutePasses(world)
    expect(await told(ben)).toEqual([])
    for (const name of ['matching.changed', 'notifications.changed']) expect(await his.settled(name)).toEqual([])
  })

  test('is emailed once to members who chose that', async () => {
    await turnOnMails(world, ben)
    await accept(ada, ben, 'We measure soil carbon.')
    await aMinutePasses(world)
    const mail = await world.mailServer.mailTo(ben.email)
    expect(mail.source).toContain('Subject: Ada is interested in connecting')
    expect(textPartOf(mail.source)).toContain('Ada (Terravolta) is interested in connecting with you.')
    expect(textPartOf(mail.source)).toContain('We measure soil carbon.')
    expect(textPartOf(mail.source)).toContain(matchingPath('interests'))
    await world.settled()
    expect(mailsTo(ben)).toHaveLength(1)
  })
})

// The embedded database has a single session, in which transactions never overlap.
describe.runIf(process.env['TEST_ENGINE'] === 'postgresql')('notifying about an interest and answering it are serialised', () => {
  const interest = () => ({ user_id: ada.id, matched_user_id: ben.id, status: 'accepted' as const, connected: false, before: null })

  test('so that answering finds a notification being created', async () => {
    const { database } = world.services
    await accept(ada, ben)
    await using preferences = await withPausedNotifications(world, 'matching.interest', async () => {
      await aMinutePasses(world)
      // Blocks notifying after it has found the interest unanswered.
      return holdLock(database, 'lock table notification_preferences in access exclusive mode')
    })
    const telling = world.services.events.settled()
    await untilBlocked(database, 1, telling)
    const answering = reject(ben, ada)
    await untilBlocked(database, 2, answering)
    await preferences.release()
    await answering
    expect(await told(ben)).toMatchObject([{ read: true }])
  })

  test('so that an interest being answered causes no notification', async () => {
    const { database } = world.services
    await accept(ada, ben)
    await aMinutePasses(world)
    // Blocks answering after it has marked the interest.
    await using list = await holdLock(database, 'lock table notifications in exclusive mode')
    const answering = reject(ben, ada)
    await untilBlocked(database, 1, answering)
    const telling = database.transaction((tx) =>
      interestReceived.notify(tx, [{ id: 1, type: 'match.settled', payload: interest(), created_at: new Date() }]),
    )
    await untilBlocked(database, 2, telling)
    await list.release()
    expect(await telling).toEqual([])
    await answering
  })
})

describe('a connection', () => {
  test('notifies both: unread for the first to accept, read for the last', async () => {
    await using hers = await openLive(world, ada)
    await using his = await openLive(world, ben)
    await connect(ada, ben)
    expect(await told(ada)).toMatchObject([
      {
        type: 'matches',
        title: { message: 'You are connected with {name}', parameters: { name: 'Ben' } },
        target: matchingPath('connections'),
        actor: { id: ben.id },
        read: false,
      },
    ])
    expect(await told(ben)).toMatchObject([{ title: { parameters: { name: 'Ada' } }, description: 'Terravolta', read: true }])
    expect(await hers.event('notifications.new')).toMatchObject({ toast: { message: 'New connection' } })
    expect(await his.event('notifications.changed')).toEqual({})
    expect(await his.settled('notifications.new')).toEqual([])
    expect([await unseen(ada), await unseen(ben)]).toEqual([1, 0])
  })
})
