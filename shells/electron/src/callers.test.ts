import { describe, expect, test } from 'vitest'
import { answering, isNothing, isText, isTokenGiven } from './callers.ts'
import { startOrigin } from './channels.ts'
import { placeInArguments } from './links.ts'
import { windowOptions } from './window-options.ts'

const community = 'https://community.example'
const token = 'a-token-of-a-session.c2lnbmF0dXJlIG9mIHRoZSB0b2tlbg=='
const page = (url: string, parent: unknown = null) => ({ senderFrame: { url, parent } })

describe('a call from a page', () => {
  const taken: string[] = []
  const keep = answering(
    () => community,
    isTokenGiven,
    (given) => taken.push(given),
  )

  test('runs for pages of the community', () => {
    keep(page(`${community}/dashboard`), token)
    expect(taken).toEqual([token])
  })

  test.each([
    page('https://evil.example/'),
    page('http://community.example/'),
    page('https://community.example.evil.example/'),
    page('https://community.example:8443/'),
    page('about:blank'),
    page('no address'),
    page(startOrigin),
    page(`${community}/`, { url: `${community}/` }),
    { senderFrame: null },
  ])('is refused for all others: %j', (caller) => {
    expect(() => keep(caller, token)).toThrow('only pages of the community')
    expect(taken).toHaveLength(1)
  })

  test('needs valid arguments', () => {
    for (const given of [undefined, {}, 'short', `${token}\n`]) expect(() => keep(page(`${community}/`), given)).toThrow(TypeError)
    const forget = answering(
      () => community,
      isNothing,
      () => 'forgotten',
    )
    expect(forget(page(`${community}/`))).toBe('forgotten')
    expect(() => forget(page(`${community}/`), 'something')).toThrow(TypeError)
    expect(taken).toHaveLength(1)
  })

  test('is refused while there is no community; the start page is recognised by its scheme', () => {
    const open = answering(
      () => startOrigin,
      isText,
      (typed) => typed,
    )
    expect(open(page(`${startOrigin}/start.html`), 'community.example')).toBe('community.example')
    expect(() => open(page('esg-start://elsewhere/'), 'community.example')).toThrow('only pages')
    expect(() => open(page(`${startOrigin}/`), 'x'.repeat(301))).toThrow(TypeError)
    expect(() =>
      answering(
        () => undefined,
        isText,
        () => 0,
      )(page(`${community}/`), ''),
    ).toThrow('only pages')
  })
})

test('a link among the start’s arguments opens its page', () => {
  expect(placeInArguments(['/opt/esg-network', '--flag', 'esg-network://open/dashboard?tab=matches'], community)).toBe(
    '/dashboard?tab=matches',
  )
  expect(placeInArguments(['.', 'https://community.example/confirm-email?token=x'], community)).toBe('/confirm-email?token=x')
  expect(placeInArguments(['--esg-network://open/dashboard', 'https://evil.example/', '/etc/passwd'], community)).toBeUndefined()
  expect(placeInArguments([], community)).toBeUndefined()
})

test('windows give pages no more access than a browser does', () => {
  const { webPreferences } = windowOptions('/preload.cjs', 'persist:community')
  expect(webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
  })
})
