import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openWorld, openWorldWithPages } from '#testing/world.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld({ environment: { METRICS_TOKEN: 'a token for the metrics' } })

const get = (path: string, init?: RequestInit) => fetch(`${world.url}${path}`, init)

describe('for those who run the site', () => {
  test('health and readiness answer', async () => {
    expect([await (await get('/healthz')).json(), await (await get('/readyz')).json()]).toEqual([{ status: 'ok' }, { status: 'ready' }])
  })

  test('metrics are for who has the token', async () => {
    expect((await get('/metrics')).status).toBe(404)
    const response = await get('/metrics', { headers: { authorization: 'Bearer a token for the metrics' } })
    expect(await response.text()).toContain('http_request_duration_seconds')
  })
})

describe('the API', () => {
  test('describes itself for programs and for people, who need no script', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).toBe('3.1.1')
    expect(Object.keys(document.paths)).toContain('/members')
    const page = await get('/api/')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await page.text()).toContain('Ask for a reset link by e-mail')
  })

  test('keeps answers out of caches, frames and scripts, and names each request', async () => {
    const { headers } = await get('/api/session')
    expect(headers.get('cache-control')).toBe('no-store')
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

  test('takes somebody who leaves in the middle of a request for no failure', async () => {
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

  test('says that there is nothing at an unknown address', async () => {
    const response = await get('/api/nowhere')
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      404,
      'This does not exist, or is not visible to you.',
    ])
  })

  test('tells nothing of its own troubles', async () => {
    const member = await world.join()
    await world.services.database.pool.query('alter table investor_preferences rename to gone')
    const response = await member.fetch('/api/profile')
    await world.services.database.pool.query('alter table gone rename to investor_preferences')
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ message: 'An unexpected error occurred', data: { problem: 'problem.unexpected' } })
  })
})

test('pages allow nothing inline and nothing foreign, and old assets are not found', async () => {
  await using site = await openWorldWithPages()
  const page = await fetch(site.url)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  const html = await page.text()
  expect(html).not.toMatch(/<script(?![^>]* src=)[^>]*>|<style| style="| on\w+="/)
  expect(html, 'nothing is loaded from elsewhere').not.toMatch(/<(?:script|img|link)[^>]* (?:src|href)="(?:https?:)?\/\//)
  expect((await fetch(`${site.url}/assets/main-gone.js`)).status).toBe(404)
  expect((await fetch(`${site.url}/reset-password?access_token=a`)).headers.get('referrer-policy')).toBe('no-referrer')
})

test('without a mail server, mails land in the outbox', async () => {
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
