import type { Readable } from 'node:stream'

/** A file as an answer: its bytes as they are read (null: the caller has them already), and the headers that go before them. */
export class Download {
  readonly body: Readable | null
  readonly headers: Readonly<Record<string, string | number>>

  constructor(body: Readable | null, headers: Readonly<Record<string, string | number>>) {
    this.body = body
    this.headers = headers
  }
}
