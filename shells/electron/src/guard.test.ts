import { describe, expect, test } from 'vitest'
import { type GuardedContents, type GuardedSession, guardContents, guardSession } from './guard.ts'

const community = 'https://community.example'

/** A session like Electron's, which calls one handler of each kind. */
function session() {
  const handlers = {} as {
    request: Parameters<GuardedSession['setPermissionRequestHandler']>[0]
    check: Parameters<GuardedSession['setPermissionCheckHandler']>[0]
    device: () => boolean
    headers: Parameters<GuardedSession['webRequest']['onBeforeSendHeaders']>[1]
    urls: string[]
  }
  const guarded: GuardedSession = {
    setPermissionRequestHandler: (handler) => (handlers.request = handler),
    setPermissionCheckHandler: (handler) => (handlers.check = handler),
    setDevicePermissionHandler: (handler) => (handlers.device = handler),
    webRequest: { onBeforeSendHeaders: ({ urls }, listener) => Object.assign(handlers, { urls, headers: listener }) },
  }
  return { guarded, handlers }
}

describe('a guarded session', () => {
  const token = 'a-token-of-a-session.c2lnbmF0dXJlIG9mIHRoZSB0b2tlbg=='
  const { guarded, handlers } = session()
  let kept: string | undefined = token
  guardSession(guarded, community, () => kept)

  const may = (permission: string, page: string) => {
    const answers: boolean[] = []
    handlers.request(undefined, permission, (isAllowed) => answers.push(isAllowed), { requestingUrl: page })
    return [...answers, handlers.check(undefined, permission, new URL(page).origin)]
  }

  test('lets only the community show notifications and write to the clipboard', () => {
    expect(may('notifications', `${community}/dashboard`)).toEqual([true, true])
    expect(may('clipboard-sanitized-write', `${community}/`)).toEqual([true, true])
    expect(may('notifications', 'https://evil.example/')).toEqual([false, false])
    expect(may('notifications', 'https://community.example.evil.example/')).toEqual([false, false])
  })

  test.each([
    'media',
    'geolocation',
    'clipboard-read',
    'display-capture',
    'midi',
    'midiSysex',
    'pointerLock',
    'fullscreen',
    'openExternal',
    'fileSystem',
    'hid',
    'serial',
    'usb',
    'idle-detection',
    'storage-access',
    'unknown',
  ])('refuses %s', (permission) => expect(may(permission, `${community}/`)).toEqual([false, false]))

  test('refuses every device', () => expect(handlers.device()).toBe(false))

  const headersOf = (details: Partial<Parameters<typeof handlers.headers>[0]>) => {
    const answers: Record<string, string>[] = []
    const request = { url: `${community}/api/profile`, requestHeaders: { Accept: '*/*' }, resourceType: 'xhr', ...details }
    handlers.headers(request, ({ requestHeaders }) => answers.push(requestHeaders))
    expect(answers).toHaveLength(1)
    return answers[0]
  }
  const bearer = { Accept: '*/*', Authorization: `Bearer ${token}` }

  test('checks every request', () => expect(handlers.urls).toEqual(['<all_urls>']))

  test.each([
    { resourceType: 'mainFrame', url: `${community}/dashboard` },
    { resourceType: 'image', url: `${community}/api/pictures/1`, initiatorOrigin: community },
    { resourceType: 'xhr', initiatorOrigin: community },
    { resourceType: 'other', url: `${community}/api/exports/1`, initiatorOrigin: community },
  ])('adds the token to requests to the community: $resourceType', (details) => expect(headersOf(details)).toEqual(bearer))

  test.each([
    { url: 'https://evil.example/' },
    { url: 'http://community.example/' },
    { url: 'https://community.example:8443/' },
    { url: 'https://community.example.evil.example/' },
    { url: 'https://community.example@evil.example/' },
    { url: 'no address' },
    { initiatorOrigin: 'https://evil.example' },
    { initiatorOrigin: 'null' },
    { resourceType: 'webSocket', url: 'wss://community.example/api/live', initiatorOrigin: community },
    { resourceType: 'webSocket', url: `${community}/api/live`, initiatorOrigin: community },
  ])('adds no token elsewhere: %j', (details) => {
    expect(headersOf(details)).toEqual({ Accept: '*/*' })
    expect(headersOf({ ...details, requestHeaders: { Accept: '*/*', authorization: 'Bearer carried along' } })).toEqual({ Accept: '*/*' })
  })

  test('adds the current token, whatever header a page sets itself', () => {
    expect(headersOf({ requestHeaders: { Accept: '*/*', AUTHORIZATION: 'Bearer of the page' } })).toEqual(bearer)
    kept = undefined
    expect(headersOf({})).toEqual({ Accept: '*/*' })
    kept = token
  })
})

/** Contents like Electron's, whose listeners may prevent an event. */
function contents() {
  const listeners = new Map<string, (details: never) => void>()
  let open: Parameters<GuardedContents<string>['setWindowOpenHandler']>[0] | undefined
  const guarded: GuardedContents<string> = {
    on: (event: string, listener: (details: never) => void) => listeners.set(event, listener),
    setWindowOpenHandler: (handler) => (open = handler),
  }
  const outside: string[] = []
  guardContents(guarded, community, { openOutside: (address) => outside.push(address), options: 'the same options' })
  function tell(event: string, details: object) {
    let isPrevented = false
    listeners.get(event)?.({ ...details, preventDefault: () => (isPrevented = true) } as never)
    return isPrevented
  }
  return { outside, tell, open: (url: string) => open?.({ url }) }
}

describe('guarded contents', () => {
  test.each(['will-navigate', 'will-redirect'])('stay at the community on %s', (event) => {
    const { tell, outside } = contents()
    expect(tell(event, { url: `${community}/dashboard`, isMainFrame: true })).toBe(false)
    expect(outside).toEqual([])
    expect(tell(event, { url: 'https://elsewhere.example/', isMainFrame: true })).toBe(true)
    expect(tell(event, { url: 'mailto:somebody@community.example', isMainFrame: true })).toBe(true)
    expect(outside).toEqual(['https://elsewhere.example/', 'mailto:somebody@community.example'])
  })

  test.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'esg-network://open/',
    'ms-msdt:/id',
    'smb://evil/',
    'no address',
  ])('ignore %s', (url) => {
    const { tell, open, outside } = contents()
    expect(tell('will-navigate', { url, isMainFrame: true })).toBe(true)
    expect(open(url)).toEqual({ action: 'deny' })
    expect(outside).toEqual([])
  })

  test('block frames without opening them elsewhere', () => {
    const { tell, outside } = contents()
    expect(tell('will-frame-navigate', { url: 'https://elsewhere.example/', isMainFrame: false })).toBe(true)
    expect(tell('will-frame-navigate', { url: `${community}/`, isMainFrame: false })).toBe(false)
    expect(tell('will-attach-webview', {})).toBe(true)
    expect(outside).toEqual([])
  })

  test('open the community’s windows like their own, and other links in the browser', () => {
    const { open, outside } = contents()
    expect(open(`${community}/legal/terms`)).toEqual({ action: 'allow', overrideBrowserWindowOptions: 'the same options' })
    expect(open('https://elsewhere.example/')).toEqual({ action: 'deny' })
    expect(open('about:blank')).toEqual({ action: 'deny' })
    expect(outside).toEqual(['https://elsewhere.example/'])
  })
})
