import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { sentenceOf } from '#platform/in-words.ts'
import { speakerIn } from '#platform/server/texts.ts'
import type { ActivityItem } from '#platform/home.ts'
import { post } from '#testing/deals.ts'
import { hostEvent, insertForeign } from '#testing/events.ts'
import { aMinutePasses, accept, connect } from '#testing/matching.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { latestActivity } from './activity.ts'

const world = testWorld()
let ada: Person
let ben: Person
beforeEach(async () => {
  // Everyone is told about deals.
  await sql`delete from deal_flows`.execute(world.services.database.kysely)
  ada = await memberNamed(world, 'Ada Able')
  ben = await memberNamed(world, 'Ben Brook')
})

const feedOf = async (person: Person) => (await person.call.dashboard.activity()).items
const titleOf = ({ title }: ActivityItem) => sentenceOf(title, speakerIn('en'))
const titlesOf = async (person: Person) => (await feedOf(person)).map(titleOf)
const review = (by: Person, about: Person, review_text: string) => by.call.reviews.write({ member_id: about.id, rating: 5, review_text })

describe('the feed', () => {
  test('lists activity from all rooms, newest first, with links', async () => {
    const stranger = await memberNamed(world, 'Sam Stranger')
    await connect(ada, ben)
    await say(ben, ada, 'The cap table is in the data room')
    await say(ada, ben, 'Thank you, I will look at it')
    const deal = await post(ben, { title: 'Heat from harbours', company_name: 'Harbour AS' })
    const event = await insertForeign(world, { title: 'Tallinn Impact Days' })
    await ada.call.events.register({ id: event })
    const praise = `${'Knows the field '.padEnd(159, '.')}🌱`
    await review(ben, ada, `${praise} and more`)
    const own = await post(ada, { title: 'Soil', company_name: 'Terravolta' })
    await ada.call.accounts.setLanguage({ language: 'es' })
    const feed = await feedOf(ada)
    expect(feed.map((item) => [item.type, titleOf(item), item.text, item.href, item.is_new])).toEqual([
      ['deal', 'You posted Soil', null, `/dashboard/tab/deal-flows/${own}`, false],
      ['review', 'Ben Brook reviewed you', praise, `/profile/${ada.id}`, false],
      ['event', 'You registered for Tallinn Impact Days', 'Telliskivi, Tallin', `/dashboard/tab/events/${event}`, false],
      ['deal', 'Harbour AS is raising: Heat from harbours', null, `/dashboard/tab/deal-flows/${deal}`, false],
      ['message', 'Ben Brook sent you a message', 'The cap table is in the data room', `/dashboard/tab/messages?with=${ben.id}`, true],
      ['match', 'You and Ben Brook are connected', expect.anything(), `/profile/${ben.id}`, false],
    ])
    expect(feed.map(({ member }) => member?.full_name)).toEqual(['Ada Able', 'Ben Brook', undefined, 'Ben Brook', 'Ben Brook', 'Ben Brook'])
    expect(await titlesOf(stranger), 'members who are not involved see none of it').toEqual([
      'Terravolta is raising: Soil',
      'Harbour AS is raising: Heat from harbours',
    ])
  })

  test('is empty for new members, and not for visitors', async () => {
    expect(await (await world.join()).call.dashboard.activity()).toEqual({ items: [], unseen: 0 })
    await expect(world.visitor().call.dashboard.activity()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('has the same types of activity for all members', async () => {
    const investor = await world.join({ full_name: 'Ivo Investor', user_type: 'investor' })
    await investor.call.profiles.save(profileOf(investor))
    await post(ada, { title: 'Soil', company_name: 'Terravolta' })
    await say(ada, investor, 'Hello')
    const event = await hostEvent(investor, { title: 'Night of soil' })
    expect(await titlesOf(investor)).toEqual([
      'You are hosting Night of soil',
      'Ada Able sent you a message',
      'Terravolta is raising: Soil',
    ])
    await investor.call.events.cancel({ id: event })
    expect(await titlesOf(ben)).toEqual(['Terravolta is raising: Soil'])
  })

  test('is limited for each type, and to twenty in total', async () => {
    const friends = await Promise.all(Array.from({ length: 6 }, (_, n) => memberNamed(world, `Friend ${n}`)))
    for (const friend of friends) {
      await connect(friend, ada)
      await review(friend, ada, 'Fine')
      await post(friend)
      await ada.call.events.register({ id: await insertForeign(world) })
    }
    for (let n = 1; n <= 12; n += 1) await say(ben, ada, `Message ${n}`)
    const feed = await feedOf(ada)
    expect(feed).toHaveLength(20)
    const texts = feed.filter(({ type }) => type === 'message').map(({ text }) => text)
    expect(texts).toEqual(Array.from({ length: 10 }, (_, n) => `Message ${12 - n}`))
    const counts = Object.groupBy(feed, ({ type }) => type)
    expect([counts.event?.length, counts.deal?.length, counts.review?.length, counts.match?.length]).toEqual([3, 3, 2, 2])
    expect(await feedOf(ada), 'the order is stable').toEqual(feed)
    await sql`delete from chat_messages`.execute(world.services.database.kysely)
    const all = Object.groupBy(await feedOf(ada), ({ type }) => type)
    expect([all.event?.length, all.deal?.length, all.review?.length, all.match?.length]).toEqual([3, 5, 3, 5])
  })

  test('counts unread items as new until they are read', async () => {
    const stranger = await memberNamed(world, 'Sam Stranger')
    await say(ben, ada, 'One')
    await say(ben, ada, 'Two')
    await say(stranger, ada, 'Three')
    expect((await ada.call.dashboard.activity()).unseen).toBe(3)
    await ada.call.messages.read({ id: ben.id, position: 1 })
    expect((await feedOf(ada)).map(({ text, is_new }) => [text, is_new])).toEqual([
      ['Three', true],
      ['Two', true],
      ['One', false],
    ])
    expect(await ben.call.dashboard.activity(), 'own messages are not new').toEqual({ items: [], unseen: 0 })
  })
})

describe('the feed does not show', () => {
  test('decisions that can still be undone, or passes', async () => {
    await accept(ben, ada)
    expect(await titlesOf(ada)).toEqual([])
    await aMinutePasses(world)
    expect(await titlesOf(ada)).toEqual(['Ben Brook is interested in connecting'])
    expect(await titlesOf(ben)).toEqual([])
    await ada.call.matching.decide({ id: ben.id, status: 'rejected' })
    expect([await titlesOf(ada), await titlesOf(ben)]).toEqual([[], []])
  })

  test('unsent messages', async () => {
    const id = randomUUID()
    await say(ben, ada, 'A secret', id)
    await ben.call.messages.unsend({ id })
    expect(await feedOf(ada)).toEqual([])
  })

  test('members behind a block, in either direction', async () => {
    await everything(ben, ada)
    await ada.call.relations.block({ id: ben.id })
    expect([await titlesOf(ada), (await titlesOf(ben)).filter((title) => title.includes('Ada'))]).toEqual([[], []])
    await ada.call.relations.unblock({ id: ben.id })
    expect(new Set((await feedOf(ada)).map(({ type }) => type))).toEqual(new Set(['message', 'match', 'deal', 'event', 'review']))
    await ben.call.relations.block({ id: ada.id })
    expect(await titlesOf(ada)).toEqual([])
  })

  test('members who are leaving or suspended', async () => {
    const other = await memberNamed(world, 'Olaf Other')
    await everything(ben, ada)
    await everything(other, ada)
    await ben.call.leaving.ask({ current_password: ben.password })
    expect((await titlesOf(ada)).join()).not.toContain('Ben')
    expect((await feedOf(ada)).length).toBe(5)
    await sql`insert into suspended_members (member_id, reason) values (${other.id}, 'spam')`.execute(world.services.database.kysely)
    expect(await titlesOf(ada)).toEqual([])
  })

  /** Everything that a member can do that appears in another's feed. */
  async function everything(by: Person, to: Person) {
    await connect(by, to)
    await say(by, to, 'Hello')
    await post(by, { company_name: by.full_name })
    await to.call.events.register({ id: await hostEvent(by) })
    await review(by, to, 'Fine')
  }

  test('others’ deals that are over', async () => {
    const id = await post(ben, { title: 'Soil', company_name: 'Terravolta' })
    await ben.call.deals.move({ id, from: 'active', to: 'closed' })
    expect([await titlesOf(ada), await titlesOf(ben)]).toEqual([[], ['You posted Soil']])
    await ben.call.deals.move({ id, from: 'closed', to: 'open' })
    expect(await titlesOf(ada)).toEqual(['Terravolta is raising: Soil'])
  })

  test('hidden reviews', async () => {
    const operator = await memberNamed(world, 'Olga Operates')
    await world.command('grant', operator.email)
    await connect(ben, ada)
    const { id } = await review(ben, ada, 'Buy my product')
    await operator.call.reviews.hide({ ids: [id], reason: 'An advertisement.' })
    expect((await feedOf(ada)).map(({ type }) => type)).toEqual(['match'])
  })
})

test('items of the same moment are ordered by type, and within a type as their room orders them', async () => {
  const item = (id: string) => ({
    id,
    title: { id, message: id },
    text: null,
    at: '2026-01-01T00:00:00.000Z',
    is_new: false,
    href: '/',
    member: null,
  })
  const part = (type: 'deal' | 'match', ...ids: string[]) => ({ activity: { type, latest: async () => ids.map(item) } })
  const ordered = async (...parts: ReturnType<typeof part>[]) =>
    (await latestActivity(world.services, { id: ada.id } as never, parts)).map(({ id }) => id)
  expect(await ordered(part('deal', 'b', 'a'), part('match', 'd', 'c'))).toEqual(['d', 'c', 'b', 'a'])
  expect(await ordered(part('match', 'c', 'd'), part('deal', 'a', 'b'))).toEqual(['c', 'd', 'a', 'b'])
  const [first, second] = [part('match', '7', '5', '3', '1'), part('match', '6', '4', '2')]
  expect(await ordered(first, second), 'two rooms of the same type share its limit').toEqual(['7', '5', '3', '1', '6'])
})
