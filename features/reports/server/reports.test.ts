import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { hostEvent } from '#testing/events.ts'
import { connect } from '#testing/matching.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import type { Person } from '#testing/people.ts'
import { commentOn, postOf } from '#testing/posts.ts'
import { testWorld } from '#testing/test-world.ts'
import type { ContentKind } from '../vocabulary.ts'
import { reportsADay } from '../limits.ts'

const world = testWorld()
const nobody = '00000000-0000-4000-8000-000000000000'
let anna: Person
let ben: Person

beforeAll(async () => {
  anna = await memberNamed(world, 'Anna Reporter')
  ben = await memberNamed(world, 'Ben Reported')
})

const report = (by: Person, about: { member_id: string; message_id?: string; id?: string; details?: string }) =>
  by.call.reports.report({ id: randomUUID(), reason: 'harassment', ...about })
const reportAbout = (by: Person, author: Person, about: { kind: ContentKind; id: string }) =>
  by.call.reports.report({ id: randomUUID(), reason: 'harassment', member_id: author.id, about })
const shown = (id: string) => world.command('reports', id.slice(0, 8))

test('a report about a member stores their current profile, and they are not notified', async () => {
  const id = randomUUID()
  await report(anna, { id, member_id: ben.id, details: 'He is not who he says.\u001b[2J' })
  await world.settled()
  const found = await shown(id)
  expect(found).toContain(`harassment  member  about Ben Reported <${ben.email}>  by Anna Reporter <${anna.email}>`)
  expect(found, 'does not control the terminal').toContain('He is not who he says.·[2J')
  expect(found).toContain('"bio": "Builds things that last."')
  expect(found, 'only what the reporter can see').not.toContain('latitude')
  expect(JSON.stringify(await ben.call.notifications.activity())).not.toContain(anna.id)
  expect(await world.command('reports')).toContain(id.slice(0, 8))
})

test('a reported message is stored with its context, even if it is unsent later', async () => {
  const sent = []
  for (let n = 1; n <= 9; n += 1) sent.push(await say(n % 2 ? ben : anna, n % 2 ? anna : ben, `Message ${n}`))
  const meant = sent[4]?.id ?? ''
  const id = randomUUID()
  await report(anna, { id, member_id: ben.id, message_id: meant })
  await ben.call.messages.unsend({ id: meant })
  const lines = (await shown(id)).split('\n').filter((line) => line.includes('Message '))
  expect(lines.map((line) => line.replace(/ \S+Z /, ' '))).toEqual([
    '  reporter: Message 2',
    '  reported: Message 3',
    '  reporter: Message 4',
    '> reported: Message 5',
    '  reporter: Message 6',
    '  reported: Message 7',
    '  reporter: Message 8',
  ])
})

test('repeating a report changes nothing; another member’s report id is refused', async () => {
  const id = randomUUID()
  await report(anna, { id, member_id: ben.id, details: 'First' })
  await report(anna, { id, member_id: ben.id, details: 'Second' })
  expect(await shown(id)).toContain('First')
  expect(await refusalOf(report(ben, { id, member_id: anna.id }))).toBe('reports.idTaken')
})

describe('reports are refused', () => {
  test('about unknown members, oneself, and members who have blocked the reporter and never wrote to them', async () => {
    const cleo = await memberNamed(world, 'Cleo Closed')
    await cleo.call.relations.block({ id: anna.id })
    expect(await refusalOf(report(anna, { member_id: nobody }))).toBe('problem.notFound')
    expect(await refusalOf(report(anna, { member_id: cleo.id }))).toBe('problem.notFound')
    expect(await refusalOf(report(anna, { member_id: anna.id }))).toBe('reports.reportOneself')
    expect(await refusalOf(report(world.visitor(), { member_id: anna.id }))).toBe('problem.signedOut')
  })

  test('about messages to others, own messages, unsent messages, and messages of someone else', async () => {
    const outsider = await memberNamed(world, 'Olga Outsider')
    const { id } = await say(ben, anna, 'Between us')
    const own = await say(anna, ben, 'My own')
    const unsent = await say(ben, anna, 'Never mind')
    await ben.call.messages.unsend({ id: unsent.id })
    for (const [by, message_id, member_id] of [
      [outsider, id, ben.id],
      [anna, own.id, ben.id],
      [anna, unsent.id, ben.id],
      [anna, id, outsider.id],
      [anna, randomUUID(), ben.id],
    ] as const) {
      expect(await refusalOf(report(by, { member_id, message_id }))).toBe('problem.notFound')
    }
  })
})

