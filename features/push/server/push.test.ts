import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { memberNamed, refusalOf, say } from '#testing/messages.ts'
import { loopbackToo } from '#testing/outside.ts'
import type { Person } from '#testing/people.ts'
import { type PushService, type Subscription, startPushService } from '#testing/push-service.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld({ outboundPolicy: loopbackToo() })
let service: PushService

beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => service.answersWith(undefined))
afterAll(() => service.close())

/** A member with a browser that has push notifications turned on. */
async function reachableMember(name: string) {
  const person = await memberNamed(world, name)
  await person.call.notifications.savePreferences({ push: true })
  // The change of their own profile sends a notification too.
  await world.settled()
  const browser = service.subscribe()
  const { id } = await person.call.push.register(browser)
  return { person, browser, id: id ?? '' }
}

/** Only a hanging test takes this long. */
const patience = { timeout: 60_000 }
async function arrived(browser: Subscription, count: number): Promise<void> {
  await expect.poll(() => service.payloadsOf(browser), patience).toHaveLength(count)
}

const devicesOf = async (person: Person) => (await person.call.push.devices()).items

test('a browser is notified without content, or with it if the member wants that', async () => {
  const ada = await memberNamed(world, 'Ada Sender')
  const { person: ben, browser, id } = await reachableMember('Ben Reader')
  await say(ada, ben, 'Can we talk about the term sheet?')
  await arrived(browser, 1)
  const [plain] = service.payloadsOf(browser)
  expect(plain).toMatchObject({ title: 'ESG Network', body: 'New message', url: expect.stringContaining(ada.id) })
  expect((plain as { unread: number }).unread, 'including the one about their profile').toBe(2)
  expect(JSON.stringify(plain)).not.toMatch(/term sheet|Ada Sender/)
  expect(service.received.at(-1)?.headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) })

  const cleo = await memberNamed(world, 'Cleo Blocked')
  await say(cleo, ben, 'Hello')
  await arrived(browser, 2)
  await ben.call.relations.block({ id: cleo.id })
  await ben.call.push.change({ id, says_what: true })
  await say(ada, ben, 'It is in the data room')
  await arrived(browser, 3)
  expect(service.payloadsOf(browser)[2], 'without what a blocked member wrote').toMatchObject({
    body: expect.stringContaining('It is in the data room'),
    unread: 3,
  })
})

test('members who turned off push or a kind of notification, or have already read it, are not notified', async () => {
  const ada = await memberNamed(world, 'Ada Quiet')
  const { person: ben, browser } = await reachableMember('Ben Off')
  const { person: cleo, browser: cleos } = await reachableMember('Cleo On')
  await ben.call.notifications.savePreferences({ push: false })
  await say(ada, ben, 'Not pushed')
  await world.settled()
  await ben.call.notifications.savePreferences({ push: true, messages: false })
  await say(ada, ben, 'Not told at all')
  // Messages arrive in order: when the second one is there, the first would have arrived too.
  await say(ada, cleo, 'Told')
  await arrived(cleos, 1)
  await world.settled()
  expect(service.payloadsOf(browser)).toEqual([])
})

test('notifications that were read in the meantime are closed', async () => {
  const ada = await memberNamed(world, 'Ada Taken')
  const { person: ben, browser } = await reachableMember('Ben Taken')
  await say(ada, ben, 'Read on the other device')
  await arrived(browser, 1)
  const [{ id }] = service.payloadsOf(browser) as [{ id: number }]
  expect(await ben.call.push.standing({ ids: [id] })).toEqual({ unread: [id] })
  expect(await ada.call.push.standing({ ids: [id] }), 'other members learn nothing').toEqual({ unread: [] })
  await ben.call.notifications.markRead({ id })
  expect(await ben.call.push.standing({ ids: [id] })).toEqual({ unread: [] })
})

test('a device is notified until its session ends', async () => {
  const ada = await memberNamed(world, 'Ada Session')
  const { person: ben, browser } = await reachableMember('Ben Session')
  const phone = world.visitor()
  await phone.call.accounts.signIn({ email: ben.email, password: ben.password })
  const phones = service.subscribe()
  await phone.call.push.register(phones)
  expect((await devicesOf(ben)).map(({ is_current }) => is_current)).toEqual([false, true])
  await phone.call.accounts.signOut()
  await say(ada, ben, 'Only at the desk')
  await arrived(browser, 1)
  await world.settled()
  expect(service.payloadsOf(phones)).toEqual([])
})

test('a browser that is removed from the list stays off until it is turned on there again', async () => {
  const { person: ben, browser, id } = await reachableMember('Ben Removes')
  const desk = world.visitor()
  await desk.call.accounts.signIn({ email: ben.email, password: ben.password })
  await desk.call.push.remove({ id })
  expect(await ben.call.push.register({ ...browser, renews: true })).toEqual({ id: null })
  const renewed = await ben.call.push.register({ ...service.subscribe(), renews: true })
  expect([renewed, await devicesOf(desk)], 'neither with a new subscription').toEqual([{ id: null }, []])
  await ben.call.push.register(browser)
  expect(await devicesOf(desk)).toHaveLength(1)
})

test('a browser only notifies the member who used it last', async () => {
  const ada = await memberNamed(world, 'Ada Shared')
  const { person: ben, browser, id } = await reachableMember('Ben Shared')
  await ben.call.push.change({ id, says_what: true })
  const cleo = await memberNamed(world, 'Cleo Shared')
  await cleo.call.notifications.savePreferences({ push: true })
  await world.settled()
  await cleo.call.push.register(browser)
  expect(await devicesOf(ben)).toEqual([])
  await say(ada, ben, 'For Ben alone')
  await say(ada, cleo, 'For Cleo')
  await arrived(browser, 1)
  expect(service.payloadsOf(browser)[0], 'the previous member’s choice does not apply to her').toMatchObject({ body: 'New message' })
})

test("members cannot see, change or remove others' devices, and internal addresses are never contacted", async () => {
  const { person: ben, id } = await reachableMember('Ben Private')
  const ada = await memberNamed(world, 'Ada Curious')
  expect(await devicesOf(ada)).toEqual([])
  expect(await refusalOf(ada.call.push.change({ id, says_what: true }))).toBe('problem.notFound')
  await ada.call.push.remove({ id })
  expect(await devicesOf(ben)).toHaveLength(1)
  expect(JSON.stringify(await devicesOf(ben))).not.toMatch(/127\.0\.0\.1/)

  const { keys } = service.subscribe()
  await ben.call.push.register({ endpoint: 'http://10.0.0.1/latest', keys })
  await say(ada, ben, 'To a machine inside')
  await expect.poll(() => devicesOf(ben), patience).toEqual([])
  expect(await refusalOf(ben.call.push.register({ endpoint: 'https://push.example/a', keys: { p256dh: 'AAAA', auth: 'BBBB' } }))).toBe(
    'push.badDevice',
  )
})

test('members can only add a limited number of endpoints; known ones do not count', async () => {
  const { person } = await reachableMember('Ada Many')
  for (let n = 0; n < 28; n += 1) await person.call.push.register(service.subscribe())
  const last = service.subscribe()
  await person.call.push.register(last)
  expect(await refusalOf(person.call.push.register(service.subscribe()))).toBe('problem.tooManyForMinutes')
  const before = await devicesOf(person)
  await person.call.push.register(last)
  expect(await devicesOf(person)).toEqual(before)
})
