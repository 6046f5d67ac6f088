import { type Browser, type BrowserContext, type Page, test as base, expect } from '@playwright/test'
import type { AnyRouter } from '@tanstack/react-router'
import type { EngineName } from '#testing/engines.ts'
import type { Person } from '#testing/people.ts'
import { type World, openWorldWithPages } from '#testing/world.ts'
import { findViolations } from './axe.ts'
import { fullBrowser } from './browsers.ts'
import { serveDesign } from './design-server.ts'

export { expect } from '@playwright/test'

/** For stories in which the layout matters: they run on the desktop and on the phone. */
export const bothSizes = { tag: '@both-sizes' }

/** For stories that mostly happen on phones, or in which narrow screens are the test. */
export const phoneOnly = { tag: '@phone-only' }

interface Fixtures {
  /** A whole server over a fresh database, with the built pages. All stories of a worker share it. */
  world: World
  /** Lets a browser carry the session of somebody who joined through the API. */
  signInAs(context: BrowserContext, person: Person): Promise<void>
}

interface WorkerFixtures {
  sharedWorld: World
  browser: Browser
  /** The whole browser. */
  chromium: Browser
  engine: EngineName
  /** The address of the page of all components. */
  designUrl: string
}

const startTimeout = 180_000

const openWorldOn = async ({ engine }: { engine: EngineName }, use: (world: World) => Promise<void>) => {
  // A worker only runs stories of one project, so it is the same for all of them.
  process.env['TEST_ENGINE'] = engine
  const world = await openWorldWithPages()
  await use(world)
  await world.stop()
}

/** All worker fixtures are here: a story with others would need a worker of its own, which loads the program again. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  browser: [async ({ browser }, use) => use(waitingForApplications(browser)), { scope: 'worker' }],
  chromium: [
    async ({ playwright }, use) => {
      const chromium = await playwright.chromium.launch(fullBrowser)
      await use(waitingForApplications(chromium))
      await chromium.close()
    },
    { scope: 'worker' },
  ],
  sharedWorld: [openWorldOn, { scope: 'worker', timeout: startTimeout }],
  designUrl: [serveDesign, { scope: 'worker' }],
  world: async ({ sharedWorld }, use) => use(sharedWorld),
  baseURL: async ({ world }, use) => use(world.url),
  page: async ({ page }, use) => {
    const complaints = listenForComplaints(page)
    await use(page)
    expect(complaints, 'the page complained in its console').toEqual([])
  },
  signInAs: async ({ world }, use) =>
    use(async (context, person) => {
      await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: world.url })))
    }),
})

/** For stories that change what there is one of in a community: each has one of its own. */
export const inOwnCommunity = test.extend({ world: [openWorldOn, { scope: 'test', timeout: startTimeout }] })

/** For stories about notifications and installing the application, which the shell does not support. */
export const inChromium = test.extend({
  context: async ({ chromium }, use) => {
    const context = await chromium.newContext()
    await use(context)
    await context.close()
  },
})

function waitingForApplications(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (options?.javaScriptEnabled !== false) context.on('page', waitForApplication)
    return context
  }
  return browser
}

/** Makes navigations wait until the application has replaced the preview, so that controls work. */
function waitForApplication(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const preview = page.locator('[data-preview]')
  page.goto = async (...to) => {
    const response = await goto(...to)
    await preview.waitFor({ state: 'detached' })
    return response
  }
  page.reload = async (...how) => {
    const response = await reload(...how)
    await preview.waitFor({ state: 'detached' })
    return response
  }
}

/** What a page says in its console that nobody meant it to: errors, refused scripts and styles. Refused requests, modules and connections are answers. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !/Failed to load resource|WebSocket connection to|Failed to fetch dynamically imported module|Unable to preload CSS/.test(
        message.text(),
      )
    )
      complaints.push(message.text())
  })
  return complaints
}

/** Pages come without their screens' data, as those do that a browser fetches before anybody wants them. */
export const withoutData = (page: Page): Promise<void> => page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' })

/** Has the page ask for each thing by itself, so that one answer can be held back. */
export async function oneByOne(page: Page): Promise<void> {
  await page.route('**/api/batch', (route) => route.fulfill({ status: 404, json: {} }))
}

/** Goes to an address and waits until the page hears what happens from then on. */
export async function openLive(page: Page, address: string): Promise<void> {
  const welcomed = new Promise<void>((resolve) => {
    // Not before: the page that is left may only now be opening a socket of its own.
    page.once('framenavigated', () =>
      page.on('websocket', (socket) => socket.on('framereceived', (frame) => isWelcome(frame) && resolve())),
    )
  })
  await page.goto(address)
  await welcomed
}

