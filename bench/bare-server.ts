import { createHmac, timingSafeEqual } from 'node:crypto'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseCookie } from 'cookie'
import pg from 'pg'
import { tokenHash } from '#features/accounts/server/session-tokens.ts'
import { inputOfChild, reportReady } from './child.ts'
import type { RecordedStatement } from './record-statements.ts'
import { secret } from './secret.ts'
import { type StatementTemplate, filled } from './statement-template.ts'

/** The statements that each URL runs after the session look-up: the same ones that our server ran for this request. */
export interface BareServerInput {
  databaseUrl: string
  session: RecordedStatement
  /** The response contains the rows of all of them. Where members read different things from one URL, it follows a member's ID and a space. */
  routes: Record<string, RecordedStatement[]>
  /** For a POST; parameters come from the body and `actor`, and the response is the first row. */
  posts?: Record<string, StatementTemplate>
  /** The same for several statements on one connection, such as a transaction; the URL has `*` for the `id` in it. */
  sequences?: Record<string, StatementTemplate[]>
}

// Only node:http and pg: cookie, session, statements, JSON.
const { databaseUrl, session, routes, posts = {}, sequences = {} } = (await inputOfChild()) as BareServerInput
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

const server = createServer((request, response) => {
  void answer(request).then(
    (body) =>
      response.writeHead(body ? 200 : 401, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      response.writeHead(500, { 'content-length': 0 }).end()
    },
  )
})

async function answer(request: IncomingMessage): Promise<string> {
  const { url = '', method } = request
  const body = method === 'GET' ? {} : await bodyOf(request)
  const actor = await actorOf(request.headers.cookie ?? '')
  if (actor === undefined) return ''
  const post = posts[url]
  if (post) return JSON.stringify((await pool.query(filled(post, { ...body, actor }))).rows[0])
  const [id = ''] = uuid.exec(url) ?? []
  const sequence = sequences[url.replace(uuid, '*')]
  if (sequence) return JSON.stringify(await runInTurn(sequence, { ...body, actor, id }))
  const items: unknown[] = []
  const statements = routes[url] ?? routes[`${actor} ${url}`]
  // An empty response would distort the comparison.
  if (!statements) throw new Error(`no statements are known for ${url}`)
  for (const statement of statements) items.push(...(await pool.query(statement)).rows)
  return JSON.stringify({ items })
}

async function runInTurn(sequence: readonly StatementTemplate[], given: Readonly<Record<string, unknown>>): Promise<object> {
  const client = await pool.connect()
  try {
    for (const statement of sequence) await client.query(filled(statement, given))
    return {}
  } finally {
    client.release()
  }
}

function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => resolve(JSON.parse(text) as Record<string, unknown>))
    request.on('error', reject)
  })
}

async function actorOf(cookies: string): Promise<string | undefined> {
  const signed = parseCookie(cookies)['esg.session_token'] ?? ''
  const dot = signed.lastIndexOf('.')
  const token = signed.slice(0, dot)
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { rows } = await pool.query<{ userId: string }>({ ...session, values: [tokenHash(token)] })
  return rows[0]?.userId
}

server.listen(0, '127.0.0.1', () => reportReady({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
process.on('SIGTERM', () => process.exit(0))
