import { afterEach, expect, test, vi } from 'vitest'
import { memberNamed, say } from '#testing/messages.ts'
import { loopbackToo, startOutside } from '#testing/outside.ts'
import type { Person } from '#testing/people.ts'
import { type PushService, type Subscription, startPushService } from '#testing/push-service.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld({ outboundPolicy: loopbackToo() })
afterEach(() => void vi.restoreAllMocks())

const patience = { timeout: 60_000 }
async function arrived(service: PushService, browser: Subscription, count = 1): Promise<void> {
  await expect.poll(() => service.payloadsOf(browser), patience).toHaveLength(count)
}

/** A member with push notifications turned on, and a browser at each of these services. */
async function memberAt(name: string, ...services: PushService[]) {
  const person = await memberNamed(world, name)
  await person.call.notifications.savePreferences({ push: true })
  await world.settled()
  const browsers: Subscription[] = []
  for (const service of services) {
    const visitor = world.visitor()
    await visitor.call.accounts.signIn({ email: person.email, password: person.password })
    const browser = service.subscribe()
    await visitor.call.push.register(browser)
    browsers.push(browser)
  }
  return { person, browsers, browser: browsers[0] as Subscription }
}

const originOf = ({ endpoint }: Subscription) => new URL(endpoint).origin
/** Warnings logged from now on about the service of a browser. */
function warningsAbout(browser: Subscription) {
  const warned = vi.spyOn(world.services.log, 'warn')
  return () =>
    warned.mock.calls.flatMap(([facts, words]) => {
      const { service, why } = facts as { service?: string; why?: string }
      return service === originOf(browser) ? [[words, why].filter(Boolean).join(': ')] : []
    })
}

const devicesOf = async (person: Person) => (await person.call.push.devices()).items

test('a service that never responds delays neither other services nor emails', async () => {
  await using silent = await startPushService()
  await using other = await startPushService()
  silent.answersWith(() => {})
  const ada = await memberNamed(world, 'Ada Silent')
  // More than are sent in parallel, in several jobs.
  const waiting = await Promise.all(Array.from({ length: 9 }, (_, n) => memberAt(`Wim Waiting ${n}`, silent)))
  const { person: ben, browser } = await memberAt('Ben Prompt', other)
  for (const { person } of waiting) await say(ada, person, 'To nowhere')
  await expect.poll(() => silent.asked, patience).toBeGreaterThan(0)
  const began = Date.now()
  await say(ada, ben, 'Here')
  await world.visitor().call.accounts.requestPasswordReset({ email: ada.email })
  await arrived(other, browser)
  await expect.poll(() => world.mailServer.received.filter(({ to }) => to.includes(ada.email)), patience).not.toEqual([])
  // Each silent service would take its timeout of ten seconds.
  expect(Date.now() - began).toBeLessThan(9_000)
  expect(silent.received).toEqual([])
})

test('a service that is overloaded is not contacted for as long as it asks', async () => {
  await using service = await startPushService()
  const ada = await memberNamed(world, 'Ada Busy')
  const { person: ben, browser } = await memberAt('Ben Busy', service)
  const { person: cleo, browser: cleos } = await memberAt('Cleo Busy', service)
  const warnings = warningsAbout(browser)
  let refusedAt = 0
  service.answersWith((response) => {
    refusedAt = Date.now()
    service.answersWith(undefined)
    response.writeHead(429, { 'retry-after': '2' }).end()
  })
  await say(ada, ben, 'Too soon')
  await expect.poll(() => refusedAt, patience).toBeGreaterThan(0)
  await say(ada, cleo, 'While it rests')
  await arrived(service, browser)
  await arrived(service, cleos)
  expect(Date.now() - refusedAt).toBeGreaterThanOrEqual(2_000)
  expect(service.asked).toBe(3)
  expect(warnings()).toEqual(['a push service is resting'])
})

test('a message refused with 400 is logged once and never retried', async () => {
  await using service = await startPushService()
  const ada = await memberNamed(world, 'Ada Refused')
  const { person: ben, browser } = await memberAt('Ben Refused', service)
  const warnings = warningsAbout(browser)
  service.answersWith((response) => void response.writeHead(400).end())
  await say(ada, ben, 'Refused')
  await expect.poll(warnings, patience).toEqual(['a push service refused messages: it answered 400'])
  service.answersWith(undefined)
  await say(ada, ben, 'Taken')
  await arrived(service, browser)
  await world.settled()
  expect([service.asked, warnings().length]).toEqual([2, 1])
  expect(await devicesOf(ben), 'which is no reason to delete it').toHaveLength(1)
})

test('a device for which the service responds 410 is deleted, and the others are notified', async () => {
  await using service = await startPushService()
  const ada = await memberNamed(world, 'Ada Gone')
  const { person: ben, browsers } = await memberAt('Ben Gone', service, service)
  const [gone, there] = browsers as [Subscription, Subscription]
  service.forget(gone)
  await say(ada, ben, 'To one of two')
  await arrived(service, there)
  await expect.poll(() => devicesOf(ben), patience).toHaveLength(1)
  await say(ada, ben, 'To the other')
  await arrived(service, there, 2)
  expect(service.asked).toBe(3)
})

test('of several devices, only those that were not notified are retried', async () => {
  await using service = await startPushService()
  const ada = await memberNamed(world, 'Ada Partly')
  const { person: ben, browsers } = await memberAt('Ben Partly', service, service, service)
  let refused = 0
  service.answersWith((response) => {
    refused += 1
    service.answersWith(undefined)
    response.writeHead(500).end()
  })
  await say(ada, ben, 'To three')
  for (const browser of browsers) await arrived(service, browser)
  await world.settled()
  expect([refused, service.asked]).toEqual([1, 4])
})

test('redirects of a service are not followed, and only the beginning of its response is read', async () => {
  await using service = await startPushService()
  await using inside = await startOutside()
  const ada = await memberNamed(world, 'Ada Hostile')
  const { person: ben, browser } = await memberAt('Ben Hostile', service)
  const warnings = warningsAbout(browser)
  const redirected = 'a push service refused messages: it answered 307'
  service.answersWith((response) => void response.writeHead(307, { location: `${inside.url}/latest/meta-data` }).end())
  await say(ada, ben, 'Sent on')
  await expect.poll(warnings, patience).toEqual([redirected])
  expect(inside.asked).toEqual([])

  let sent = 0
  service.answersWith((response) => {
    response.writeHead(201)
    const more = () => {
      if (response.destroyed || sent > 100_000_000) return
      sent += 65_536
      response.write(Buffer.alloc(65_536), more)
    }
    more()
  })
  await say(ada, ben, 'Without end')
  await expect.poll(warnings, patience).toEqual([redirected, 'a push service refused messages: too-large'])
  expect(sent).toBeLessThan(20_000_000)
  service.answersWith(undefined)
  await say(ada, ben, 'As it should be')
  await arrived(service, browser)
  expect(await devicesOf(ben)).toHaveLength(1)
})
