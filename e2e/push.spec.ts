import type { CDPSession, Page } from '@playwright/test'
import { settingsPath } from '#features/accounts/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { hasWorker } from './device-caches.ts'
import { expect, expectAccessible, openLive, inChromium as test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

/** A subscription as a browser with a push service creates it; the test browser has no push service. */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    let options: PushSubscriptionOptionsInit | undefined
    const subscription = () => ({
      options: { applicationServerKey: options?.applicationServerKey },
      unsubscribe: async () => true,
      toJSON: () => ({
        endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
        // RFC 8291, appendix A.
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
    })
    PushManager.prototype.getSubscription = async () => (options ? subscription() : null) as unknown as PushSubscription | null
    PushManager.prototype.subscribe = async (given) => {
      options = given
      return subscription() as unknown as PushSubscription
    }
  })

const shownTitles = (page: Page) =>
  page.evaluate(async () => {
    const shown = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? []
    return shown.map(({ title, body }) => `${title}: ${body}`)
  })

/** Delivers a message like a push service. */
async function deliver(session: CDPSession, origin: string, payload: object): Promise<void> {
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
}

test('a browser gets notifications after an explained press, is listed, and can be removed', async ({ page, context, world, signInAs }, {
  project,
}) => {
  const member = await memberNamed(world, `Ines Told ${project.name}`)
  await context.grantPermissions(['notifications'])
  await withPushService(page)
  await signInAs(context, member)
  await openLive(page, settingsPath())
  await expect.poll(() => hasWorker(page)).toBe(true)
  await page.reload()
  const group = page
    .getByRole('region', { name: 'Push notifications' })
    .or(page.locator('section', { hasText: 'Push notifications' }))
    .last()
  await expect(group.getByText('Your browser will ask for permission.')).toBeVisible()
  await group.getByRole('button', { name: 'Turn on here' }).click()
  await expect(group.getByText('This device', { exact: true })).toBeVisible()
  expect(await member.call.notifications.preferences()).toMatchObject({ push: true })
  await group.getByText(/^Show content on/).click()
  await expect.poll(async () => (await member.call.push.devices()).items.map(({ says_what }) => says_what)).toEqual([true])
  await expectAccessible(page)
  await group.getByRole('button', { name: /^Remove/ }).click()
  await expect(group.getByRole('button', { name: 'Turn on here' })).toBeVisible()
  expect((await member.call.push.devices()).items).toEqual([])
  await page.reload()
  await expect(group.getByRole('button', { name: 'Turn on here' }), 'the setting is kept').toBeVisible()
})

test('what is pushed stands on the screen until it is read, and leads to its place', async ({ page, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Ines Pushed')
  const other = await memberNamed(world, 'Ole Writes')
  await say(other, member, 'Are you there?')
  await world.settled()
  const { items } = await member.call.notifications.list({})
  const told = items.find(({ type }) => type === 'messages')
  await context.grantPermissions(['notifications'])
  await signInAs(context, member)
  await openLive(page, settingsPath())
  await expect.poll(() => hasWorker(page)).toBe(true)
  // None of our pages is in front.
  const later = await context.newPage()
  await page.close()
  const payload = { id: told?.id, title: 'ESG Network', body: 'New message', url: messagesPath(other.id), unread: 1 }
  await deliver(await context.newCDPSession(later), world.url, payload)
  await later.goto(settingsPath())
  await expect.poll(() => shownTitles(later)).toEqual(['ESG Network: New message'])
  await member.call.notifications.markRead({ id: told?.id ?? 0 })
  await expect.poll(() => shownTitles(later), 'read notifications are removed').toEqual([])
})
