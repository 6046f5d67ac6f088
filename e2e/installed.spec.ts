import type { CDPSession } from '@playwright/test'
import { readBuildManifest } from '#app/server/built-assets.ts'
import { settingsPath } from '#features/accounts/paths.ts'
import { messagesPath } from '#features/messages/paths.ts'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { memberNamed, say } from '#testing/messages.ts'
import { buildsKept, isKept, isRead } from './kept.ts'
import { expect, expectAccessible, oneSize, openLive, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

test('Chromium finds nothing in the way of installing it, in each language', oneSize, async ({ page, context, world, signInAs }) => {
  const member = await memberNamed(world, 'Ines Installs')
  await signInAs(context, member)
  await openLive(page, '/dashboard')
  await expect.poll(() => isKept(page)).toBe(true)
  const session: CDPSession = await context.newCDPSession(page)
  const { errors, data, url } = await session.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${world.url}/manifest.en.webmanifest`, []])
  expect((JSON.parse(data ?? '{}') as { name: string }).name).toBe('ESG Network')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window that leaves no traces installs nothing, whatever the site is.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})

test(
  'what was last read is there without a connection, and is forgotten with the member',
  oneSize,
  async ({ page, context, world, signInAs }) => {
    test.slow()
    const [member, other] = [await memberNamed(world, 'Ines Reads'), await memberNamed(world, 'Ole Wrote')]
    await say(other, member, 'The terms are in the data room')
    await world.settled()
    await signInAs(context, member)
    await openLive(page, messagesPath(other.id))
    await expect(page.getByRole('log').or(page.getByRole('main')).getByText('The terms are in the data room').first()).toBeVisible()
    await expect.poll(() => isKept(page)).toBe(true)
    await expect.poll(() => isRead(page, 'The terms are in the data room')).toBe(true)

    await context.setOffline(true)
    await page.goto(messagesPath(other.id))
    await expect(page.getByRole('main').getByText('The terms are in the data room').first()).toBeVisible()
    await page.getByRole('link', { name: 'Directory' }).first().click()
    await expect(page.getByText('The server cannot be reached. Please check your connection and try again.').first()).toBeVisible()

    await context.setOffline(false)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /Ines Reads/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    expect(await page.evaluate(() => caches.has('member-page'))).toBe(false)
  },
)

test(
  'a screen that was seen before comes as it looked, to be read until the application is there',
  oneSize,
  async ({ page, context, world, signInAs }) => {
    const [member, other] = [await memberNamed(world, 'Ines Returns'), await memberNamed(world, 'Ole Waits')]
    await say(other, member, 'The soil report is ready')
    await world.settled()
    await signInAs(context, member)
    const screenAt = (address: string) =>
      page.evaluate(
        async (name) => (await caches.match(name, { cacheName: 'member-page' }))?.text() ?? '',
        `/kept-screen?at=${encodeURIComponent(address)}`,
      )
    await openLive(page, messagesPath())
    await expect.poll(() => isKept(page)).toBe(true)
    await expect.poll(() => screenAt(messagesPath()), { timeout: 15_000 }).toContain('The soil report is ready')
    await context.setOffline(true)
    const answer = await page.goto(messagesPath())
    const markup = (await answer?.text()) ?? ''
    expect(markup).toMatch(/<div data-picture="wide" data-files=.*The soil report is ready/s)
    expect(markup, 'what it is shown with is loaded with it').toMatch(/data-files="\/assets\/[\w-]+\.js /)
    expect(markup, 'the policy takes no styles in markup').not.toMatch(/ style="/)
    await expect(page.locator('[data-picture]')).toHaveCount(0)
    await context.setOffline(false)

    // Who may do what now is not shown as it was.
    await openLive(page, settingsPath())
    await expect.poll(() => isRead(page, 'The soil report is ready')).toBe(true)
    await page.waitForTimeout(5_000)
    expect(await screenAt(settingsPath())).toBe('')
  },
)

test('what lies below the window follows as soon as the rest is seen', oneSize, async ({ page, context, world, signInAs }) => {
  await signInAs(context, await memberNamed(world, 'Ines Scrolls'))
  const isKeptScreen = () =>
    page.evaluate(
      async (name) => ((await (await caches.match(name, { cacheName: 'member-page' }))?.text()) ?? '').includes('data-below'),
      `/kept-screen?at=${encodeURIComponent('/dashboard')}`,
    )
  await openLive(page, '/dashboard')
  await expect.poll(() => isKept(page)).toBe(true)
  await expect.poll(isKeptScreen, { timeout: 15_000 }).toBe(true)
  const application = readBuildManifest('en')['app/web/main.tsx']?.file ?? ''
  // Without its script the picture stays, as on a phone that is slow.
  await page.evaluate(async (file) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(file)
  }, `/${application}`)
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.evaluate(() => location.reload())
  await expect(page.locator('[data-picture] [data-below]').last()).toBeVisible()
  await context.setOffline(false)
})

test('whoever signs in next on a device sees nothing of the one before', oneSize, async ({ page, context, world, signInAs }) => {
  const [one, next] = [await memberNamed(world, 'Ines Before'), await memberNamed(world, 'Nora Next')]
  await signInAs(context, one)
  await openLive(page, '/dashboard')
  await expect.poll(() => isKept(page)).toBe(true)
  await expect.poll(() => isRead(page, 'queries')).toBe(true)
  // Her session is another's, and nothing told the page; the server answers late.
  await context.clearCookies()
  await signInAs(context, next)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /Nora Next/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Ines Before/ })).toHaveCount(0)
  const keptOf = () =>
    page.evaluate(async () => (await caches.match('/dashboard', { cacheName: 'member-page' }))?.headers.get('x-kept-member') ?? '')
  await expect.poll(keptOf).toBe(next.id)
})

test(
  'whoever signs in next on a device, with a slow server, sees nothing of the one before',
  oneSize,
  async ({ page, context, world, signInAs }) => {
    test.slow()
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
    await expect.poll(() => isKept(page)).toBe(true)
    await expect.poll(() => isRead(page, 'The terms are between us')).toBe(true)

    // Her session ends, and nothing tells this device.
    await context.clearCookies()
    await page.goto(conversation)
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await dialog.getByLabel('Email').fill(next.email)
    await dialog.getByRole('textbox', { name: 'Password' }).fill(next.password)
    const seen: string[] = []
    await page.exposeFunction('tellSeen', (text: string) => seen.push(text))
    await page.addInitScript(() => {
      const look = () => {
        // As a member she stands in lists.
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
    await expect.poll(() => isKept(page)).toBe(true)

    // Hers is kept now, and stands before the server has said a word.
    const letGo = address.hold()
    await page.goto(conversation)
    await expect(page.getByRole('button', { name: /Nora Comes/ })).toBeVisible()
    letGo()
    expect(seen).toEqual([])
  },
)

test('the number on the icon is what waits, and goes with it', oneSize, async ({ page, context, world, signInAs }) => {
  const [member, other] = [await memberNamed(world, 'Ines Counted'), await memberNamed(world, 'Ole Counts')]
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
})

test('the settings offer to install it, and say how where the browser cannot be told', async ({ page, context, world, signInAs }, {
  project,
}) => {
  const member = await memberNamed(world, `Ines Offered ${project.name}`)
  await signInAs(context, member)
  await openLive(page, settingsPath())
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

test('the way out mends what no worker answers, and leaves what was written', async ({ page, context, world, signInAs }, { project }) => {
  const [member, other] = [await memberNamed(world, `Ines Mends ${project.name}`), await memberNamed(world, `Ole Mends ${project.name}`)]
  await signInAs(context, member)
  await openLive(page, messagesPath(other.id))
  await expect.poll(() => isKept(page)).toBe(true)
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

test(
  'pages of two builds work beside each other, and the older keeps its files as long as it is open',
  oneSize,
  async ({ page, context, world, signInAs }) => {
    const member = await memberNamed(world, 'Ines Deploys')
    await signInAs(context, member)
    await openLive(page, '/dashboard')
    await expect.poll(() => isKept(page)).toBe(true)
    expect(await buildsKept(page)).toBe(1)

    // Each language is a build of its own: its worker takes over as one of a newer build does.
    await context.addCookies([{ name: 'language', value: 'de', url: world.url }])
    await page.evaluate(async () => {
      const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
      await (await navigator.serviceWorker.getRegistration())?.update()
      await taken
    })
    expect(await buildsKept(page), 'the open page may still need its own').toBe(2)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Directory' }).first().click()
    await expect(page.getByRole('heading', { name: 'Member Directory' })).toBeVisible()
    await context.setOffline(false)
  },
)

test('a newer build is told of quietly, and waits for what is being typed', oneSize, async ({ page, context, world, signInAs }) => {
  const [member, other] = [await memberNamed(world, 'Ines Updates'), await memberNamed(world, 'Ole Updates')]
  await signInAs(context, member)
  await openLive(page, messagesPath(other.id))
  await expect.poll(() => isKept(page)).toBe(true)
  const composer = page.getByRole('textbox', { name: /message/i }).last()
  await composer.fill('Half a thought')
  // As if this page had been opened before a deploy, whose worker is here now.
  await page.evaluate(() => {
    document.querySelector('script[type=module][src^="/assets/"]')?.setAttribute('src', '/assets/older.js')
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  })
  await expect(page.getByText('A new version is available')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.getByText('You have unsent text')).toBeVisible()
  await page.getByRole('button', { name: 'Reload anyway' }).click()
  await expect(page.locator('script[type=module]')).not.toHaveAttribute('src', '/assets/older.js')
  await expect(page.getByRole('textbox', { name: /message/i }).last()).toHaveValue('Half a thought')
})
