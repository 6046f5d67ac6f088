import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type MockInstance, beforeAll, describe, expect, test, vi } from 'vitest'
import { livePath } from '#platform/live.ts'
import { hostileValues, jsonOf } from '#testing/hostile-values.ts'
import { openLive } from '#testing/live-client.ts'
import type { Person } from '#testing/people.ts'
import { type World, openWorldWithPages } from '#testing/world.ts'
import { opened } from '#testing/test-world.ts'
import { withoutLimits } from '#testing/without-limits.ts'

const world = opened<World>(openWorldWithPages, (each) => each.stop())
withoutLimits()
let member: Person
/** Logged errors: none of these requests may cause one. */
let logged: MockInstance
beforeAll(async () => {
  member = await world.join()
  logged = vi.spyOn(world.services.log, 'error')
})

const cookie = () => [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Sends raw bytes and returns the response. */
async function answerTo(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(world.url)
  const socket = connect(Number(port), hostname)
  socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  return text(socket)
}
const statusOf = async (...lines: string[]) => Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(...lines))?.[1])
const head = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: here', 'Connection: close', ...headers, '', '']

describe('an unusual URL', () => {
  const long = 'x'.repeat(5_000)
  const pieces = ['%', '%00', '%ED%A0%80', '..%2f..%2fetc%2fpasswd', long, '//evil.example']
  const places = [
    '',
    'api/',
    'api/members/',
    'api/profiles/',
    'api/pictures/',
    'api/pictures/profile-pictures/',
    'assets/',
    'dashboard/tab/',
    'profile/',
  ]
  const queries = [
    'login?next=',
    'reset-password?access_token=',
    'dashboard?tab=',
    'api/members?cursor=',
    'api/members?',
    'api/members?query=a&query=',
  ]
  const unsubscribing = ['unsubscribe/', '.well-known/']

  test.each([...places, ...queries, ...unsubscribing])('below /%s never causes an error', async (place) => {
    for (const piece of pieces) {
      for (const credentials of [[], [`Cookie: ${cookie()}`]]) {
        const status = await statusOf(...head(`/${place}${piece}`, ...credentials))
        expect(status, `${place}${piece.slice(0, 40)}`).toBeGreaterThanOrEqual(200)
        expect(status, `${place}${piece.slice(0, 40)}`).toBeLessThan(500)
      }
    }
  })
})

test.each([
  ['/dashboard/tab/%', '/dashboard/tab/%25'],
  ['//evil.example/%', '/evil.example/%25'],
  ['/\\\\evil.example/%E0%A4%A', '/evil.example/%25E0%25A4%25A'],
])('%s, which cannot be decoded, shows a browser an error page', async (address, page) => {
  const answer = await answerTo(...head(address, 'Accept: text/html'))
  expect(answer).toMatch(/^HTTP\/1\.1 303 /)
  expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(page)
  expect(await statusOf(...head(address))).toBe(400)
})

describe('headers', () => {
  const broken = [
    'Cookie: esg.session_token',
    'Cookie: =; ;;; esg.session_token=%E0%A4%A; esg.session_token=.',
    'Cookie: esg.session_token=a.b; esg.device=...',
    `Cookie: esg.session_token=${'a'.repeat(8_000)}.b`,
    'Cookie: esg.session_token=\xff\xfe.\xff',
    'Authorization: Bearer',
    'Authorization: Bearer \xff.\xff',
    'Authorization: Basic %%%',
    'Origin: null',
    'Origin: %',
    'If-None-Match: "',
    'If-Modified-Since: 0000-00-00',
    'Range: bytes=9-1,-,x',
    'Accept-Encoding: ;q=,,',
    'X-Forwarded-For: \xff, ,,',
    `X-Forwarded-For: ${'1.1.1.1, '.repeat(1_000)}1.1.1.1`,
    `X-Forwarded-For: ${'x'.repeat(9_000)}`,
    'X-Forwarded-Proto: \xff',
    'X-Forwarded-Host: ::::',
    'User-Agent: \xff\x80',
    'Upgrade: websocket',
    'Expect: nothing',
  ]

  test.each(broken.map((header) => [header.slice(0, 60), header]))('%s does no harm', async (_shown, header) => {
    for (const path of ['/', '/api/members', '/api/pictures/none']) {
      expect(await statusOf(...head(path, header)), path).toBeLessThan(500)
    }
    const body = JSON.stringify({ email: member.email, password: 'wrong' })
    const post = ['POST /api/session HTTP/1.1', 'Host: here', 'Connection: close', 'Content-Type: application/json']
    expect(await statusOf(...post, `Content-Length: ${body.length}`, header, '', body)).toBeLessThan(500)
  })

  test.each([
    'ticket.',
    'ticket.a.b, ticket.c.d',
    'esg-network, ticket.%00.\xff',
    ',, ,',
    `esg-network, ticket.${'x'.repeat(8_000)}`,
    'ticket.a b',
  ])('that offer the protocols %s with a live connection open none', async (protocols) => {
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    const status = await statusOf(...head(livePath, ...upgrade, `Sec-WebSocket-Protocol: ${protocols}`))
    expect([400, 401]).toContain(status)
  })

  test('of 40 kB are refused', async () => {
    expect(await statusOf(...head('/api/session', `X-Forwarded-For: ${'x'.repeat(40_000)}`))).toBe(431)
  })

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    ';;;',
    'application/json; charset=\xff',
    'application/json, text/plain',
  ])('of the content type %s are refused where JSON is required', async (type) => {
    const lines = [
      'POST /api/session HTTP/1.1',
      'Host: here',
      'Connection: close',
      `Content-Type: ${type}`,
      'Content-Length: 8',
      '',
      '{"email"',
    ]
    expect(await statusOf(...lines)).toBe(400)
  })
})

