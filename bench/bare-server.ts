import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseCookie } from 'cookie'
import pg from 'pg'
import { inputOfChild, reportReady } from './child.ts'
import type { RecordedStatement } from './record-statements.ts'

/** What each address runs after the look-up of the session: the very statements our server ran for the same request. */
export interface BareServerInput {
  databaseUrl: string
  secret: string
  session: RecordedStatement
  routes: Record<string, RecordedStatement[]>
}

// node:http and pg, and nothing else: cookie, session, statements, JSON.
const { databaseUrl, secret, session, routes } = inputOfChild() as BareServerInput
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })

const server = createServer((request, response) => {
  void answer(request.url ?? '', request.headers.cookie ?? '').then(
    (body) =>
      response.writeHead(body ? 200 : 401, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      response.writeHead(500).end()
    },
  )
})

async function answer(url: string, cookies: string): Promise<string> {
  const signed = parseCookie(cookies)['esg.session_token'] ?? ''
  const dot = signed.lastIndexOf('.')
  const token = signed.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return ''
  const { rows: sessions } = await pool.query({ ...session, values: [token] })
  if (sessions.length === 0) return ''
  const items: unknown[] = []
  for (const statement of routes[url] ?? []) items.push(...(await pool.query(statement)).rows)
  return JSON.stringify({ items })
}

server.listen(0, '127.0.0.1', () => reportReady({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
process.on('SIGTERM', () => process.exit(0))
