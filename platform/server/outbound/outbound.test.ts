import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Outside, loopbackToo, startOutside } from '#testing/outside.ts'
import { type Outbound, type OutboundRequest, resilience, outbound, textOf } from './index.ts'
import { isPublicAddress, publicOnly } from './policy.ts'

let outside: Outside
let out: Outbound
const names: Record<string, string[]> = {}

beforeAll(async () => {
  outside = await startOutside()
  out = outbound(loopbackToo(names), 'https://community.example')
})
beforeEach(() => {
  outside.pages.clear()
  outside.asked.length = 0
})
afterAll(async () => {
  await out.close()
  await outside.close()
})

const limits: OutboundRequest = { maxBytes: 10_000 }
const ask = (path: string, options: Partial<OutboundRequest> = {}) => out.ask(`${outside.url}${path}`, { ...limits, ...options })
const failure = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  )

test.each(['203.0.114.7', '8.8.8.8', '2606:4700::1111'])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))
test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
  ...['198.18.0.1', '192.0.2.1', '240.0.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'ff02::1', '::ffff:10.0.0.1', '::7f00:1', '2001:db8::1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'localhost', ''],
])('%o is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test('a response has its headers and its text, whatever its encoding', async () => {
  outside.pages.set('/plain', {
    headers: { 'content-type': 'text/plain; charset=iso-8859-1', etag: '"1"' },
    body: Buffer.from('Zürich', 'latin1'),
  })
  outside.pages.set('/gzip', { headers: { 'content-encoding': 'gzip' }, body: gzipSync('Zürich') })
  outside.pages.set('/br', { headers: { 'content-encoding': 'br' }, body: brotliCompressSync('Zürich') })
  const plain = await ask('/plain', { headers: { 'if-none-match': '"0"' } })
  expect([plain.status, plain.headers['etag'], textOf(plain)]).toEqual([200, '"1"', 'Zürich'])
  expect(outside.asked[0]?.headers).toMatchObject({ 'if-none-match': '"0"', 'user-agent': 'ESG-Network (+https://community.example)' })
  expect(textOf(await ask('/gzip'))).toBe('Zürich')
  expect(textOf(await ask('/br'))).toBe('Zürich')
  expect((await ask('/nowhere')).status).toBe(404)
})

test('an unchanged resource is reported as such', async () => {
  outside.pages.set('/feed', { status: 304 })
  expect(await ask('/feed')).toMatchObject({ status: 304, body: Buffer.alloc(0) })
})

describe('private machines are never reached', () => {
  test('by a literal address in any notation, or by another protocol', async () => {
    const strict = outbound(publicOnly)
    const given = (address: string) => failure(strict.ask(address, limits))
    for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1']) {
      expect(await given(`https://${host}/`), host).toBe('forbidden-address')
    }
    for (const address of [
      'http://example.org/',
      'file:///etc/passwd',
      'ftp://example.org',
      'https://me:secret@example.org',
      'nonsense',
      '',
    ]) {
      expect(await given(address), address).toBe('bad-address')
    }
    await strict.close()
  })

  test('by a name that resolves to one, even among public ones', async () => {
    Object.assign(names, { 'inside.example': ['10.0.0.7'], 'both.example': ['203.0.114.7', '::1'] })
    expect(await failure(out.ask('https://inside.example/', limits))).toBe('forbidden-address')
    expect(await failure(out.ask('https://both.example/', limits))).toBe('forbidden-address')
    expect(await failure(out.ask('https://nobody.example/', limits))).toBe('unknown-host')
  })

  test('by a name whose address changes after the check', async () => {
    const port = new URL(outside.url).port
    names['turning.example'] = ['127.0.0.1']
    outside.pages.set('/', { body: 'first', headers: { connection: 'close' } })
    expect(textOf(await out.ask(`http://turning.example:${port}/`, limits))).toBe('first')
    names['turning.example'] = ['192.168.0.1']
    expect(await failure(out.ask(`http://turning.example:${port}/`, limits))).toBe('forbidden-address')
  })

  test.each(['https://10.0.0.1/secret', 'https://[::1]/', 'http://inside.example/', 'https://169.254.169.254/latest/meta-data'])(
    'by a redirect to %s',
    async (location) => {
      names['inside.example'] = ['10.0.0.7']
      outside.pages.set('/away', { status: 302, headers: { location } })
      expect(await failure(ask('/away'))).toBe('forbidden-address')
    },
  )
})

