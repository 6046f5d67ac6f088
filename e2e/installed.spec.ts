import type { CDPSession } from '@playwright/test'
import { readBuildManifest } from '#app/server/built-assets.ts'
import { settingsPath, signInPath } from '#features/accounts/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { isCached, isTextCached, previewOf } from './device-caches.ts'
import { expect, expectAccessible, openLive, inChromium as test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

test('Chromium can install the application, and the settings offer that, or explain how', async ({ page, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Ines Installs')
  await signInAs(context, member)
  await openLive(page, settingsPath())
  const session: CDPSession = await context.newCDPSession(page)
  const { errors, data, url } = await session.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${world.url}/manifest.en.webmanifest`, []])
  expect((JSON.parse(data ?? '{}') as { name: string }).name).toBe('ESG Network')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Private windows cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  const group = page.locator('section', { hasText: 'App on this device' }).last()
  await expect(group.getByText(/its menu shows “Install”/)).toBeVisible()
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        Object.assign(window, { wasAsked: true })
        return { outcome: 'dismissed' }
      },
    })
    window.dispatchEvent(offer)
    Object.assign(window, { wasHeldBack: offer.defaultPrevented })
  })
  await group.getByRole('button', { name: 'Install the app' }).click()
  await expect(group.getByText('You can install it later from your browser’s menu.')).toBeVisible()
  expect(await page.evaluate(() => [Reflect.get(window, 'wasHeldBack'), Reflect.get(window, 'wasAsked')])).toEqual([true, true])
  await expectAccessible(page)
})

test('a screen that was opened before is shown until the application has started, also below the first window', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const [member, other] = [await memberNamed(world, 'Ines Returns'), await memberNamed(world, 'Ole Waits')]
  await say(other, member, 'The soil report is ready')
  await world.settled()
  await signInAs(context, member)
  await openLive(page, messagesPath())
  await expect.poll(() => isCached(page)).toBe(true)
  await expect.poll(() => previewOf(page, messagesPath()), { timeout: 15_000 }).toContain('The soil report is ready')
  await context.setOffline(true)
  const response = await page.goto(messagesPath())
  const html = (await response?.text()) ?? ''
  expect(html).toMatch(/<div data-preview="wide" data-files=.*The soil report is ready/s)
  expect(html, 'its code is loaded with it').toMatch(/data-files="\/assets\/[\w-]+\.js /)
  expect(html, 'the policy forbids inline styles').not.toMatch(/ style="/)
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await context.setOffline(false)

  // Content below the first window follows after the first paint.
  await openLive(page, '/dashboard')
  await expect.poll(() => previewOf(page, '/dashboard'), { timeout: 15_000 }).toContain('data-below-fold')
  const application = readBuildManifest('en')['app/web/main.tsx']?.file ?? ''
  // Without the application's script, the preview stays.
  await page.evaluate(async (file) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(file)
  }, `/${application}`)
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.evaluate(() => location.reload())
  await expect(page.locator('[data-preview] [data-below-fold]').last()).toBeVisible()
  await context.setOffline(false)
})

test('the next member on a device sees nothing of the previous one, even if the server is slow', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const [one, next, other] = [
    await memberNamed(world, 'Ines Gone'),
    await memberNamed(world, 'Nora Comes'),
    await memberNamed(world, 'Ole Tells'),
  ]
  await say(other, one, 'The terms are between us')
  await world.settled()
  await using address = await startFaultyProxy({ target: world.url })
  const conversation = `${address.url}${messagesPath(other.id)}`
  await signInAs(context, one)
  await openLive(page, conversation)
  await expect.poll(() => isCached(page)).toBe(true)
  await expect.poll(() => isTextCached(page, 'The terms are between us')).toBe(true)

  // The session ends without this device being told.
  await context.clearCookies()
  await page.goto(`${address.url}${signInPath(messagesPath(other.id))}`)
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email').fill(next.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(next.password)
  const seen: string[] = []
  await page.exposeFunction('tellSeen', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const look = () => {
      // The name may be in lists of members.
      const inBars = [...document.querySelectorAll('header')].map(({ textContent }) => textContent).join()
      const [found] = /Ines Gone/.exec(inBars) ?? /between us/.exec(document.body?.textContent ?? '') ?? []
      if (found) void Reflect.get(window, 'tellSeen')(found)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  page.on('response', (response) => {
    const isSignIn = response.request().method() === 'POST' && response.url().endsWith('/session')
    if (isSignIn) setTimeout(address.hold(), 3_000)
  })
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: /Nora Comes/ })).toBeVisible()
  await expect.poll(() => isCached(page)).toBe(true)

  // The new member's page is cached now, and shown before the server responds.
  const release = address.hold()
  await page.goto(conversation)
  await expect(page.getByRole('button', { name: /Nora Comes/ })).toBeVisible()
  release()
  expect(seen).toEqual([])
})

test('the badge on the icon shows the number of unread items, and nothing once the session has ended', async ({
  page,
  context,
  world,
  signInAs,
}) => {
  const [member, other, another] = [
    await memberNamed(world, 'Ines Counted'),
    await memberNamed(world, 'Ole Counts'),
    await memberNamed(world, 'Nora Counts'),
  ]
  await page.addInitScript(() => {
    const shown: number[] = []
    Object.assign(window, { badges: shown })
    navigator.setAppBadge = async (count = 0) => void shown.push(count)
    navigator.clearAppBadge = async () => void shown.push(0)
  })
  const last = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))
  await signInAs(context, member)
  await openLive(page, '/dashboard')
  await expect.poll(last).toBe(0)
  await say(other, member, 'One more')
  await expect.poll(last).toBeGreaterThan(0)
  await page.goto(messagesPath(other.id))
  await expect.poll(last).toBe(0)
  await say(another, member, 'Not yet read')
  await expect.poll(last).toBeGreaterThan(0)
  await world.services.database.kysely.deleteFrom('auth.session').where('userId', '=', member.id).execute()
  await expect.poll(last).toBe(0)
})

test('the repair page removes worker and caches, and leaves unsent text', async ({ page, context, world, signInAs }, { project }) => {
  const [member, other] = [await memberNamed(world, `Ines Mends ${project.name}`), await memberNamed(world, `Ole Mends ${project.name}`)]
  await signInAs(context, member)
  await openLive(page, messagesPath(other.id))
  await expect.poll(() => isCached(page)).toBe(true)
  await page
    .getByRole('textbox', { name: /message/i })
    .last()
    .fill('Half a thought')
  await page.goto('/reset-app')
  await expect(page.getByRole('heading', { name: 'Repair the app' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Repair' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  expect(
    await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]),
  ).toEqual([0, 0])
  await page.goto(messagesPath(other.id))
  await expect(page.getByRole('textbox', { name: /message/i }).last()).toHaveValue('Half a thought')
})