describe('an upload', () => {
  const type = 'Content-Type: multipart/form-data; boundary=edge'
  const file = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG'
  const whole = `${file}\r\n--edge--\r\n`
  const field = (name: string, value: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const bodies: [string, string, string][] = [
    ['without a boundary', 'Content-Type: multipart/form-data', whole],
    ['with another boundary', 'Content-Type: multipart/form-data; boundary=other', whole],
    ['with an endless boundary', `Content-Type: multipart/form-data; boundary=${'e'.repeat(5_000)}`, whole],
    ['that ends in the file', type, file],
    ['that ends in a header', type, '--edge\r\nContent-Dispos'],
    ['of nothing', type, ''],
    ['of noise', type, '\0\xff\r\n--edge\0'.repeat(100)],
    [
      'with headers of 100 kB',
      type,
      `--edge\r\nContent-Disposition: form-data; name="file"; filename="${'x'.repeat(100_000)}"\r\n\r\na\r\n--edge--`,
    ],
    ['without a disposition', type, '--edge\r\n\r\na\r\n--edge--'],
    ['with NUL in the name', type, whole.replace('a.png', 'a\0.png')],
    ['with a poisoned field', type, field('__proto__', 'x') + whole],
    ['with a field of 100 kB', type, field('x', '1'.repeat(100_000)) + whole],
    ['with a hundred fields', type, field('x', '1').repeat(100) + whole],
    ['with two files', type, `${file}\r\n${whole}`],
    ['of JSON', 'Content-Type: application/json', '{"file":"a"}'],
    ['without a type', 'X-Nothing: here', whole],
    ['with a broken length of the picture', type, field('width', '\0') + whole],
  ]

  test.each(bodies)('%s is refused with a clear text', async (_what, contentType, body) => {
    for (const path of ['/api/profile/picture', '/api/profile/cover']) {
      const lines = [`POST ${path} HTTP/1.1`, 'Host: here', 'Connection: close', contentType, `Cookie: ${cookie()}`]
      expect(await statusOf(...lines, `Content-Length: ${Buffer.byteLength(body, 'latin1')}`, '', body)).toBe(400)
    }
  })
})

describe('a live connection', () => {
  const frames = [
    ...hostileValues.map(jsonOf),
    ...hostileValues.map((value) => jsonOf({ type: 'watch', subjects: [value] })),
    ...hostileValues.map((value) => jsonOf({ type: 'watch', subjects: [`profile:${jsonOf(value).slice(0, 50)}`] })),
    ...hostileValues.map((value) => jsonOf({ type: 'signal', name: 'messages.typing', data: { to: value } })),
    jsonOf({ type: 'watch', subjects: ['profile:\0', 'profile:\uD800'] }),
    '',
    '{',
    new Uint8Array([0, 255]),
  ]

  test('stays open, or is closed with a reason, whatever it is sent', async () => {
    // One member may not open that many connections in such a short time.
    const members = await Promise.all(Array.from({ length: 12 }, () => world.join()))
    for (const [index, frame] of frames.entries()) {
      const client = await openLive(world, members[index % members.length] ?? member)
      client.send(frame)
      client.send({ type: 'ping' })
      await Promise.race([client.next('pong').catch(() => {}), client.closed])
      void client.close()
      expect([1000, 1003, 1005, 1006, 1007, 1008, 1009]).toContain(await client.closed)
    }
  })

  test.each([
    ['an unmasked frame', [0x81, 0x01, 0x61]],
    ['an unknown kind of frame', [0x8f, 0x80, 0, 0, 0, 0]],
    ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
    ['text that is none', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]],
    ['a frame of 16 EiB', [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
    ['a fragment of nothing', [0x00, 0x80, 0, 0, 0, 0]],
  ])('is closed after %s', async (_what, bytes) => {
    const { hostname, port } = new URL(world.url)
    const socket = connect(Number(port), hostname)
    const lines = [
      'GET /api/live HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
    ]
    socket.write([...lines, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', `Cookie: ${cookie()}`, '', ''].join('\r\n'))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 101 /)
    socket.write(Buffer.from(bytes))
    socket.resume()
    await once(socket, 'end')
    socket.destroy()
  })

  test.each(['Sec-WebSocket-Key: short', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Protocol: ,,'])(
    'is not opened with %s',
    async (header) => {
      const lines = ['GET /api/live HTTP/1.1', 'Host: here', 'Connection: Upgrade', 'Upgrade: websocket', `Cookie: ${cookie()}`]
      const usual = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
      const others = usual.filter((line) => line.split(':')[0] !== header.split(':')[0])
      const status = await statusOf(...lines, ...others, header, '', '')
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )
})

test('nothing of all this was logged as an error', () => expect(logged.mock.calls).toEqual([]))
