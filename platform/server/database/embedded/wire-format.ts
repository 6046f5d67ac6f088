/** The little of PostgreSQL's wire protocol (version 3) that one must read to stand between its client and the embedded database. */

/** Transaction status in ReadyForQuery: idle, in a transaction, in a failed transaction. */
type TransactionStatus = 'I' | 'T' | 'E'

const protocolCodes = { cancel: 80877102, ssl: 80877103, gss: 80877104 } as const
const headerLength = 5

/** One message: its type, its length, its body. */
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

/** Ends a COPY FROM STDIN, for which the embedded database would wait in vain and stop; ignored at any other time. */
export const refuseCopy = message('f', 'COPY FROM STDIN is not available on the embedded database\0')

/** What a server says to a client that it lets in: no password, its version, a key for cancelling, ready. */
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

/** What a client's first packet asks for, and its length; undefined while it is not all there. */
export function readOpening(bytes: Buffer): { asks: Opening; length: number } | undefined {
  if (bytes.length < 8) return undefined
  const length = bytes.readUInt32BE(0)
  if (bytes.length < length) return undefined
  const code = bytes.readUInt32BE(4)
  const encryption = code === protocolCodes.ssl || code === protocolCodes.gss
  return { asks: encryption ? 'encryption' : code === protocolCodes.cancel ? 'cancel' : 'startup', length }
}

interface Requests {
  /** How many of the bytes can be handed on: they end with a message that the server answers. */
  length: number
  /** Whether the answer ends with ReadyForQuery (after Query, FunctionCall, Sync), or a Sync is still to come (after Flush). */
  settles: boolean
  /** Names of the prepared statements made on the way. */
  statements: string[]
  /** Whether the client takes its leave; what follows is not read. */
  terminates: boolean
}

/** Reads the messages that a client has sent so far. */
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

/** What a server's answer says beside the answer itself: the last transaction status, if any, and notifications, whole messages. */
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

/** Joins bytes into a buffer of just their size, which can be given away to another thread. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The whole messages in some bytes, with where their bodies start and end. */
function* messagesIn(bytes: Buffer): Generator<{ type: string; start: number; end: number }> {
  for (let at = 0; at + headerLength <= bytes.length;) {
    const end = at + 1 + bytes.readUInt32BE(at + 1)
    if (end > bytes.length) return
    yield { type: String.fromCharCode(bytes[at] ?? 0), start: at + headerLength, end }
    at = end
  }
}