describe('a member who wrote and then blocked', () => {
  let harasser: Person
  let message_id: string
  beforeAll(async () => {
    harasser = await memberNamed(world, 'Hugo Harasser')
    message_id = (await say(harasser, anna, 'You will regret this')).id
    await harasser.call.relations.block({ id: anna.id })
  })

  test('can be reported, with the last messages', async () => {
    const id = randomUUID()
    await report(anna, { id, member_id: harasser.id })
    const found = await shown(id)
    expect(found).toMatch(/> \S+ reported: You will regret this/)
    expect(found, 'the profile is hidden from the reporter').not.toContain('Builds things that last.')
  })

  test('can be reported for a message', async () => {
    const id = randomUUID()
    await report(anna, { id, member_id: harasser.id, message_id })
    expect(await shown(id)).toContain('You will regret this')
  })

  test('can report the other only for what they wrote, and sees nothing of the reports', async () => {
    await report(harasser, { member_id: anna.id })
    const stranger = await memberNamed(world, 'Sven Stranger')
    await stranger.call.relations.block({ id: harasser.id })
    expect(await refusalOf(report(harasser, { member_id: stranger.id }))).toBe('problem.notFound')
    await report(stranger, { member_id: harasser.id })
    expect(JSON.stringify(await harasser.call.notifications.activity())).not.toContain(anna.id)
  })
})

test('messages of a member who is about to leave can be reported', async () => {
  const finn = await memberNamed(world, 'Finn Leaving')
  const { id: message_id } = await say(finn, anna, 'And now I am gone')
  await finn.call.leaving.ask({ current_password: finn.password })
  const id = randomUUID()
  await report(anna, { id, member_id: finn.id, message_id })
  expect(await shown(id)).toContain('And now I am gone')
})

describe('what a member wrote for everybody can be reported after a block in either direction', () => {
  test.each(['the author', 'the reader'] as const)('by %s', async (blocker) => {
    const author = await memberNamed(world, 'Ada Author')
    const reader = await memberNamed(world, 'Rita Reader')
    const { id: post } = await postOf(author, 'A post against Rita')
    const { id: comment } = await commentOn(author, (await postOf(reader, 'Good morning')).id, 'A comment against Rita')
    await connect(author, reader)
    const { id: review } = await author.call.reviews.write({ member_id: reader.id, rating: 1, review_text: 'A review against Rita' })
    const event = await hostEvent(author, { title: 'An event against Rita' })
    if (blocker === 'the author') await author.call.relations.block({ id: reader.id })
    else await reader.call.relations.block({ id: author.id })
    for (const about of [
      { kind: 'post', id: post },
      { kind: 'comment', id: comment },
      { kind: 'review', id: review },
      { kind: 'event', id: event },
    ] as const) {
      const id = randomUUID()
      const answer = await reader.call.reports.report({ id, member_id: author.id, about, reason: 'harassment' })
      expect(answer, 'shows nothing').toEqual({})
      const found = await shown(id)
      expect(found).toContain(`${about.kind} against Rita`)
      expect(found, 'the profile is hidden from the reporter').not.toContain('Builds things that last.')
    }
    expect(await refusalOf(reader.call.newsfeed.get({ id: post }))).not.toBe('was not refused')
    expect(await refusalOf(reader.call.events.get({ id: event }))).toBe('events.gone')
  })

  test('but not what operators have hidden, nor what is not theirs', async () => {
    const author = await memberNamed(world, 'Ada Author')
    const { id: post } = await postOf(author, 'Hidden already')
    await author.call.relations.block({ id: anna.id })
    await world.services.database.pool.query('update posts set hidden_at = now() where id = $1', [post])
    expect(await refusalOf(reportAbout(anna, author, { kind: 'post', id: post }))).toBe('problem.notFound')
    expect(await refusalOf(reportAbout(anna, ben, { kind: 'post', id: post }))).toBe('problem.notFound')
    expect(await refusalOf(reportAbout(anna, author, { kind: 'post', id: randomUUID() }))).toBe('problem.notFound')
  })
})

test('a member can only send a limited number of reports a day', async () => {
  const loud = await memberNamed(world, 'Lea Loud')
  for (let n = 0; n < reportsADay; n += 1) await report(loud, { member_id: ben.id })
  await expect(report(loud, { member_id: ben.id })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: `You have reached the limit of ${reportsADay} reports a day. Please try again tomorrow.`,
  })
  await report(anna, { member_id: ben.id })
})

test('reports are deleted after a year', async () => {
  const { pool } = world.services.database
  await pool.query(`update reports set created_at = now() - interval '364 days'`)
  await world.runJob('retention.apply')
  expect(await world.command('reports')).toContain('harassment')
  await pool.query(`update reports set created_at = now() - interval '366 days'`)
  await world.runJob('retention.apply')
  expect(await world.command('reports')).toBe('There are no reports.')
})
