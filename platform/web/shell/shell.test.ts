import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CapacitorBridge } from './bridges.ts'
import { capacitorShell } from './capacitor.ts'
import { followCapacitor } from './follow-capacitor.ts'

const origin = 'https://community.example'

/** Simulates the plugins: missing values are null, and links come from outside. */
function plugins(launchedBy?: string) {
  const secrets = new Map<string, string>()
  const listeners: ((opened: { url: string }) => void)[] = []
  const installed: CapacitorBridge['Plugins'] = {
    SecureStorage: {
      internalGetItem: async ({ prefixedKey }) => ({ data: secrets.get(prefixedKey) ?? null }),
      async internalSetItem({ prefixedKey, data, sync, access }) {
        expect({ sync, access }).toEqual({ sync: false, access: 1 })
        secrets.set(prefixedKey, data)
      },
      internalRemoveItem: async ({ prefixedKey }) => ({ success: secrets.delete(prefixedKey) }),
    },
    App: {
      addListener: (_event, listener) => listeners.push(listener),
      getLaunchUrl: async () => (launchedBy === undefined ? undefined : { url: launchedBy }),
    },
  }
  return { installed, secrets, open: (url: string) => listeners.forEach((listener) => listener({ url })) }
}

/** A server that accepts only this token. */
function server(token: string | undefined) {
  const asked: { url: string; headers: Headers }[] = []
  const ask = async (url: string, init: RequestInit) => {
    asked.push({ url, headers: new Headers(init.headers) })
    return new Response('{}', { status: asked.at(-1)?.headers.get('authorization') === `Bearer ${token}` ? 200 : 401 })
  }
  return { asked, ask: ask as unknown as typeof fetch }
}

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('__APP_VERSION__', '0.1.0')
  return () => vi.unstubAllGlobals()
})

describe('a session in the mobile shell', () => {
  test('is stored per community, restored in the view, and deleted', async () => {
    const { installed, secrets } = plugins()
    const { ask, asked } = server('a.token')
    const shell = capacitorShell(installed, { origin, ask })
    await shell.keepSession('a.token')
    expect([...secrets]).toEqual([['session of https://community.example', 'a.token']])
    expect(asked.map(({ url }) => url)).toEqual(['https://community.example/api/session/cookie'])
    expect(await shell.resumeSession()).toBe(true)
    expect(await capacitorShell(installed, { origin: 'https://other.example', ask }).resumeSession()).toBe(false)
    await shell.forgetSession()
    expect(secrets.size).toBe(0)
    await shell.forgetSession()
    expect(await shell.resumeSession()).toBe(false)
    expect(asked).toHaveLength(2)
  })

  test('lasts while the view exists if nothing can be stored, and is not started if it cannot be restored', async () => {
    const { installed } = plugins()
    installed.SecureStorage.internalSetItem = () => Promise.reject(new Error('no keystore'))
    await capacitorShell(installed, { origin, ask: server('a.token').ask }).keepSession('a.token')
    await expect(capacitorShell(installed, { origin, ask: server('another').ask }).keepSession('a.token')).rejects.toThrow(TypeError)
  })

  test('is deleted if it has ended, and kept if that cannot be checked', async () => {
    const { installed, secrets } = plugins()
    secrets.set(`session of ${origin}`, 'a.token')
    const offline = (() => Promise.reject(new TypeError('offline'))) as unknown as typeof fetch
    await expect(capacitorShell(installed, { origin, ask: offline }).resumeSession()).rejects.toThrow('offline')
    expect(secrets.size).toBe(1)
    expect(await capacitorShell(installed, { origin, ask: server(undefined).ask }).resumeSession()).toBe(false)
    expect(secrets.size).toBe(0)
  })
})

describe('a page in the mobile shell', () => {
  function begin(isForVisitors: boolean, { token = 'a.token', launchedBy }: { token?: string; launchedBy?: string } = {}) {
    const app = plugins(launchedBy)
    const kept = new Map<string, string>()
    const loaded: string[] = []
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
    const { ask } = server(token)
    let time = 1_000_000
    const follow = () =>
      followCapacitor(app.installed, {
        location: { origin, href: `${origin}/login?next=%2Fdashboard` },
        kept: storage,
        isForVisitors,
        load: (address) => loaded.push(address),
        now: () => time,
        ask,
      })
    return { ...app, loaded, follow, pass: (milliseconds: number) => (time += milliseconds) }
  }

  test('shows signed-in members their page, with limited attempts', async () => {
    const { secrets, follow, loaded, pass } = begin(true)
    secrets.set(`session of ${origin}`, 'a.token')
    await follow()
    expect(loaded).toEqual([`${origin}/login?next=%2Fdashboard`])
    await follow()
    expect(loaded, 'the view keeps no cookies').toHaveLength(1)
    pass(60_000)
    await follow()
    expect(loaded).toHaveLength(2)
  })

  test('leaves visitors, members and ended sessions where they are', async () => {
    const visitor = begin(true)
    await visitor.follow()
    const ended = begin(true, { token: 'another' })
    ended.secrets.set(`session of ${origin}`, 'a.token')
    await ended.follow()
    const member = begin(false)
    member.secrets.set(`session of ${origin}`, 'a.token')
    await member.follow()
    expect([visitor.loaded, ended.loaded, member.loaded]).toEqual([[], [], []])
  })

  test('opens the launch link once, and later links', async () => {
    const { follow, loaded, open } = begin(false, { launchedBy: 'esg-network://open/dashboard/tab/matches' })
    await follow()
    await follow()
    expect(loaded).toEqual(['/dashboard/tab/matches'])
    const other = begin(false)
    await other.follow()
    other.open('https://community.example/confirm-email?token=x')
    other.open('https://evil.example/')
    other.open('esg-network://open//evil.example')
    expect(other.loaded).toEqual(['/confirm-email?token=x'])
    open('esg-network://open/dashboard')
    open('https://evil.example/')
    await follow()
    expect(loaded.at(-1), 'Android still has the launch link').toBe('/dashboard')
    const ios = begin(false, { launchedBy: 'esg-network://open/dashboard' })
    const following = ios.follow()
    ios.open('esg-network://open/dashboard')
    await following
    expect(ios.loaded, 'iOS has the last link').toEqual(['/dashboard'])
  })

  test('opens a link with the session restored', async () => {
    const { secrets, follow, loaded } = begin(true, { launchedBy: 'esg-network://open/dashboard' })
    secrets.set(`session of ${origin}`, 'a.token')
    await follow()
    expect(loaded).toEqual(['/dashboard'])
  })
})
