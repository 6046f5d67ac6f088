import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openLive } from '#testing/live-client.ts'
import { opened, testWorld } from '#testing/test-world.ts'
import { type World, openWorld, openWorldWithPages } from '#testing/world.ts'
import { builtPages } from './pages.ts'

/** A site without TLS, a contact and apps. */
const world = testWorld({ pages: builtPages, environment: { METRICS_TOKEN: 'a token for the metrics' } })

const get = (path: string, init?: RequestInit) => fetch(`${world.url}${path}`, init)

describe('for operators', () => {
  test('health and readiness checks respond', async () => {
    expect([await (await get('/healthz')).json(), await (await get('/readyz')).json()]).toEqual([{ status: 'ok' }, { status: 'ready' }])
  })

  test('metrics require the token', async () => {
    expect((await get('/metrics')).status).toBe(404)
    const response = await get('/metrics', { headers: { authorization: 'Bearer a token for the metrics' } })
    expect(await response.text()).toContain('http_request_duration_seconds')
  })
})

describe('the API', () => {
  test('has an OpenAPI document, and a reference page without scripts', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).toBe('3.1.1')
    expect(Object.keys(document.paths)).toContain('/members')
    const page = await get('/api/')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await page.text()).toContain('Request a password reset link by email')
  })

  test('forbids caching, embedding, framing and executing responses, and gives each request an id', async () => {
    const { headers } = await get('/api/session')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'problem.invalidInput'],
    ['nothing', '', 'application/json', 400, 'problem.invalidInput'],
    ['a list', '[]', 'application/json', 400, 'problem.invalidInput'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 400, 'problem.invalidInput'],
    ['300 kB', JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json', 413, 'problem.tooLarge'],
    ['a poisoned object', '{"__proto__":{"role":"admin"}}', 'application/json', 400, 'problem.invalidInput'],
  ])('refuses %s clearly', async (_what, body, type, status, problem) => {
    const response = await get('/api/session', { method: 'POST', body, headers: { 'content-type': type } })
    const answer = (await response.json()) as { data: { problem: string } }
    expect([response.status, answer.data.problem]).toEqual([status, problem])
  })

  test('does not treat a client that disconnects during a request as an error', async () => {
    const failed = vi.spyOn(world.services.log, 'error')
    const { hostname, port } = new URL(world.url)
    const leaving = connect(Number(port), hostname)
    const [connection] = (await once(world.server.http.server, 'connection')) as [Socket]
    const headers = ['Host: here', 'Content-Type: application/json', 'Content-Length: 100', 'Expect: 100-continue']
    leaving.write(['POST /api/session HTTP/1.1', ...headers, '', ''].join('\r\n'))
    await once(leaving, 'data')
    const gone = new Promise((resolve) => connection.once('close', resolve))
    leaving.write('{"email":', () => leaving.resetAndDestroy())
    await gone
    expect(failed).not.toHaveBeenCalled()
  })

  test('responds with not found at an unknown path', async () => {
    const response = await get('/api/nowhere')
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      404,
      'This does not exist, or you don’t have access to it.',
    ])
  })

  test('reveals no details of internal errors', async () => {
    const member = await world.join()
    await world.services.database.pool.query('alter table investor_preferences rename to gone')
    const response = await member.fetch('/api/profile')
    await world.services.database.pool.query('alter table gone rename to investor_preferences')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ message: 'An unexpected error occurred', data: { problem: 'problem.unexpected' } })
  })
})

