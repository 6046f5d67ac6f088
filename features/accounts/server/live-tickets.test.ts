import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { closeCodes, livePath } from '#platform/live.ts'
import { toMember } from '#platform/server/live/index.ts'
import { clearExpired } from './clear-expired.ts'
import { tokenHash } from './session-tokens.ts'
import { maxTickets } from './ticket-queries.ts'
import { openLive } from '#testing/live-client.ts'
import type { Person } from '#testing/people.ts'
import { testWorld } from '#testing/test-world.ts'

const world = testWorld()

const tell = (member: { id: string }, data: unknown) => world.services.live.tell({ name: 'test.news', to: [toMember(member.id)], data })
const ticketOf = async (person: Person) => (await person.call.accounts.liveTicket()).ticket
/** Opens a socket with nothing but the ticket. */
const openWith = (ticket: string) => openLive(world, world.visitor(), { ticket })
const refused = { status: 401 }

interface TicketRow {
  token_hash: string
  session_id: string
}
const rowsOf = async (person: Person) => {
  const found = await sql<TicketRow>`
    select t.* from live_tickets t join auth.session s on s.id = t.session_id where s."userId" = ${person.id}`.execute(
    world.services.database.kysely,
  )
  return found.rows
}
const letTimePass = (person: Person) =>
  sql`update live_tickets set expires_at = now() - interval '1 second' where session_id in (
    select id from auth.session where "userId" = ${person.id})`.execute(world.services.database.kysely)

/** Signed in like a shell: with a token, and no cookie. */
async function shellOf(member: Person) {
  const shell = world.visitor()
  const answer = await shell.fetch('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-info': 'electron/0.1.0' },
    body: JSON.stringify({ email: member.email, password: member.password }),
  })
  const { token } = (await answer.json()) as { token: string }
  expect(answer.headers.getSetCookie()).toEqual([])
  const fetchAs = (path: string, method = 'GET') => shell.fetch(path, { method, headers: { authorization: `Bearer ${token}` } })
  const ticket = async () => ((await (await fetchAs('/api/session/live-tickets', 'POST')).json()) as { ticket: string }).ticket
  return { shell, token, fetch: fetchAs, ticket }
}

