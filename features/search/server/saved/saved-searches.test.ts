import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { endSuspension, suspend } from '#features/members/server/index.ts'
import { groupOf } from '#testing/groups.ts'
import { openLive } from '#testing/live-client.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { memberNamed } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import type { Person } from '#testing/people.ts'
import { postOf } from '#testing/posts.ts'
import { foundBy } from '#testing/search.ts'
import { testWorld } from '#testing/test-world.ts'
import { mostSaved } from '../../limits.ts'

const world = testWorld({ environment: { MAIL_DELAY: '0' } })
let author: Person
let reader: Person
let operator: Person

beforeAll(async () => {
  author = await memberNamed(world, 'Ada Author')
  reader = await memberNamed(world, 'Rita Reader')
  operator = await memberNamed(world, 'Olga Operates')
  await world.command('grant', operator.email)
})

async function save(person: Person, query: string, filters: object = {}): Promise<string> {
  const id = randomUUID()
  await person.call.search.save({ id, name: query, filters: { query, ...filters } })
  return id
}

/** What happens each morning. */
async function morning(): Promise<void> {
  await world.settled()
  await world.runJob('search.checkSaved')
  await world.settled()
}
const newOf = async (person: Person, id: string) => (await person.call.search.saved()).items.find((each) => each.id === id)?.new_count
const told = async (person: Person) =>
  (await person.call.notifications.list({})).items.flatMap(({ title, target, read }) =>
    target.includes('/search') ? [{ title: 'id' in title ? title.id : '', target, read }] : [],
  )

test('a member is told once a day of what others have added, and not of what they have seen', async () => {
  const member = await memberNamed(world, 'Sam Saves')
  await postOf(author, 'Old news about zeolites.')
  await world.settled()
  await turnOnMails(world, member)
  const id = await save(member, 'zeolites')
  await morning()
  expect(await newOf(member, id), 'what was there before is not new').toBe(0)
  expect(await told(member)).toEqual([])

  await postOf(author, 'A zeolite that stores heat.')
  await postOf(member, 'My own zeolite.')
  await morning()
  expect(await newOf(member, id)).toBe(1)
  const [notification, ...more] = await told(member)
  expect(more).toEqual([])
  expect(notification).toMatchObject({ title: 'notification.newResultsFor', read: false })
  const { source } = await world.mailServer.mailTo(member.email)
  expect(textPartOf(source)).toContain('1 new result for “zeolites”')
  expect(source, 'what is found is for signed-in members alone').not.toContain('stores heat')

  // The link leads to what is new alone.
  const since = new URL(notification?.target ?? '', 'http://localhost').searchParams.get('since') ?? ''
  expect(await foundBy(member, 'zeolites', { since })).toHaveLength(1)
  expect((await member.call.search.count({ query: 'zeolites', since })).items).toEqual([{ kind: 'post', count: 1, more: false }])

  await morning()
  expect(await told(member), 'nothing was added since').toHaveLength(1)
  await member.call.search.markSeen({ id })
  await world.settled()
  expect(await newOf(member, id)).toBe(0)
  expect(await told(member)).toEqual([])
})

test('members who cannot sign in are told of nothing, and of all that was added once they are back', async () => {
  const member = await memberNamed(world, 'Sue Suspended')
  await save(member, 'kelp')
  await world.services.database.transaction((tx) => suspend(tx, member.id, { ends_at: null, reason: 'Spam.' }))
  await postOf(author, 'Kelp farms.')
  await morning()
  const { pool } = world.services.database
  const notified = async () =>
    (await pool.query(`select from notifications where user_id = $1 and target like '%/search%'`, [member.id])).rowCount
  expect(await notified()).toBe(0)
  await world.services.database.transaction((tx) => endSuspension(tx, member.id))
  await morning()
  expect(await notified()).toBe(1)
})

test('nothing tells of what the member may not read: not the number, not the notification', async () => {
  const [member, blocking] = [await memberNamed(world, 'Oto Outside'), await memberNamed(world, 'Bea Blocks')]
  const { id: group } = await groupOf(operator, { name: 'Closed circle', visibility: 'hidden' }, author)
  await blocking.call.relations.block({ id: member.id })
  const id = await save(member, 'geothermal')
  await world.settled()
  const before = JSON.stringify([await member.call.search.saved(), await member.call.notifications.list({})])
  await postOf(blocking, 'Geothermal wells.')
  await postOf(author, 'Geothermal in our group.', { group_id: group })
  await morning()
  expect(JSON.stringify([await member.call.search.saved(), await member.call.notifications.list({})])).toBe(before)

  // What was new and is out of reach by the next morning is taken back.
  const post = await postOf(author, 'Geothermal for all.')
  await morning()
  expect(await newOf(member, id)).toBe(1)
  await author.call.newsfeed.remove({ id: post.id })
  await morning()
  expect(await newOf(member, id)).toBe(0)
  expect(await told(member)).toEqual([])
})

test('others cannot see, open or remove a saved search', async () => {
  const id = await save(reader, 'tidal power')
  expect((await author.call.search.saved()).items).toEqual([])
  await postOf(author, 'Tidal power in the Channel.')
  await morning()
  await author.call.search.markSeen({ id })
  await author.call.search.remove({ id })
  await author.call.search.save({ id, name: 'mine now', filters: { query: 'mine' } })
  expect((await reader.call.search.saved()).items).toMatchObject([{ id, name: 'tidal power', new_count: 1 }])
})

test('a search is saved once, and no more than a member can read', async () => {
  const member = await memberNamed(world, 'Leo Limits')
  const first = await save(member, 'query 0')
  await save(member, 'query 0')
  await Promise.all(Array.from({ length: mostSaved - 1 }, (_, n) => save(member, `query ${n + 1}`)))
  const more = await Promise.allSettled([save(member, 'one more'), save(member, 'and another')])
  expect(more.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(save(member, 'one more')).rejects.toMatchObject({ data: { problem: 'search.tooManySaved' } })
  await save(member, 'query 3')
  await using live = await openLive(world, member)
  await member.call.search.remove({ id: first })
  await live.event('search.savedChanged')
  await save(member, 'one more')
  expect((await member.call.search.saved()).items).toHaveLength(mostSaved)
})
