/** The parts of PostgreSQL's wire protocol (version 3) that are needed between its client and the embedded database. */

/** Transaction status in ReadyForQuery: idle, in a transaction, in a failed transaction. */
type TransactionStatus = 'I' | 'T' | 'E'

const protocolCodes = { cancel: 80877102, ssl: 80877103, gss: 80877104 } as const
const headerLength = 5

/** A message: type, length and body. */
export function message(type: string, body: Buffer | string = ''): Buffer {
  const content = Buffer.from(body)
  const bytes = Buffer.alloc(headerLength + content.length)
  bytes.write(type, 0, 'latin1')
  bytes.writeUInt32BE(content.length + 4, 1)
  content.copy(bytes, headerLength)
  return bytes
}

export const sync = message('S')
export const simpleQuery = (text: string) => message('Q', `${text}\0`)
export const closeStatement = (name: string) => message('C', `S${name}\0`)

/** Ends a COPY FROM STDIN, for which the embedded database would wait forever; ignored otherwise. */
export const refuseCopy = message('f', 'COPY FROM STDIN is not available on the embedded database\0')

/** The handshake for an accepted client: no password, server version, cancellation key, ready. */
export function greeting(serverVersion: string, processId: number): Buffer {
  const key = Buffer.alloc(8)
  key.writeUInt32BE(processId)
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('S', `server_version\0${serverVersion}\0`),
    message('S', 'client_encoding\0UTF8\0'),
    message('K', key),
    message('Z', 'I'),
  ])
}

type Opening = 'startup' | 'encryption' | 'cancel'

/** The type and length of a client's first packet; undefined while it is incomplete. */
export function readOpening(bytes: Buffer): { asks: Opening; length: number } | undefined {
  if (bytes.length < 8) return undefined
  const length = bytes.readUInt32BE(0)
  if (bytes.length < length) return undefined
  const code = bytes.readUInt32BE(4)
  const encryption = code === protocolCodes.ssl || code === protocolCodes.gss
  return { asks: encryption ? 'encryption' : code === protocolCodes.cancel ? 'cancel' : 'startup', length }
}

interface Requests {
  /** How many bytes can be forwarded: up to the last message that the server responds to. */
  length: number
  /** Whether the response ends with ReadyForQuery (after Query, FunctionCall, Sync), or a Sync is still to come (after Flush). */
  settles: boolean
  /** Names of prepared statements created by these requests. */
  statements: string[]
  /** Whether the client disconnects; anything after that is ignored. */
  terminates: boolean
}

/** Parses the messages that a client has sent so far. */
export function readRequests(bytes: Buffer): Requests {
  const requests: Requests = { length: 0, settles: false, statements: [], terminates: false }
  for (const { type, start, end } of messagesIn(bytes)) {
    if (type === 'X') return { ...requests, terminates: true }
    if (type === 'P' && bytes[start] !== 0) requests.statements.push(bytes.toString('utf8', start, bytes.indexOf(0, start)))
    if (type === 'Q' || type === 'S' || type === 'F' || type === 'H') {
      requests.length = end
      requests.settles = type !== 'H'
    }
  }
  return requests
}

/** The last transaction status in a response, if any, and its notifications as complete messages. */
export function readAnswer(answer: Uint8Array): { status: TransactionStatus | undefined; notifications: Buffer[] } {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  let status: TransactionStatus | undefined
  const notifications: Buffer[] = []
  for (const { type, start, end } of messagesIn(bytes)) {
    if (type === 'A') notifications.push(bytes.subarray(start - headerLength, end))
    if (type === 'Z') status = String.fromCharCode(bytes[start] ?? 0) as TransactionStatus
  }
  return { status, notifications }
}

/** Joins bytes into a buffer of exactly their size, which can be transferred to another thread. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The complete messages in some bytes, with the start and end of their bodies. */
function* messagesIn(bytes: Buffer): Generator<{ type: string; start: number; end: number }> {
  for (let at = 0; at + headerLength <= bytes.length;) {
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    if (end > bytes.length) return
    yield { type: String.fromCharCode(bytes[at] ?? 0), start: at + headerLength, end }
    at = end
  }
}