describe('a ticket', () => {
  test('opens a socket that receives only the requesting member’s events', async () => {
    const [ann, ben] = await Promise.all([world.join(), world.join()])
    await using client = await openWith(await ticketOf(ann))
    tell(ben, 'for ben')
    tell(ann, 'for ann')
    expect(await client.event('test.news')).toBe('for ann')
    expect(await client.settled('test.news')).toEqual(['for ann'])
  })

  test('can be requested by a shell with its token', async () => {
    const member = await world.join()
    const { ticket } = await shellOf(member)
    await using client = await openWith(await ticket())
    tell(member, 'for the shell')
    expect(await client.event('test.news')).toBe('for the shell')
  })

  test('opens only one socket, even with concurrent attempts', async () => {
    const member = await world.join()
    const ticket = await ticketOf(member)
    const opened = await Promise.allSettled(Array.from({ length: 8 }, () => openWith(ticket)))
    const clients = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(clients).toHaveLength(1)
    const refusals = opened.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
    expect(refusals).toEqual(Array.from({ length: 7 }, () => expect.objectContaining(refused)))
    await expect(openWith(ticket)).rejects.toMatchObject(refused)
    for (const client of clients) await client.close()
    expect(await rowsOf(member)).toEqual([])
  })

  test('expires after 30 seconds', async () => {
    const member = await world.join()
    const ticket = await ticketOf(member)
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from expires_at - now())::float as left from live_tickets`.execute(world.services.database.kysely)
    for (const { left } of rows) expect(left).toBeLessThanOrEqual(30)
    await letTimePass(member)
    await expect(openWith(ticket)).rejects.toMatchObject(refused)
    await expect(openWith(ticket)).rejects.toMatchObject(refused)
  })

  test('is invalid once its session has ended, which also closes its socket', async () => {
    const member = await world.join()
    const { fetch, ticket } = await shellOf(member)
    const [first, second] = [await ticket(), await ticket()]
    const client = await openWith(first)
    expect((await fetch('/api/session', 'DELETE')).status).toBe(200)
    expect(await client.closed).toBe(closeCodes.sessionEnded)
    await expect(openWith(second)).rejects.toMatchObject(refused)
    expect(await rowsOf(member)).toEqual([])
    expect((await member.call.members.me()).member?.id).toBe(member.id)
  })

  test('is refused together with the cookie or token of another session, even of the same member', async () => {
    const [member, other] = [await world.join(), await world.join()]
    const { token, ticket } = await shellOf(member)
    await expect(openLive(world, other, { ticket: await ticket() })).rejects.toMatchObject(refused)
    await expect(openLive(world, member, { ticket: await ticket() })).rejects.toMatchObject(refused)
    const asOther = { headers: { authorization: `Bearer ${decodeURIComponent([...other.cookies.values()][0] ?? '')}` } }
    await expect(openLive(world, world.visitor(), { ticket: await ticket(), ...asOther })).rejects.toMatchObject(refused)
    await using own = await openLive(world, world.visitor(), { ticket: await ticket(), headers: { authorization: `Bearer ${token}` } })
    tell(member, 'own')
    expect(await own.event('test.news')).toBe('own')
  })

  test("is refused, but not used up, from another site's page", async () => {
    const member = await world.join()
    const ticket = await ticketOf(member)
    const attempt = openLive(world, world.visitor(), { ticket, origin: 'https://evil.example' })
    await expect(attempt).rejects.toMatchObject({ status: 403 })
    await using client = await openWith(ticket)
    tell(member, 'here')
    expect(await client.event('test.news')).toBe('here')
  })

  test('is refused if it is forged or a session’s own token', async () => {
    const member = await world.join()
    const ticket = await ticketOf(member)
    const { token } = await shellOf(member)
    const madeUp = [
      'ticket',
      '.',
      `${randomBytes(24).toString('base64url')}.${ticket.split('.')[1]}`,
      `${ticket.split('.')[0]}.${randomBytes(32).toString('base64url')}`,
      ticket.slice(0, -1),
      token.replace(/[^\w.-]/g, '-'),
      'x'.repeat(4_000),
    ]
    for (const each of madeUp) await expect(openWith(each)).rejects.toMatchObject(refused)
    // A valid cookie does not help either: a request that offers a ticket is judged by the ticket.
    await expect(openLive(world, member, { ticket: 'made.up' })).rejects.toMatchObject(refused)
    await using client = await openWith(ticket)
    tell(member, 'still good')
    expect(await client.event('test.news')).toBe('still good')
  })

  test('does not work as a session token', async () => {
    const member = await world.join()
    const ticket = await ticketOf(member)
    const answer = await world.visitor().fetch('/api/profile', { headers: { authorization: `Bearer ${ticket}` } })
    expect(answer.status).toBe(401)
  })

  test('is not accepted as a URL parameter', async () => {
    const ticket = await ticketOf(await world.join())
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}${livePath}?ticket=${ticket}`)
    socket.on('error', () => {})
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    expect(response.statusCode).toBe(401)
    response.destroy()
    await (await openWith(ticket)).close()
  })

  test('is stored as a hash, and in no greater number than a member may have sockets', async () => {
    const member = await world.join()
    const tickets: string[] = []
    for (let n = 0; n < maxTickets + 3; n += 1) tickets.push(await ticketOf(member))
    const rows = await rowsOf(member)
    expect(rows).toHaveLength(maxTickets)
    const newest = tickets.at(-1)?.split('.')[0] ?? ''
    expect(rows.map(({ token_hash }) => token_hash)).toContain(tokenHash(newest))
    expect(JSON.stringify(rows)).not.toContain(newest)
    await (await openWith(tickets.at(-1) ?? '')).close()
  })

  test('is deleted after it expires, by the next one or at night', async () => {
    const [member, other] = [await world.join(), await world.join()]
    await ticketOf(member)
    await letTimePass(member)
    await ticketOf(member)
    expect(await rowsOf(member)).toHaveLength(1)
    await letTimePass(member)
    await ticketOf(other)
    await clearExpired(world.services).run([])
    expect(await rowsOf(member)).toEqual([])
    expect(await rowsOf(other)).toHaveLength(1)
  })
})

describe('the cookie of a shell’s web view', () => {
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie()

  test('authenticates pages and pictures, is a session cookie, and is deleted by signing out', async () => {
    const member = await world.join()
    const { shell, fetch } = await shellOf(member)
    const lent = await fetch('/api/session/cookie', 'POST')
    const [cookie = ''] = cookiesOf(lent)
    expect(cookie).toMatch(/^esg\.lent_session=.*HttpOnly/i)
    expect(cookie).not.toMatch(/max-age|expires/i)
    expect(await (await shell.fetch('/api/session')).json()).toMatchObject({ member: { id: member.id } })
    await shell.fetch('/api/session', { method: 'DELETE' })
    expect([...shell.cookies.keys()]).toEqual([])
  })

  test('is not renewed, and a bearer token does not become a lasting cookie', async () => {
    const member = await world.join()
    const { shell, fetch } = await shellOf(member)
    await fetch('/api/session/cookie', 'POST')
    for (const ask of [() => shell.fetch('/api/session'), () => fetch('/api/session')]) {
      await sql`update auth.session set "expiresAt" = now() + interval '5 days' where "userId" = ${member.id}`.execute(
        world.services.database.kysely,
      )
      world.server.accounts.forgetActors()
      expect(cookiesOf(await ask())).toEqual([])
      await vi.waitFor(async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from auth.session where "userId" = ${member.id} and "expiresAt" > now() + interval '29 days'`.execute(
          world.services.database.kysely,
        )
        expect(rows[0]?.n).toBeGreaterThan(0)
      })
    }
  })

  test('is only set for a valid bearer token', async () => {
    const member = await world.join()
    expect(cookiesOf(await member.fetch('/api/session/cookie', { method: 'POST' }))).toEqual([])
    expect((await world.visitor().fetch('/api/session/cookie', { method: 'POST' })).status).toBe(401)
    const forged = { method: 'POST', headers: { authorization: 'Bearer made.up' } }
    expect((await world.visitor().fetch('/api/session/cookie', forged)).status).toBe(401)
  })
})
