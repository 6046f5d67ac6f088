import type { Readable } from 'node:stream'

/** A file as an answer: its bytes as they are read (null: the caller has them already), and the headers that go before them. */
export class Download {
  readonly body: Readable | null
  readonly headers: Readonly<Record<string, string | number>>
  /** Of HTTP: 206 for a part of the file, 416 where there is none of that; else 200, and 304 without bytes. */
  readonly status: number

  constructor(body: Readable | null, headers: Readonly<Record<string, string | number>>, status = body ? 200 : 304) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}
