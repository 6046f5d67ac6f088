import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { holdLock } from '#testing/locks.ts'
import { memberNamed } from '#testing/messages.ts'
import { type Person, profileOf } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'
import { builtPages } from './pages.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'

/** The limits of work are meant for the usual number of connections. */
const world = testWorld({ withoutPatience: true, poolSize: 10, pages: builtPages })
let loud: Person
let quiet: Person
beforeAll(async () => {
  loud = await world.join()
  quiet = await world.join()
  await world.settled()
})

/** Sends many requests at once and counts the results. */
function sendMany(count: number, send: (index: number) => Promise<Response>) {
  const statuses: number[] = []
  const refusals: Response[] = []
  const answers = Array.from({ length: count }, async (_, index) => {
    const response = await send(index)
    statuses.push(response.status)
    if (response.status === 503) refusals.push(response)
  })
  return {
    statuses,
    /** Resolves once this many were refused. @returns one of the refusals */
    async refused(count_: number): Promise<Response> {
      await expect.poll(() => refusals.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count_)
      const [first] = refusals
      if (!first) throw new Error('no request was refused')
      return first
    },
    all: () => Promise.all(answers),
  }
}

const asJson = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Each test blocks work with a table lock, so that it does not depend on the machine's speed. */
describe.runIf(onPostgresql)('under overload', () => {
  test("a loud member's requests wait for each other, whatever their session, and the quiet one beside is answered", async () => {
    const sessions = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const elsewhere = world.visitor()
        await elsewhere.call.accounts.signIn(loud)
        await elsewhere.call.profiles.mine()
        return elsewhere
      }),
    )
    await using lock = await holdLock(world.services.database, 'lock table match_bookmarks in access exclusive mode')
    const many = sendMany(120, (index) => (sessions[index % 5] ?? loud).fetch(`/api/bookmarks/${quiet.id}`, { method: 'PUT' }))
    const refusal = await many.refused(15)
    expect(refusal.headers.get('retry-after')).toBe('5')
    expect(await refusal.json()).toMatchObject({ data: { problem: 'problem.overloaded' } })
    const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    expect((await world.services.database.pool.query(blocked)).rowCount).toBe(2)

    expect((await quiet.call.profiles.mine()).id).toBe(quiet.id)
    await quiet.call.profiles.save(profileOf(quiet))
    expect(many.statuses.filter((status) => status !== 503)).toEqual([])

    await lock.release()
    await many.all()
    expect(many.statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4)
    expect(new Set(many.statuses)).toEqual(new Set([200, 503]))
  })

  test('match cards are shed before they queue up, and everything else is answered', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, (_, index) => memberNamed(world, `Number ${index}`)))
    await using lock = await holdLock(world.services.database, 'lock table match_members in access exclusive mode')
    const many = sendMany(100, (index) => (members[index % 10] ?? loud).fetch('/api/matches/cards', asJson('POST', { role: 'investor' })))
    const refusal = await many.refused(58)
    expect(refusal.headers.get('retry-after')).toBe('5')

    expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${world.url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${world.url}/metrics`)).text()).toMatch(/^requests_waiting{load="heavy"} 40$/m)
    expect((await quiet.call.directory.list({})).items.length).toBeGreaterThan(0)
    expect(many.statuses.filter((status) => status !== 503)).toEqual([])

    await lock.release()
    await many.all()
    expect(many.statuses).toContain(200)
  })

  test.each([
    ['/sitemap.xml', 'organisations', 'ordinary', 2],
    ['/social-card.png', 'community_settings', 'files', 6],
    ['/organisation-card.png?slug=a', 'organisations', 'files', 6],
    [`/event-card.png?id=${randomUUID()}`, 'events', 'files', 6],
    ['/a/token', 'announcements', 'ordinary', 2],
    ['/organisation/a', 'organisations', 'ordinary', 2],
  ])('requests of a visitor for %s take turns, too', async (path, table, load, atOnce) => {
    const visitor = world.visitor()
    await using lock = await holdLock(world.services.database, `lock table ${table} in access exclusive mode`)
    const many = sendMany(16, () => visitor.fetch(path))
    const waiting = async () =>
      new RegExp(`^requests_waiting{load="${load}"} (\\d+)$`, 'm').exec(await (await fetch(`${world.url}/metrics`)).text())?.[1]
    await expect.poll(waiting, { timeout: 30_000 }).toBe(String(16 - atOnce))
    await lock.release()
    await many.all()
  })

  test('sign-ins from one address are shed, those from others wait for their turn', async () => {
    const flood = world.visitor()
    const lock = await holdLock(world.services.database, 'lock table rate_limits in access exclusive mode')
    const many = sendMany(60, () => flood.fetch('/api/session', asJson('POST', { email: flood.email, password: 'wrong password' })))
    await many.refused(48)
    const elsewhere = world.visitor()
    const signedIn = elsewhere.call.accounts.signIn(quiet)
    await lock.release()
    expect(await signedIn).toMatchObject({ member: { id: quiet.id } })
    await many.all()
    expect(new Set(many.statuses)).toEqual(new Set([401, 429, 503]))
  })
})

describe('a server with a blocked event loop', () => {
  const busy = testWorld({ withoutPatience: true, environment: { OVERLOAD_DELAY: '20' } })
  const statusOf = async (path: string) => (await fetch(`${busy.url}${path}`)).status

  test('still answers health checks, and sheds the rest', async () => {
    // Client and server share a process, so blocking one blocks the other.
    const work = setInterval(() => {
      for (const end = performance.now() + 60; performance.now() < end;);
    }, 10)
    try {
      await expect.poll(() => statusOf('/api/session'), { timeout: 30_000 }).toBe(503)
      for (const path of ['/healthz', '/readyz', '/metrics']) expect([path, await statusOf(path)]).toEqual([path, 200])
    } finally {
      clearInterval(work)
    }
  })
})
