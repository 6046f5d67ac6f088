import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { filesIn } from '#testing/contents.ts'
import { hostEvent } from '#testing/events.ts'
import { headerOf } from '#testing/mail-server.ts'
import { aMinutePasses, accept, connect, reject } from '#testing/matching.ts'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { turnOnMails } from '#testing/notification-mails.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { unzipped } from '#testing/zip.ts'
import { writeCopy } from './write-copy.ts'

const world = testWorld()
const db = () => world.services.database.kysely

async function download(member: Person): Promise<Map<string, Buffer>> {
  const response = await member.fetch('/api/exports/file')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="esg-network-\d{4}-\d\d-\d\d\.zip"$/)
  return unzipped(Buffer.from(await response.arrayBuffer()))
}

/** The lists of a room in a copy. */
const listsIn = (copy: Map<string, Buffer>, room: string) =>
  JSON.parse(copy.get(`${room}.json`)?.toString() ?? '') as Record<string, Record<string, unknown>[]>
const copiesOf = async (member: Person) =>
  Object.keys(await filesIn(world.services.files)).filter((key) => key.startsWith(`exports/${member.id}/`))

test('a copy contains all data stored about a member, who is notified when it is ready', async () => {
  const anna = await memberNamed(world, 'Anna Äußerst')
  const ben = await memberNamed(world, 'Ben Friend')
  const picture = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#309060' } })
    .png()
    .toBuffer()
  await anna.call.profiles.uploadPicture({ file: new File([picture], 'me.png') })
  await anna.call.events.uploadPicture({ id: await hostEvent(anna), file: new File([picture], 'event.png') })
  await turnOnMails(world, anna)
  await connect(anna, ben)
  await say(anna, ben, 'Grüße,\n"Ben" 🌱')
  await say(ben, anna, 'Hello Anna')
  await world.settled()

  expect(await anna.call.exports.mine()).toEqual({ export: null })
  expect((await anna.call.exports.ask()).export).toMatchObject({ state: 'making', ready_at: null })
  // The job announces the copy, and another job emails the notification.
  for (const _ of ['made', 'mailed']) await world.settled()
  const { export: made } = await anna.call.exports.mine()
  expect(made).toMatchObject({ state: 'ready', bytes: expect.any(Number) })
  expect(Date.parse(made?.kept_until ?? '') - Date.parse(made?.ready_at ?? '')).toBe(7 * 24 * 60 * 60_000)
  expect((await anna.call.notifications.list({})).items[0]).toMatchObject({
    title: { message: 'The copy of your data is ready' },
    target: '/dashboard/settings',
  })
  const subjects = world.mailServer.received.filter(({ to }) => to.includes(anna.email)).map(({ source }) => headerOf(source, 'subject'))
  expect(subjects).toContain('The copy of your data is ready')

  const copy = await download(anna)
  const readme = copy.get('README.txt')?.toString() ?? ''
  expect(readme).toContain('messages: The messages you sent and received.')
  const described = [...copy.keys()].filter((name) => readme.includes(`\r\n${name}\r\n`))
  expect(described).toEqual([...copy.keys()].filter((name) => name.endsWith('.json')))
  expect(listsIn(copy, 'profiles')['profile']).toMatchObject([{ full_name: 'Anna Äußerst', email: anna.email }])
  expect(listsIn(copy, 'messages')['messages']).toMatchObject([
    { said_by: 'you', content: 'Grüße,\n"Ben" 🌱' },
    { said_by: 'them', content: 'Hello Anna' },
  ])
  expect(listsIn(copy, 'messages')['conversations']).toMatchObject([{ member_id: ben.id, name: 'Ben Friend' }])
  expect(listsIn(copy, 'relations')['connections']).toMatchObject([{ member_id: ben.id, name: 'Ben Friend' }])
  expect(listsIn(copy, 'accounts')['sessions']).toMatchObject([{ ipAddress: expect.anything() }])
  const pictures = ['profile', 'event'].map((of) => [...copy].filter(([name]) => name.startsWith(`files/${of}-pictures/`)))
  expect(pictures.map(({ length }) => length)).toEqual([4, 3])
  for (const [, bytes] of pictures.flat()) expect((await sharp(bytes).metadata()).format).toBe('webp')
  const everything = [...copy.values()].map(String).join('\n')
  const [token = ''] = decodeURIComponent(anna.cookies.values().next().value ?? '').split('.')
  for (const secret of [token, 'token_hash', '"password"']) expect(everything).not.toContain(secret)
})