/** Opens another screen in the page, as a link does, in a third of the time of a new page; the first is a page of its own. */
export async function openWithin(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(address))
  await page.evaluate(async (href) => {
    // TanStack Router puts itself there, for its devtools.
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: AnyRouter }
    await router.navigate({ href })
  }, address)
}

const isWelcome = ({ payload }: { payload: string | Buffer }) => payload.toString().includes('"welcome"')

/** Records toasts from now on, until the page is left or reloaded, because they fade. @returns their texts so far */
export async function keepToasts(page: Page): Promise<() => Promise<string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const texts = new Map<Element, string>()
    const added: string[] = []
    const look = () => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        if (texts.get(toast) !== toast.textContent) added.push(toast.textContent)
        texts.set(toast, toast.textContent)
      }
    }
    look()
    added.length = 0
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
    return added
  })
  return () => recorded.jsonValue()
}

/** Resolves once nothing moves that will come to an end. */
export const standsStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter((each) => each.playState !== 'finished' && each.effect?.getComputedTiming().endTime !== Infinity)
    // What was just put there begins to move with one of the next frames.
    for (let stillFrames = 0; stillFrames < 3; stillFrames++) {
      if (moving().length > 0) stillFrames = 0
      await Promise.allSettled(moving().map((each) => each.finished))
      await new Promise(requestAnimationFrame)
    }
  })

/** The page, as it stands now, meets WCAG 2.2 AA as far as a program can tell, and never scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violationsOf(page)
  // A toast may have begun to fade while it was looked at: what stands is found again.
  expect(found.length > 0 ? await violationsOf(page) : found).toEqual([])
  await expectToFit(page)
  await expectToFitZoomed(page)
}

/** The same, and the contrast is sufficient in the other theme too. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await expect(page.locator('html.dark')).toHaveCount(isDark ? 0 : 1)
  await standsStill(page)
  const violations = await findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`))).toEqual([])
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}

/** The page does not scroll sideways. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await widthOutOfSight(page)).toBe(0)
}

/** On phones, the page is shown as at 400 % zoom: it does not scroll sideways, and bars leave half of the window to what is read. */
async function expectToFitZoomed(page: Page): Promise<void> {
  const size = page.viewportSize()
  // A window that changes its size closes what hangs on a button.
  if (!size || !isPhone(page) || (await page.locator('.popover').count()) > 0) return
  await page.setViewportSize(zoomed)
  await standsStill(page)
  expect.soft(await widthOutOfSight(page), 'sideways at 400 % zoom').toBe(0)
  expect.soft(await heightOfBars(page), 'bars at 400 % zoom').toBeLessThanOrEqual(zoomed.height / 2)
  await page.setViewportSize(size)
  await standsStill(page)
}

/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

const widthOutOfSight = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The height of the window, in pixels, that bars cover while the page is scrolled. Dialogs and full-window readers are no bars. */
const heightOfBars = (page: Page) =>
  page.evaluate(() => {
    const covered = new Set<number>()
    for (const element of document.querySelectorAll('body *')) {
      const { position, pointerEvents } = getComputedStyle(element)
      if (!['fixed', 'sticky'].includes(position) || pointerEvents === 'none' || !element.checkVisibility()) continue
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const isStuck = position === 'fixed' || top <= 0 || bottom >= innerHeight - 60
      if (!isStuck || width < innerWidth / 2 || height > innerHeight * 0.7) continue
      for (let row = Math.max(0, Math.ceil(top)); row < Math.min(innerHeight, bottom); row++) covered.add(row)
    }
    return covered.size
  })

async function violationsOf(page: Page): Promise<string[]> {
  await standsStill(page)
  const openDialogs = await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()
  const violations = await findViolations(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: {
      // A screen says by its heading what it is, though WCAG does not ask for that. Under a dialog it is hidden.
      'page-has-heading-one': { enabled: openDialogs === 0 },
      'label-content-name-mismatch': { enabled: true },
    },
  })
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const node of nodes)
      if (id !== 'target-size' || (await isTooSmall(page, String(node.target[0]))))
        found.push(`${id}: ${node.html} ${node.failureSummary ?? ''}`)
  return found
}

/** It is so in the middle of the screen, too, where no bar lies over a part of it. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY)
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const violations = await findViolations(page, { runOnly: { type: 'rule', values: ['target-size'] } }, target)
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before)
  return violations.length > 0
}

/** As it is read from its beginning, where nothing stands half under the header. */
export async function expectAccessibleAtTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}

/** Asks to sign out, in the account menu. */
export async function pressLogout(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account$|Welcome back/ })
    .click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 1280) < 768