test('redirects are limited, and credentials are not sent to other hosts', async () => {
  const port = new URL(outside.url).port
  names['other.example'] = ['127.0.0.1']
  outside.pages.set('/1', { status: 301, headers: { location: '/2' } })
  outside.pages.set('/2', { status: 302, headers: { location: `http://other.example:${port}/3` } })
  outside.pages.set('/3', 'arrived')
  outside.pages.set('/round', { status: 307, headers: { location: '/round' } })
  const answer = await ask('/1', { headers: { authorization: 'Bearer secret' } })
  expect([answer.url, textOf(answer)]).toEqual([`http://other.example:${port}/3`, 'arrived'])
  expect(outside.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', 'Bearer secret', undefined])
  outside.asked.length = 0
  expect(await failure(ask('/round'))).toBe('too-many-redirects')
  expect(outside.asked).toHaveLength(6)
})

test('a request body is not sent to redirect targets', async () => {
  outside.pages.set('/form', { status: 307, headers: { location: 'https://10.0.0.1/' } })
  expect((await ask('/form', { method: 'POST', body: 'a=1' })).status).toBe(307)
  expect(outside.asked).toMatchObject([{ method: 'POST', body: 'a=1' }])
})

describe('limits apply to', () => {
  test('bodies with a declared length, endless bodies and decompression bombs', async () => {
    outside.pages.set('/long', 'x'.repeat(10_001))
    outside.pages.set('/endless', (_request, response) => {
      const more = () => response.destroyed || (response.write('x'.repeat(1_000)), setImmediate(more))
      more()
    })
    outside.pages.set('/bomb', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(5_000_000)) })
    outside.pages.set('/exact', 'x'.repeat(10_000))
    expect(await failure(ask('/long'))).toBe('too-large')
    expect(await failure(ask('/endless'))).toBe('too-large')
    expect(await failure(ask('/bomb'))).toBe('too-large')
    expect((await ask('/exact')).body).toHaveLength(10_000)
    for (const path of ['/long', '/endless', '/bomb', '/exact']) expect((await ask(path, { isCut: true })).body, path).toHaveLength(10_000)
  })

  test('servers that never respond, or never finish', async () => {
    outside.pages.set('/silent', () => {})
    outside.pages.set('/slow', (_request, response) => void response.writeHead(200).write('x'))
    expect(await failure(ask('/silent', { time: 100 }))).toBe('timeout')
    expect(await failure(ask('/slow', { time: 100 }))).toBe('timeout')
  })
})

test('responses that cannot be decoded', async () => {
  outside.pages.set('/broken', { headers: { 'content-encoding': 'gzip' }, body: 'no gzip' })
  outside.pages.set('/cut', { headers: { 'content-encoding': 'gzip' }, body: gzipSync('Zürich').subarray(0, 12) })
  outside.pages.set('/strange', { headers: { 'content-encoding': 'compress' }, body: 'x' })
  outside.pages.set('/gone', (request) => request.socket.destroy())
  expect(await failure(ask('/broken'))).toBe('unreadable')
  expect(await failure(ask('/cut'))).toBe('unreadable')
  expect(await failure(ask('/strange'))).toBe('unreadable')
  expect(await failure(ask('/gone'))).toBe('network')
})

test('temporary failures are retried, refusals are not, and failing hosts are paused', async () => {
  const passing = new Error('passing')
  const { run } = resilience({ isPassing: (error) => error === passing, resting: () => new Error('resting'), pause: 1, failures: 4 })
  let tries = 0
  const failing = (error: Error) => async () => {
    tries += 1
    throw error
  }
  await expect(run('a', failing(new Error('refused')))).rejects.toThrow('refused')
  expect(tries).toBe(1)
  await expect(run('a', failing(passing))).rejects.toThrow('passing')
  expect(tries).toBe(4)
  await expect(run('a', failing(passing))).rejects.toThrow('resting')
  expect(tries).toBe(5)
  expect(await run('b', async () => 'others are asked')).toBe('others are asked')
})