test('a copy contains nothing private to other members', async () => {
  const anna = await memberNamed(world, 'Anna Curious')
  const [passed, marked, shut, hasty, open] = (await Promise.all(
    ['Paul Passed', 'Mia Marked', 'Sam Shut', 'Hal Hasty', 'Ola Open'].map((name) => memberNamed(world, name)),
  )) as [Person, Person, Person, Person, Person]
  await reject(passed, anna)
  await marked.call.matching.bookmark({ id: anna.id })
  await accept(open, anna, 'Let us talk')
  await connect(anna, shut)
  await say(shut, anna, 'Their words')
  await say(anna, shut, 'My words')
  await aMinutePasses(world)
  await shut.call.relations.block({ id: anna.id })
  expect(await refusalOf(anna.call.relations.block({ id: shut.id })), 'which does not tell her who blocked first').toBe('problem.notFound')
  await anna.call.reports.report({ id: crypto.randomUUID(), member_id: passed.id, reason: 'spam' })
  await passed.call.reports.report({ id: crypto.randomUUID(), member_id: anna.id, reason: 'spam', details: 'secretly' })
  await accept(hasty, anna)
  await anna.call.exports.ask()
  await world.settled()
  const copy = await download(anna)
  const everything = [...copy]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, bytes]) => bytes.toString())
    .join('\n')
  for (const name of ['Mia Marked', marked.id, 'Hal Hasty', hasty.id, 'Sam Shut', 'Their words', 'secretly', 'Paul Passed'])
    expect(everything).not.toContain(name)
  expect(listsIn(copy, 'matching')['interests']).toMatchObject([{ name: 'Ola Open', note: 'Let us talk' }])
  expect(listsIn(copy, 'matching')['bookmarks'], 'not even that somebody bookmarked her').toEqual([])
  expect(listsIn(copy, 'messages')['messages']).toMatchObject([{ said_by: 'you', content: 'My words' }])
  expect(listsIn(copy, 'messages')['conversations']).toMatchObject([{ member_id: null, name: null }])
})

test('long conversations are read in parts, in order and completely', async () => {
  const [anna, ben] = [await memberNamed(world, 'Anna Long'), await memberNamed(world, 'Ben Long')]
  await say(anna, ben, 'Message 1')
  await sql`
    insert into chat_messages (id, conversation_id, position, sender_id, receiver_id, content)
    select gen_random_uuid(), conversation_id, n, sender_id, receiver_id, 'Message ' || n from chat_messages, generate_series(2, 2345) n
    where sender_id = ${anna.id}`.execute(db())
  await anna.call.exports.ask()
  await world.settled()
  const messages = listsIn(await download(anna), 'messages')['messages'] ?? []
  expect(messages.map(({ content }) => content)).toEqual(Array.from({ length: 2345 }, (_, index) => `Message ${index + 1}`))
})

test('a copy can be requested once a day, replaces the previous one, and expires after a week', async () => {
  const anna = await memberNamed(world, 'Anna Again')
  await anna.call.exports.ask()
  await world.settled()
  expect(await refusalOf(anna.call.exports.ask())).toBe('exports.tooSoon')
  const [first] = await copiesOf(anna)
  await sql`update data_exports set asked_at = now() - interval '25 hours' where member_id = ${anna.id}`.execute(db())
  await anna.call.exports.ask()
  await world.settled()
  const second = await copiesOf(anna)
  expect(second).toHaveLength(1)
  expect(second[0]).not.toBe(first)
  await world.runJob('exports.clear')
  expect(await copiesOf(anna)).toEqual(second)

  await sql`update data_exports set ready_at = now() - interval '169 hours' where member_id = ${anna.id}`.execute(db())
  expect((await anna.fetch('/api/exports/file')).status).toBe(404)
  await world.runJob('exports.clear')
  expect(await copiesOf(anna)).toEqual([])
  expect(await anna.call.exports.mine()).toEqual({ export: null })
})

test('other members cannot download it from any address', async () => {
  const [anna, olga] = [await memberNamed(world, 'Anna Own'), await memberNamed(world, 'Olga Outsider')]
  await anna.call.exports.ask()
  await world.settled()
  const [key] = await copiesOf(anna)
  for (const address of ['/api/exports/file', `/api/exports/file?member_id=${anna.id}`, `/api/pictures/${key}`]) {
    expect((await olga.fetch(address)).status).toBe(404)
    expect((await world.visitor().fetch(address)).status).toBe(401)
  }
})

const openFiles = '/proc/self/fd'

test.skipIf(!existsSync(openFiles))('a copy that fails midway closes its file', async () => {
  const anna = await memberNamed(world, 'Anna Midway')
  const path = join(world.services.configuration.dataDirectory, 'midway.zip')
  const read = () => Promise.reject(new Error('the database is down'))
  const kept = [{ name: 'broken', lists: { rows: { about: { id: '', message: '' }, from: [], read } } }]
  await expect(writeCopy(world.services, kept, anna.id, path)).rejects.toThrow('the database is down')
  const isOpen = () =>
    readdirSync(openFiles).some((each) => existsSync(join(openFiles, each)) && readlinkSync(join(openFiles, each)) === path)
  await expect.poll(isOpen).toBe(false)
})

test('a failed copy is reported, leaves nothing behind, and can be requested again', async () => {
  const anna = await memberNamed(world, 'Anna Unlucky')
  await sql`insert into data_exports (member_id) values (${anna.id})`.execute(db())
  expect(await refusalOf(anna.call.exports.ask())).toBe('exports.underWay')
  const make = world.server.rooms.flatMap((room) => room.jobs?.(world.services) ?? []).find(({ name }) => name === 'exports.make')
  const { putStream } = world.services.files
  world.services.files.putStream = () => Promise.reject(new Error('no room left'))
  await expect(make?.run({ member_id: anna.id })).rejects.toThrow('no room left')
  world.services.files.putStream = putStream
  await make?.givenUp?.({ member_id: anna.id })
  expect((await anna.call.exports.mine()).export).toMatchObject({ state: 'failed' })
  const temporaryFolder = join(world.services.configuration.dataDirectory, 'unfinished-exports')
  expect(existsSync(temporaryFolder) && readdirSync(temporaryFolder)).toEqual([])
  await anna.call.exports.ask()
  await world.settled()
  expect((await anna.call.exports.mine()).export).toMatchObject({ state: 'ready' })
})
