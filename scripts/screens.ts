import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import { demoAccounts, demoPassword } from '#demo/accounts.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { builtPages } from '#app/server/pages.ts'
import { prepareDemo } from '#app/server/demo.ts'
import { openMigratedDatabase, startServer } from '#app/server/start.ts'
import { ensureBuilt } from './setup/build-steps.ts'
import { findBrowser } from './setup/browser.ts'

// Photographs every screen at both sizes in both themes from the demo community into screens/.

interface Screen {
  name: string
  path: string
  signedIn: boolean
  /** What to do before the picture, beyond opening the page. */
  act?: (page: Page) => Promise<void>
}

const dialog = (name: string) => async (page: Page) => {
  await page.getByRole('dialog', { name }).waitFor()
  await page.waitForTimeout(400)
}

const screens: Screen[] = [
  { name: 'landing', path: '/', signedIn: false },
  { name: 'sign-in', path: '/login', signedIn: false, act: dialog('Sign in') },
  {
    name: 'join',
    path: '/login',
    signedIn: false,
    async act(page) {
      await page.getByRole('button', { name: 'Join ESG Network' }).click()
      await dialog('Join ESG Network')(page)
    },
  },
  { name: 'reset-invalid', path: '/reset-password', signedIn: false },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'profile', path: '/dashboard/tab/profile', signedIn: true },
  {
    name: 'profile-setup',
    path: '/dashboard/tab/profile',
    signedIn: true,
    async act(page) {
      await page.getByRole('button', { name: 'Edit' }).first().click()
      await page.getByRole('heading', { name: 'Profile Setup' }).waitFor()
    },
  },
  { name: 'directory', path: '/dashboard/tab/organisations', signedIn: true },
  { name: 'directory-search', path: '/dashboard/tab/organisations?query=soil&country=IT', signedIn: true },
  { name: 'directory-empty', path: '/dashboard/tab/organisations?query=zzzzzz', signedIn: true },
  {
    name: 'member',
    path: '/dashboard/tab/organisations?query=Terrabruna',
    signedIn: true,
    async act(page) {
      await page
        .getByRole('link', { name: /Giulia Santarelli/ })
        .first()
        .click()
      await page.getByRole('heading', { name: 'Giulia Santarelli' }).waitFor()
    },
  },
  {
    name: 'palette',
    path: '/dashboard',
    signedIn: true,
    async act(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('searchbox').fill('heat')
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'matching',
    path: '/dashboard/tab/matching',
    signedIn: true,
    async act(page) {
      await page.getByRole('button', { name: 'Connect', exact: true }).waitFor()
    },
  },
  { name: 'match-interests', path: '/dashboard/tab/matching?list=interests', signedIn: true },
  { name: 'match-connections', path: '/dashboard/tab/matching?list=connections', signedIn: true },
  { name: 'match-bookmarks', path: '/dashboard/tab/matching?list=bookmarks', signedIn: true },
  { name: 'messages', path: '/dashboard/tab/messages', signedIn: true },
  {
    name: 'conversation',
    path: '/dashboard/tab/messages',
    signedIn: true,
    async act(page) {
      await page
        .getByRole('link', { name: /Giulia Santarelli/ })
        .first()
        .click()
      await page.getByRole('log').waitFor()
    },
  },
  {
    name: 'notifications-panel',
    path: '/dashboard',
    signedIn: true,
    async act(page) {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await dialog('Notifications')(page)
    },
  },
  { name: 'notifications', path: '/dashboard/notifications', signedIn: true },
  { name: 'notifications-activity', path: '/dashboard/notifications?tab=activity', signedIn: true },
  { name: 'notification-settings', path: '/dashboard/notifications?tab=settings', signedIn: true },
  { name: 'tab-not-found', path: '/dashboard/tab/nowhere', signedIn: true },
]

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 812 } }
const folder = 'screens'

await ensureBuilt(['places', 'web'])
const dataDirectory = await mkdtemp(join(tmpdir(), 'esg-network-screens-'))
const configuration = readConfiguration({ DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', PORT: '0' })
const database = await openMigratedDatabase(configuration)
const server = await startServer(configuration, database, builtPages)
await prepareDemo(server, console.log)
const url = await server.http.listen({ host: '127.0.0.1', port: 0 })
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
await mkdir(folder, { recursive: true })
try {
  const cookie = await signIn()
  const wanted = process.argv.slice(2)
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      for (const colorScheme of ['light', 'dark'] as const) await photograph(screen, size, colorScheme, cookie)
    }
    console.log(screen.name)
  }
} finally {
  await browser.close()
  await server.stop()
  await database.close()
  await rm(dataDirectory, { recursive: true, force: true })
}

async function photograph(
  screen: Screen,
  size: keyof typeof sizes,
  colorScheme: 'light' | 'dark',
  cookie: { name: string; value: string },
) {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme,
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    locale: 'en-GB',
  })
  if (screen.signedIn) await context.addCookies([{ ...cookie, url }])
  const page = await context.newPage()
  await page.goto(`${url}${screen.path}`, { waitUntil: 'networkidle' })
  await screen.act?.(page)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, `${screen.name}.${size}.${colorScheme}.png`) })
  await context.close()
}

/** The demo's investor. */
async function signIn(): Promise<{ name: string; value: string }> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts[1].email, password: demoPassword }),
  })
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(';')[0]?.split(/=(.*)/s) ?? []
  return { name, value }
}
