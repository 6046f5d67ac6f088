import { Duplex } from 'node:stream'
import type { ToThread } from './thread-messages.ts'
import { greeting, joined, readOpening, readRequests } from './wire-format.ts'

/** The far end of a socket's wire. */
export interface Wire {
  readonly serverVersion: string
  /** Why nothing can be sent any more; undefined while all is well. */
  readonly failure: Error | undefined
  send(message: Exclude<ToThread, { kind: 'stop' }>): void
}

type Chunk = { chunk: Buffer }
type Done = (error?: Error | null) => void

/**
 * What `pg` takes for a TCP connection to PostgreSQL; at its other end is the thread of the embedded database. It lets the
 * client in by itself, hands on whole requests, and takes no more of them until the reader has taken the last answer.
 */
export class WireSocket extends Duplex {
  readonly id: number
  readonly #wire: Wire
  readonly #statements = new Set<string>()
  #unsent: Buffer[] = []
  #unread: Uint8Array[] = []
  #readerIsFull = false
  #admitted = false
  /** Of the write whose answer is awaited. */
  #done: Done | undefined
  #answered = true

  constructor(id: number, wire: Wire) {
    super()
    this.id = id
    this.#wire = wire
  }

  // What pg calls on a net.Socket.
  connect(): this {
    process.nextTick(() => {
      if (this.#wire.failure) this.destroy(this.#wire.failure)
      else this.emit('connect')
    })
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  /** The answer to what was sent last. */
  receiveAnswer(bytes: Uint8Array): void {
    this.#answered = true
    this.#offer(bytes)
    this.#takeNextWrite()
  }

  /** Notifications that came while another socket was served. A client that is not let in yet hears none. */
  receiveNotifications(bytes: Uint8Array): void {
    if (this.#admitted) this.#offer(bytes)
  }

  override _writev(chunks: Chunk[], done: Done): void {
    for (const { chunk } of chunks) this.#unsent.push(chunk)
    this.#done = done
    let bytes = this.#unsent.length === 1 && this.#unsent[0] ? this.#unsent[0] : Buffer.concat(this.#unsent)
    if (!this.#admitted) bytes = this.#open(bytes)
    if (this.#admitted) bytes = this.#request(bytes)
    this.#unsent = bytes.length > 0 ? [bytes] : []
    this.#takeNextWrite()
  }

  override _read(): void {
    this.#readerIsFull = false
    while (!this.#readerIsFull && this.#unread.length > 0) this.#readerIsFull = !this.push(this.#unread.shift())
    this.#takeNextWrite()
  }

  override _final(done: Done): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: Done): void {
    if (!this.#wire.failure) this.#wire.send({ kind: 'gone', socket: this.id, statements: [...this.#statements] })
    this.#unread = []
    done(error)
  }

  /** Deals with the packets before the first request; returns the bytes after them. */
  #open(bytes: Buffer): Buffer {
    const opening = readOpening(bytes)
    if (!opening) return bytes
    if (opening.asks === 'encryption') this.#offer(Buffer.from('N'))
    // A request cannot be stopped while it runs, so a cancellation ends as one that came too late.
    if (opening.asks === 'cancel') this.destroy()
    if (opening.asks === 'startup') {
      this.#admitted = true
      this.#offer(greeting(this.#wire.serverVersion, this.id))
    }
    return bytes.subarray(opening.length)
  }

  /** Sends the requests that are complete; returns the bytes after them. */
  #request(bytes: Buffer): Buffer {
    const requests = readRequests(bytes)
    for (const name of requests.statements) this.#statements.add(name)
    if (requests.length > 0) {
      this.#answered = false
      this.#wire.send({ kind: 'request', socket: this.id, bytes: joined([bytes.subarray(0, requests.length)]), settles: requests.settles })
    }
    if (requests.terminates) this.destroy()
    return bytes.subarray(requests.length)
  }

  #offer(bytes: Uint8Array): void {
    if (this.#readerIsFull) this.#unread.push(bytes)
    else this.#readerIsFull = !this.push(bytes)
  }

  #takeNextWrite(): void {
    if (!this.#answered || this.#readerIsFull) return
    const done = this.#done
    this.#done = undefined
    done?.()
  }
}
