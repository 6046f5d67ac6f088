import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A browser's subscription, with the secrets that only the browser knows. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface Received {
  /** The device's path. */
  device: string
  /** The text that the browser decrypts. */
  payload: unknown
  headers: IncomingMessage['headers']
}

export interface PushService extends AsyncDisposable {
  /** Subscribes a new browser. */
  subscribe(): Subscription
  /** Cancels a browser's subscription. */
  forget(subscription: Subscription): void
  /** The response to further requests, instead of delivering them. */
  answersWith(answer: ((response: ServerResponse) => void) | undefined): void
  received: Received[]
  asked: number
  /** A subscription's messages, in order of arrival. */
  payloadsOf(subscription: Subscription): unknown[]
  close(): Promise<void>
}

/**
 * A push service and its browsers: accepts messages (RFC 8030), checks their signatures (RFC 8292), and decrypts them with the
 * browsers' keys (RFC 8291).
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>()
  const received: Received[] = []
  let answer: ((response: ServerResponse) => void) | undefined
  let asked = 0
  let origin = ''

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (answer) return answer(response)
    const browser = browsers.get(request.url ?? '')
    if (!browser) return void response.writeHead(410).end()
    const problem = problemOf(request, Buffer.concat(chunks), origin)
    if (problem) return void response.writeHead(problem.status).end(problem.words)
    received.push({ device: request.url ?? '', payload: JSON.parse(decrypted(Buffer.concat(chunks), browser)), headers: request.headers })
    response.writeHead(201, { location: `${origin}/messages/${received.length}` }).end()
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const pathOf = ({ endpoint }: Subscription) => new URL(endpoint).pathname
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    subscribe() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/send/${randomBytes(16).toString('base64url')}`
      browsers.set(path, { ecdh, auth })
      return { endpoint: origin + path, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } }
    },
    forget: (subscription) => void browsers.delete(pathOf(subscription)),
    answersWith: (given) => void (answer = given),
    received,
    get asked() {
      return asked
    },
    payloadsOf: (subscription) => received.filter(({ device }) => device === pathOf(subscription)).map(({ payload }) => payload),
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** The reason why a push service would refuse a message, if any. */
function problemOf({ method, headers }: IncomingMessage, body: Buffer, origin: string): { status: number; words: string } | undefined {
  if (method !== 'POST') return { status: 405, words: 'POST is asked for' }
  if (!/^\d+$/.test(String(headers['ttl']))) return { status: 400, words: 'A TTL is missing' }
  if (body.length > 4_096) return { status: 413, words: 'More than 4096 bytes' }
  if (headers['topic'] !== undefined && !/^[\w-]{1,32}$/.test(String(headers['topic']))) return { status: 400, words: 'Not a topic' }
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, words: 'Not aes128gcm' }
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (!token || !key) return { status: 401, words: 'No VAPID' }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
  const isTimely = exp > Date.now() / 1000 && exp < Date.now() / 1000 + 86_400
  return isSigned && aud === origin && isTimely && /^(https|mailto):/.test(sub) ? undefined : { status: 403, words: 'VAPID is not valid' }
}

/** RFC 8291, section 3.4, and RFC 8188: one record. */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const record = body.subarray(21 + sender.length)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const input = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
