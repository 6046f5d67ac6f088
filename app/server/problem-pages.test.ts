import { describe, expect, test } from 'vitest'
import { holdLock } from '#testing/locks.ts'
import { opened } from '#testing/test-world.ts'
import { type World, openWorldWithPages } from '#testing/world.ts'

describe.runIf(process.env['TEST_ENGINE'] === 'postgresql')('a page that is temporarily unavailable', () => {
  const site = opened<World>(
    () => openWorldWithPages(),
    (each) => each.stop(),
  )

  test('says so in the reader’s language and links to itself; programs get JSON', async () => {
    const member = await site.join()
    const address = '/dashboard/tab/messages?with="><script>alert(1)</script>'
    await using lock = await holdLock(site.services.database, 'lock table auth.session in access exclusive mode')
    const ask = (accept: string, at = address) => member.fetch(at, { headers: { accept, 'accept-language': 'de' } })
    const asked = [ask('text/html,application/xhtml+xml'), ask('application/json'), ask('text/html', '//evil.example/login')] as const
    const [page, answer, elsewhere] = await Promise.all(asked)

    expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([503, 'text/html; charset=utf-8', '5'])
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(page.headers.get('cache-control')).toBe('no-store')
    await lock.release()
    const html = await page.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Diese Seite kann gerade nicht gezeigt werden')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('href="/dashboard/tab/messages?with=')

    expect(await elsewhere.text()).toContain('href="/evil.example/login"')

    const readiness = await site.visitor().fetch('/healthz', { headers: { accept: 'text/html' } })
    expect(await readiness.json(), 'programs still get JSON').toEqual({ status: 'ok' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ data: { problem: 'problem.overloaded' } })
  })
})
