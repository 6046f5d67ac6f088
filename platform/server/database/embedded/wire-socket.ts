import { Duplex } from 'node:stream'
import type { ToThread } from './thread-messages.ts'
import { greeting, joined, readOpening, readRequests } from './wire-format.ts'

/** The other end of a socket. */
export interface Wire {
  readonly serverVersion: string
  /** Why nothing can be sent; undefined while everything works. */
  readonly failure: Error | undefined
  send(message: Exclude<ToThread, { kind: 'stop' }>): void
}

type Chunk = { chunk: Buffer }
type Done = (error?: Error | null) => void

/**
 * Replaces the TCP connection of `pg` with a connection to the thread of the embedded database. It performs the handshake, forwards
 * complete requests, and accepts no more of them until the last response was read.
 */
export class WireSocket extends Duplex {
  readonly id: number
  readonly #wire: Wire
  readonly #statements = new Set<string>()
  #unsent: Buffer[] = []
  #unread: Uint8Array[] = []
  #readerIsFull = false
  #admitted = false
  /** Callback of the write that is waiting for its response. */
  #done: Done | undefined
  #answered = true

  constructor(id: number, wire: Wire) {
    super()
    this.id = id
    this.#wire = wire
  }

  // The methods that pg calls on a net.Socket.
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

  /** The response to the last request. */
  receiveAnswer(bytes: Uint8Array): void {
    this.#answered = true
    this.#offer(bytes)
    this.#takeNextWrite()
  }

  /** Notifications that arrived while another socket was served. Not delivered before the handshake. */
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

  /** Handles the packets before the first request; returns the remaining bytes. */
  #open(bytes: Buffer): Buffer {
    const opening = readOpening(bytes)
    if (!opening) return bytes
    if (opening.asks === 'encryption') this.#offer(Buffer.from('N'))
    // A running request cannot be stopped, so a cancellation is treated as one that arrived too late.
    if (opening.asks === 'cancel') this.destroy()
    if (opening.asks === 'startup') {
      this.#admitted = true
      this.#offer(greeting(this.#wire.serverVersion, this.id))
    }
    return bytes.subarray(opening.length)
  }

  /** Sends the complete requests; returns the remaining bytes. */
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