describe('a site without TLS, a contact and apps', () => {
  test('has pages that allow nothing inline and nothing foreign, and old assets are not found', async () => {
    const page = await fetch(world.url)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';style-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    // Ignores data blocks and the page's own URLs.
    const html = (await page.text())
      .replace('<script type="application/ld+json">', '')
      .replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, '')
    expect(html).not.toMatch(/<script(?![^>]* src=)[^>]*>|<style| style="| on\w+="/)
    expect(html, 'nothing is loaded from elsewhere').not.toMatch(/<(?:script|img|link)[^>]* (?:src|href)="(?:https?:)?\/\//)
    expect((await fetch(`${world.url}/assets/main-gone.js`)).status).toBe(404)
    expect((await fetch(`${world.url}/reset-password?access_token=a`)).headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('has no HSTS, no security.txt and no app links', async () => {
    expect((await fetch(world.url)).headers.get('strict-transport-security')).toBeNull()
    for (const file of ['security.txt', 'assetlinks.json', 'apple-app-site-association'])
      expect((await fetch(`${world.url}/.well-known/${file}`)).status).toBe(404)
  })
})

describe('a site behind TLS', () => {
  const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
  const environment = {
    PUBLIC_URL: 'https://community.example',
    CONTACT_EMAIL: 'hello@community.example',
    APP_LINKS_ANDROID: `network.esg.mobile=${fingerprint}`,
    APP_LINKS_IOS: 'A1B2C3D4E5.network.esg.mobile',
  }
  const site = opened<World>(
    () => openWorldWithPages({ environment }),
    (each) => each.stop(),
  )
  const ask = (path: string, init?: RequestInit) => fetch(`${site.url}${path}`, { redirect: 'manual', ...init })

  test('sends HSTS with every response', async () => {
    const script = /src="(\/assets\/[^"]+)"/.exec(await (await ask('/')).text())?.[1] ?? ''
    // A page, a file, none, and what the API, the health check and a room answer.
    for (const path of ['/', script, '/nowhere', '/robots.txt', '/healthz', '/api/session']) {
      const { headers } = await ask(path)
      expect([path, headers.get('strict-transport-security'), headers.get('x-content-type-options')]).toEqual([
        path,
        'max-age=31536000',
        'nosniff',
      ])
    }
  })

  test('keeps the list of common passwords out of the files that a page loads at once', async () => {
    const html = await (await ask('/')).text()
    const scripts = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path)
    expect(scripts.length).toBeGreaterThan(1)
    for (const path of scripts) expect(await (await ask(path)).text()).not.toContain('wachtwoord')
  })

  test('declares the character set of SVG files', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask('/favicon.svg', { headers: { 'accept-encoding': encoding } })
      expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    }
  })

  test.each([
    ['https://community.example', 400],
    ['http://community.example', 403],
    ['https://community.example:8443', 403],
    ['https://evil.example', 403],
    ['null', 403],
  ])('responds to requests from a page of %s with %i', async (origin, status) => {
    const headers = { origin, 'content-type': 'application/json' }
    expect((await ask('/api/session', { method: 'POST', headers, body: '{}' })).status).toBe(status)
    const member = await site.join()
    const live = openLive(site, member, { origin }).then(
      (client) => client.close().then(() => 400),
      (refused: { status: number }) => refused.status,
    )
    expect(await live).toBe(status)
  })

  test('responds with 404 and a page at unknown paths, to visitors and members', async () => {
    const member = await site.join()
    const answer = async (path: string, who: (path: string) => Promise<Response>) => {
      const response = await who(path)
      return [path, response.status, (await response.text()).includes('There is no page at this address')]
    }
    for (const path of ['/', '/login/', '/dashboard?tab=profile', '/dashboard/tab/messages', `/profile/${member.id}`]) {
      expect(await answer(path, ask)).toEqual([path, 200, false])
      expect(await answer(path, member.fetch)).toEqual([path, 200, false])
    }
    for (const path of [
      '/nowhere',
      '/dashboard/tab/nowhere',
      '/profile',
      // Only in development.
      '/design/main.tsx',
      '//evil.example/',
    ]) {
      expect(await answer(path, ask)).toEqual([path, 404, true])
      const { status, text } = await member.fetch(path).then(async (response) => ({ status: response.status, text: await response.text() }))
      expect([path, status, /There is no page at this address|Tab not found/.test(text)]).toEqual([path, 404, true])
    }
  })

  test.each(['GET', 'POST', 'PUT', 'DELETE'])('responds with a problem to %s at unknown paths below /api', async (method) => {
    for (const path of ['/api/nowhere', '/api/members/none/of/these', '/api/session/']) {
      const response = await ask(path, { method })
      expect([path, response.status, await response.json()]).toMatchObject([path, 404, { data: { problem: 'problem.notFound' } }])
    }
  })

  test('tells search engines what to index', async () => {
    const robots = await ask('/robots.txt')
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await robots.text()).toMatch(/^User-agent: \*\nDisallow: \/api\/\n[^]*\nSitemap: https:\/\/community\.example\/sitemap\.xml\n$/)
    const sitemap = await ask('/sitemap.xml')
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await sitemap.text()).toContain('<url><loc>https://community.example/</loc></url>')
  })

  test('has a security.txt that is valid for half a year', async () => {
    const response = await ask('/.well-known/security.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s)),
    )
    expect(fields).toMatchObject({
      Contact: 'mailto:hello@community.example',
      Canonical: 'https://community.example/.well-known/security.txt',
    })
    const days = (Date.parse(fields['Expires'] as string) - Date.now()) / (24 * 60 * 60 * 1000)
    expect([days > 170, days < 365]).toEqual([true, true])
  })

  test('publishes its app links', async () => {
    const android = await ask('/.well-known/assetlinks.json')
    expect(android.headers.get('content-type')).toContain('application/json')
    expect(await android.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'network.esg.mobile', sha256_cert_fingerprints: [fingerprint] },
      },
    ])
    const ios = await ask('/.well-known/apple-app-site-association')
    expect(ios.headers.get('content-type')).toContain('application/json')
    expect(await ios.json()).toMatchObject({
      applinks: {
        details: [{ appIDs: ['A1B2C3D4E5.network.esg.mobile'], components: [{ '/': '/api/*', exclude: true }, {}, { '/': '*' }] }],
      },
    })
  })
})

test('without a mail server, emails are saved to the outbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'esg-network-outbox-'))
  await using site = await openWorld({ environment: { DATA_DIR: folder }, withoutMailServer: true })
  const member = await site.join()
  await member.call.accounts.requestPasswordReset({ email: member.email })
  await site.settled()
  const outbox = join(folder, 'outbox')
  const [file = ''] = await readdir(outbox)
  expect(await readFile(join(outbox, file), 'utf8')).toContain(`To: ${member.email}`)
  await rm(folder, { recursive: true, force: true })
})
