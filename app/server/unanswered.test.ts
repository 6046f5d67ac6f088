import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFaultyProxy } from '#testing/faulty-proxy.ts'
import { profileOf } from '#testing/people.ts'
import { type PostgresServer, startPostgresServer } from '#testing/postgres-server.ts'
import { startSilentServer } from '#testing/silent-server.ts'
import { openWorld } from '#testing/world.ts'

const onPostgresql = process.env['TEST_ENGINE'] === 'postgresql'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esg-network-unanswered-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

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

describe('an unavailable file store', () => {
  let s3: S3rver
  let endpoint: string
  beforeAll(async () => {
    s3 = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: 'community', configs: [] }],
    })
    endpoint = `http://127.0.0.1:${(await s3.run()).port}`
  })
  afterAll(() => s3.close())

  test.each(['refuses', 'never answers'])('that %s is reported, and no input is lost', async (how) => {
    await using silent = await startSilentServer()
    await using way = await startFaultyProxy({ target: endpoint })
    await using world = await openWorld({
      withoutPatience: true,
      environment: { S3_BUCKET: 'community', S3_ENDPOINT: way.url, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    })
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
    const [uploaded, seen] = await Promise.all([upload('red'), read()])
    expect(await answerOf(Promise.resolve(uploaded))).toEqual(filesUnavailable)
    expect(await answerOf(Promise.resolve(seen))).toEqual(filesUnavailable)
    // Requests that wait for pictures do not delay anything else.
    const waiting = Array.from({ length: 100 }, () => read())
    expect(await pictureOf()).toBe(before)
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([503]))

    way.pointTo(endpoint)
    way.cut()
    expect((await read()).status).toBe(200)
    expect((await upload('red')).status).toBe(200)
    expect(await pictureOf()).not.toBe(before)
  })
})

test('a mail server that never responds delays nothing, and the email is retried', async () => {
  await using silent = await startSilentServer()
  await using world = await openWorld({
    withoutPatience: true,
    withoutMailServer: true,
    environment: { SMTP_URL: `smtp://127.0.0.1:${silent.port}`, PUBLIC_URL: 'http://localhost' },
  })
  const member = await world.join()
  const { database } = world.services
  await world.visitor().call.accounts.requestPasswordReset({ email: member.email })
  await expect.poll(() => silent.connected(), { timeout: 30_000 }).toBeGreaterThan(0)
  expect((await member.call.profiles.mine()).id).toBe(member.id)
  const states = async () =>
    (await database.pool.query(`select state, retry_count from jobs.job where name = 'accounts.mailResetLink'`)).rows
  await expect.poll(states, { timeout: 60_000 }).toEqual([expect.objectContaining({ state: 'retry' })])
})
