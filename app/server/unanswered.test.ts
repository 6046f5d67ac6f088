import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { profileOf } from '#testing/people.ts'
import { type PostgresServer, startPostgresServer } from '#testing/postgres-server.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { startSilentServer } from '#testing/silent-server.ts'
import { type World, openWorld } from '#testing/world.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'

/** The response and its problem. */
async function answerOf(asked: Promise<Response>) {
  const response = await asked
  const { data } = (await response.json()) as { data?: { problem: string } }
  return { status: response.status, problem: data?.problem, retryAfter: response.headers.get('retry-after') }
}
const overloaded = { status: 503, problem: 'problem.overloaded', retryAfter: '5' }
const filesUnavailable = { status: 503, problem: 'problem.filesUnavailable', retryAfter: '5' }

describe.runIf(onPostgresql)('a frozen PostgreSQL', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    const started = await startPostgresServer()
    if (!started) throw new Error('PostgreSQL is not available')
    postgres = started
  })
  afterAll(() => postgres.stop())

  test('leads to answers within the time limit, and pending work continues when it recovers', async () => {
    await using world = await openWorld({ withoutPatience: true, databaseUrl: postgres.url })
    const [ann, ben] = await Promise.all([world.join(), world.join()])
    for (const each of [ann, ben]) await each.call.profiles.save(profileOf(each))
    const message = { id: randomUUID(), to: ben.id, content: 'written on ice' }
    const send = () =>
      ann.fetch('/api/messages', { method: 'POST', body: JSON.stringify(message), headers: { 'content-type': 'application/json' } })
    const statusOf = async (path: string) => (await fetch(`${world.url}${path}`)).status

    postgres.freeze()
    try {
      const asked = [send(), ...Array.from({ length: 40 }, () => ann.fetch('/api/profile')), ben.fetch('/api/members')]
      expect(await statusOf('/healthz')).toBe(200)
      expect(await statusOf('/readyz')).toBe(503)
      for (const each of asked) expect(await answerOf(each)).toEqual(overloaded)
      expect(await statusOf('/healthz')).toBe(200)
    } finally {
      postgres.thaw()
    }

    await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200)
    await expect.poll(async () => (await send()).status, { timeout: 30_000 }).toBe(200)
    const { items } = await ben.call.messages.list({ id: ann.id })
    expect(items.map(({ id, content }) => ({ id, content }))).toEqual([{ id: message.id, content: message.content }])
  })
})

describe('another server that never answers:', () => {
  let silent: Awaited<ReturnType<typeof startSilentServer>>
  let way: Awaited<ReturnType<typeof startFaultyProxy>>
  let endpoint: string
  let world: World
  const opened = new AsyncDisposableStack()
  beforeAll(async () => {
    silent = opened.use(await startSilentServer())
    const s3 = await startS3Server('community')
    opened.defer(() => s3.stop())
    const settings = s3.settings('community')
    endpoint = settings['S3_ENDPOINT'] ?? ''
    way = opened.use(await startFaultyProxy({ target: endpoint }))
    const SMTP_URL = `smtp://127.0.0.1:${silent.port}`
    const environment = { ...settings, S3_ENDPOINT: way.url, SMTP_URL, PUBLIC_URL: 'http://localhost' }
    world = opened.use(await openWorld({ withoutPatience: true, withoutMailServer: true, environment }))
  })
  afterAll(() => opened.disposeAsync())

  test.each(['refuses', 'never answers'])('a file store that %s is reported, and no input is lost', async (how) => {
    const member = await world.join()
    const upload = async (background: string) => {
      const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
      const body = new FormData()
      body.append('file', new File([new Uint8Array(bytes)], 'me.png'))
      return member.fetch('/api/profile/picture', { method: 'POST', body })
    }
    const pictureOf = async () => (await member.call.profiles.mine()).profile_picture
    const read = async () => member.fetch(`${await pictureOf()}-128.webp`)
    expect((await upload('green')).status).toBe(200)
    const before = await pictureOf()

    way.pointTo(how === 'refuses' ? undefined : `http://127.0.0.1:${silent.port}`)
    way.cut()
    const asked = [upload('red'), read()]
    // Requests that wait for pictures do not delay anything else.
    const waiting = Array.from({ length: 30 }, () => read())
    expect(await pictureOf()).toBe(before)
    for (const each of asked) expect(await answerOf(each)).toEqual(filesUnavailable)
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([503]))

    way.pointTo(endpoint)
    way.cut()
    expect((await read()).status).toBe(200)
    expect((await upload('red')).status).toBe(200)
    expect(await pictureOf()).not.toBe(before)
  })

  test('a mail server delays nothing, and the email is retried', async () => {
    const member = await world.join()
    const connected = silent.connected()
    await world.visitor().call.accounts.requestPasswordReset({ email: member.email })
    await expect.poll(() => silent.connected(), { timeout: 30_000 }).toBeGreaterThan(connected)
    expect((await member.call.profiles.mine()).id).toBe(member.id)
    const states = async () =>
      (await world.services.database.pool.query(`select state, retry_count from jobs.job where name = 'accounts.mailResetLink'`)).rows
    await expect.poll(states, { timeout: 60_000 }).toEqual([expect.objectContaining({ state: 'retry' })])
  })
})
