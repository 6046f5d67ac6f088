import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { build } from 'vite'
import { memberNamed, say } from '#testing/messages.ts'
import type { World } from '#testing/world.ts'
import { headersOf } from '../shells/electron/src/bearer.ts'
import { type KeptFile, sessionStore } from '../shells/electron/src/session-store.ts'
import { expect, expectAccessible, test, pressLogout } from './site.ts'

const tokenShape = /^[\w-]+\.[\w+/=-]+$/
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ })
const statusOf = (page: Page, path: string) => page.evaluate(async (address) => (await fetch(address)).status, path)
const sessionCookies = async (context: BrowserContext) => (await context.cookies()).filter(({ name }) => name.includes('session'))

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page) {
  await page.goto('/dashboard')
  await pressLogout(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('You have been logged out of your account.')).toBeVisible()
}

/** Records the subprotocols of a page's sockets (without the ticket itself) and their URLs. */
const noteOffers = (page: Page) =>
  page.addInitScript(() => {
    const offered: string[] = []
    Object.assign(window, { offered })
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols)
        offered.push(
          [protocols ?? []]
            .flat()
            .join(' ')
            .replace(/(?<=ticket\.).+/, '…'),
          new URL(address).search,
        )
      }
    }
  })
const offeredBy = (page: Page) => page.evaluate(() => (window as unknown as { offered: string[] }).offered)

/** The desktop shell with a simulated Electron: the main process's storage, and the header that it adds to requests to the community. */
async function inDesktopShell(context: BrowserContext, world: World, file: KeptFile) {
  const keychain = {
    isEncryptionAvailable: () => true,
    encryptString: (text: string) => Buffer.from(Buffer.from(text).toString('base64')),
    decryptString: (encrypted: Buffer) => Buffer.from(encrypted.toString(), 'base64').toString(),
  }
  const store = sessionStore(world.url, keychain, file)
  await context.exposeFunction('keepInMainProcess', (token: string) => store.keep(token))
  await context.exposeFunction('forgetInMainProcess', () => store.forget())
  await context.addInitScript(() => {
    const main = window as unknown as { keepInMainProcess(token: string): Promise<void>; forgetInMainProcess(): Promise<void> }
    window.esgShell = { keepSession: (token) => main.keepInMainProcess(token), forgetSession: () => main.forgetInMainProcess() }
  })
  const kinds: Record<string, string> = { document: 'mainFrame', image: 'image', fetch: 'xhr', xhr: 'xhr' }
  const carried = async (request: Request) =>
    headersOf(
      { url: request.url(), requestHeaders: await request.allHeaders(), resourceType: kinds[request.resourceType()] ?? 'other' },
      { community: world.url, token: store.token() },
    )
  await context.route(`${world.url}/**`, async (route, request) => route.continue({ headers: await carried(request) }))
  return store
}

test('in the desktop shell a session is kept by the shell, shown to no page, and opens the live connection by a ticket', async ({
  browser,
  world,
}) => {
  const [member, other] = [await memberNamed(world, 'Signe Desk'), await memberNamed(world, 'Olav Friend')]
  let content: Buffer | undefined
  const file: KeptFile = { read: () => content, write: (given) => (content = given), remove: () => (content = undefined) }
  const context = await browser.newContext({ baseURL: world.url })
  const store = await inDesktopShell(context, world, file)
  const page = await context.newPage()
  await noteOffers(page)

  await page.goto('/login?next=%2Fdashboard')
  await signIn(page, member)
  await expect(page.getByText('Welcome back, Signe!')).toBeVisible()
  expect(store.token()).toMatch(tokenShape)
  expect(await sessionCookies(context), 'no cookie carries it').toEqual([])
  expect(await page.evaluate(() => Object.keys(window.esgShell ?? {}))).toEqual(['keepSession', 'forgetSession'])

  await expect.poll(() => offeredBy(page)).toEqual(['esg-network ticket.…', ''])
  await say(other, member, 'Are you at your desk?')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  expect(await statusOf(page, '/api/profile')).toBe(200)
  await context.close()

  const again = await browser.newContext({ baseURL: world.url })
  const restarted = await inDesktopShell(again, world, file)
  const second = await again.newPage()
  await second.goto('/dashboard')
  await expect(bell(second), 'the next start is signed in').toHaveAccessibleName('Notifications, 1 unread')
  await signOut(second)
  expect(restarted.token()).toBeUndefined()
  expect(content).toBeUndefined()
  expect(await statusOf(second, '/api/profile')).toBe(401)
  await again.close()
})

/** The mobile shell with a simulated native part: Keychain or Keystore, and the link that started the app. */
async function inMobileShell(context: BrowserContext, secrets: Map<string, string>, launchedBy?: string) {
  await context.exposeFunction(
    'native',
    (method: string, { prefixedKey = '', data = '' }: { prefixedKey?: string; data?: string } = {}) => {
      if (method === 'get') return { data: secrets.get(prefixedKey) ?? null }
      if (method === 'set') return void secrets.set(prefixedKey, data)
      if (method === 'remove') return { success: secrets.delete(prefixedKey) }
      return launchedBy === undefined ? undefined : { url: launchedBy }
    },
  )
  await context.addInitScript(() => {
    const { native } = window as unknown as { native(method: string, options?: object): Promise<never> }
    const listeners: ((opened: { url: string }) => void)[] = []
    Object.assign(window, { openLink: (url: string) => listeners.forEach((listener) => listener({ url })) })
    window.Capacitor = {
      Plugins: {
        SecureStorage: {
          internalGetItem: (options) => native('get', options),
          internalSetItem: (options) => native('set', options),
          internalRemoveItem: (options) => native('remove', options),
        },
        App: { addListener: (_event, listener) => listeners.push(listener), getLaunchUrl: () => native('launch') },
      },
    }
  })
}

