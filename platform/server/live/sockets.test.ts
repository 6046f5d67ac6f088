import { once } from 'node:events'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { closeCodes, livePath } from '#platform/live.ts'
import { openLive } from '#testing/live-client.ts'
import { textPartOf } from '#testing/mail-server.ts'
import { openWorld } from '#testing/world.ts'
import { testWorld } from '#testing/test-world.ts'
import { toMember } from './index.ts'

/** The machine may be busy. */
const patiently = { timeout: 10_000 }

const world = testWorld()

const tell = (member: { id: string }, data: unknown) => world.services.live.tell({ name: 'test.news', to: [toMember(member.id)], data })

describe('a socket is opened by', () => {
  test('a member, who receives their events, unlike anyone else', async () => {
    const [ann, ben] = await Promise.all([world.join(), world.join()])
    await using anns = await openLive(world, ann)
    await using bens = await openLive(world, ben)
    expect(await anns.next('welcome')).toMatchObject({ resumed: false })
    tell(ann, { n: 1 })
    expect(await anns.event('test.news')).toEqual({ n: 1 })
    expect(await bens.settled('test.news')).toEqual([])
  })

  test('a shell with its token, with or without an Origin header', async () => {
    const member = await world.join()
    const [signed] = [...member.cookies.values()].map(decodeURIComponent)
    const shell = world.visitor()
    for (const origin of [world.url, undefined]) {
      await using client = await openLive(world, shell, { origin, headers: { authorization: `Bearer ${signed}` } })
      tell(member, 'for the shell')
      expect(await client.event('test.news')).toBe('for the shell')
    }
  })

  test('no one without a session', async () => {
    await expect(openLive(world, world.visitor())).rejects.toMatchObject({ status: 401 })
    const forger = await world.join()
    for (const name of forger.cookies.keys()) forger.cookies.set(name, 'made.up')
    await expect(openLive(world, forger)).rejects.toMatchObject({ status: 401 })
  })

  test('no one whose session has ended', async () => {
    const member = await world.join()
    const kept = new Map(member.cookies)
    await member.call.accounts.signOut()
    await expect(openLive(world, { ...member, cookies: kept })).rejects.toMatchObject({ status: 401 })
    const late = await world.join()
    await sql`update auth.session set "expiresAt" = now() where "userId" = ${late.id}`.execute(world.services.database.kysely)
    await expect(openLive(world, late)).rejects.toMatchObject({ status: 401 })
  })

  test("no other site's page", async () => {
    const member = await world.join()
    for (const origin of ['https://evil.example', 'null', `${world.url}.evil.example`])
      await expect(openLive(world, member, { origin })).rejects.toMatchObject({ status: 403 })
    await expect(openLive(world, member, { origin: undefined, headers: { 'sec-fetch-site': 'cross-site' } })).rejects.toMatchObject({
      status: 403,
    })
  })
})

test('opening a socket extends the session, including its cookie', async () => {
  const member = await world.join()
  await sql`update auth.session set "expiresAt" = now() + interval '5 days' where "userId" = ${member.id}`.execute(
    world.services.database.kysely,
  )
  await using client = await openLive(world, member)
  expect(client.cookies.join()).toMatch(/^esg\.session_token=.*Max-Age=2592000.*HttpOnly/i)
  await using again = await openLive(world, member)
  expect(again.cookies).toEqual([])
})

describe('a socket is closed as soon as', () => {
  test('its session is signed out elsewhere; the member’s other sessions stay', async () => {
    const member = await world.join()
    const elsewhere = world.visitor()
    await elsewhere.call.accounts.signIn(member)
    const here = await openLive(world, member)
    const alsoHere = await openLive(world, member)
    await using there = await openLive(world, elsewhere)
    await member.call.accounts.signOut()
    expect(await Promise.all([here.closed, alsoHere.closed])).toEqual([closeCodes.sessionEnded, closeCodes.sessionEnded])
    tell(member, 'still here')
    expect(await there.event('test.news')).toBe('still here')
  })

  test('the password is reset', async () => {
    const member = await world.join()
    const elsewhere = world.visitor()
    await elsewhere.call.accounts.signIn(member)
    const clients = [await openLive(world, member), await openLive(world, elsewhere)]
    await member.call.accounts.requestPasswordReset({ email: member.email })
    const mail = await world.mailServer.mailTo(member.email)
    const link = new URL(/http\S+reset-password\?\S+/.exec(textPartOf(mail.source))?.[0] ?? '')
    const tokens = Object.fromEntries(link.searchParams) as { access_token: string; refresh_token: string }
    await world.visitor().call.accounts.resetPassword({ ...tokens, password: 'a quite new sentence' })
    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual([closeCodes.sessionEnded, closeCodes.sessionEnded])
  })

  test('the server listens to the database again, if the session ended in between', async (context) => {
    const { database } = world.services
    if (database.kind === 'embedded') return context.skip('its connection cannot break')
    const member = await world.join()
    const client = await openLive(world, member)
    await using other = await openLive(world, await world.join())
    // The listening connection is terminated first, so that it misses the notification of its own transaction.
    await sql`
      with broken as materialized (select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database())
      delete from auth.session where "userId" = ${member.id} and (select count(*) from broken) > 0`.execute(database.kysely)
    expect(await client.closed).toBe(closeCodes.sessionEnded)
    await other.next('resync')
    return undefined
  })
})

describe('other requests', () => {
  const answerTo = async (path: string, headers: Record<string, string>, options: RequestOptions = {}) => {
    const outgoing = request(`${world.url}${path}`, { headers, ...options })
    outgoing.end()
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: response.statusCode, body: await text(response) }
  }
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }

  test('to other paths, or without an upgrade, are not found', async () => {
    expect(await answerTo('/api/other', upgrade)).toMatchObject({ status: 404, body: expect.stringContaining('problem.notFound') })
    expect(await answerTo(livePath, {})).toMatchObject({ status: 404 })
  })

  test('with an invalid handshake are refused', async () => {
    const member = await world.join()
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await answerTo(livePath, { ...upgrade, cookie, 'sec-websocket-key': 'short' })).status).toBe(400)
    expect((await answerTo(livePath, { ...upgrade, cookie }, { method: 'POST' })).status).toBe(405)
  })

  test('that offer another upgrade are answered without it', async () => {
    expect(await answerTo('/healthz', { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' })).toEqual({
      status: 200,
      body: '{"status":"ok"}',
    })
  })
})

test('the metrics include the number of open sockets', async () => {
  const member = await world.join()
  const figure = async () => /^live_sockets (\d+)$/m.exec(await (await fetch(`${world.url}/metrics`)).text())?.[1]
  const before = Number(await figure())
  const client = await openLive(world, member)
  expect(Number(await figure())).toBe(before + 1)
  await client.close()
  await vi.waitFor(async () => expect(Number(await figure())).toBe(before), patiently)
})

test('a stopping server tells its clients why, and does not wait for those that do not respond', async () => {
  const stopping = await openWorld()
  const member = await stopping.join()
  const client = await openLive(stopping, member)
  const deaf = await openLive(stopping, member)
  deaf.pause()
  await stopping.stop()
  expect(await client.closed).toBe(closeCodes.restarting)
  deaf.resume()
  expect([closeCodes.restarting, 1006]).toContain(await deaf.closed)
})