test('in the mobile shell a session is lent to the view, resumed at the next start, and links open their places', async ({
  browser,
  world,
}) => {
  const [member, other] = [await memberNamed(world, 'Maren Pocket'), await memberNamed(world, 'Nils Friend')]
  const secrets = new Map<string, string>()
  const context = await browser.newContext({ baseURL: world.url })
  await inMobileShell(context, secrets)
  const page = await context.newPage()
  await noteOffers(page)

  await page.goto('/login?next=%2Fdashboard')
  await signIn(page, member)
  await expect(page.getByText('Welcome back, Maren!')).toBeVisible()
  expect([...secrets]).toEqual([[`session of ${world.url}`, expect.stringMatching(tokenShape)]])
  const lent = await sessionCookies(context)
  expect(lent.map(({ name, httpOnly, expires }) => ({ name, httpOnly, expires }))).toEqual([
    { name: 'esg.lent_session', httpOnly: true, expires: -1 },
  ])
  await expect.poll(() => offeredBy(page)).toEqual(['esg-network ticket.…', ''])
  await say(other, member, 'Are you out and about?')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await page.evaluate(() => (window as unknown as { openLink(url: string): void }).openLink('esg-network://open/dashboard/settings'))
  await expect(page).toHaveURL('/dashboard/settings')
  await page.evaluate(() => (window as unknown as { openLink(url: string): void }).openLink('https://evil.example/'))
  expect(await statusOf(page, '/api/profile')).toBe(200)
  await expect(page).toHaveURL('/dashboard/settings')
  await context.close()

  const again = await browser.newContext({ baseURL: world.url })
  await inMobileShell(again, secrets, 'esg-network://open/dashboard/tab/organisations')
  const second = await again.newPage()
  await second.goto('/')
  await expect(second, 'the target of the link that started it').toHaveURL('/dashboard/tab/organisations')
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread')
  await signOut(second)
  expect([...secrets]).toEqual([])
  expect(await sessionCookies(again)).toEqual([])
  await second.goto('/dashboard')
  await expect(second.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await again.close()
})

/** The page that asks for the community's address, as built by shells/capacitor/build.mjs. */
async function startPage(): Promise<Map<string, { body: string; contentType: string }>> {
  const folder = join(import.meta.dirname, '../shells')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(folder, 'capacitor/src/start-page.ts'), formats: ['iife'], name: 'start' } },
  })
  const [{ output }] = built as unknown as [{ output: { code: string }[] }]
  const file = (name: string) => readFileSync(join(folder, 'start', name), 'utf8')
  return new Map([
    ['/', { body: file('start.html'), contentType: 'text/html' }],
    ['/start.css', { body: file('start.css'), contentType: 'text/css' }],
    ['/start.js', { body: output[0]?.code ?? '', contentType: 'text/javascript' }],
  ])
}

test('the first start asks for the community’s address, and checks what responds there', async ({ page }) => {
  const files = await startPage()
  const address = 'https://first-start.example'
  await page.route(`${address}/**`, (route, request) =>
    route.fulfill(files.get(new URL(request.url()).pathname) ?? { status: 404, contentType: 'text/plain' }),
  )
  const opened: string[] = []
  await page.exposeFunction('native', (method: string, { url = '', address: chosen = '' }: { url?: string; address?: string }) => {
    if (method === 'open') return opened.push(chosen)
    if (url === 'https://nobody.example/api/session') throw new Error('no such host')
    return url === 'https://community.example/api/session' ? { status: 200, data: { member: null } } : { status: 200, data: 'a page' }
  })
  await page.addInitScript(() => {
    const { native } = window as unknown as { native(method: string, options: object): Promise<never> }
    const plugins = {
      Community: { open: (given: object) => native('open', given) },
      CapacitorHttp: { request: (given: object) => native('request', given) },
    }
    Object.assign(window, { Capacitor: { Plugins: plugins } })
  })
  await page.goto(`${address}/`)
  const field = page.getByLabel('Address of the community')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  const before = await page.getByRole('button').boundingBox()
  for (const [typed, problem] of [
    ['http://community.example', 'This is not a community address.'],
    ['nobody.example', 'There is no response from this address.'],
    ['a-page.example', 'There is no ESG Network community at this address.'],
  ] as const) {
    await field.fill(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(problem)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(problem))
  }
  await expectAccessible(page)
  expect(await page.getByRole('button').boundingBox(), 'nothing jumps').toEqual(before)
  expect(opened).toEqual([])
  await field.fill('community.example/login')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => opened).toEqual(['https://community.example'])
  await expect(page.getByRole('alert')).toBeEmpty()
})
