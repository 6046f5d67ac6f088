import type { Readable } from 'node:stream'

/** A file as a response: its bytes as they are read (null: the caller already has them), and its headers. */
export class Download {
  readonly body: Readable | null
  readonly headers: Readonly<Record<string, string | number>>
  /** HTTP status: 206 for a part of the file, 416 for an invalid range; otherwise 200, or 304 without bytes. */
  readonly status: number

  constructor(body: Readable | null, headers: Readonly<Record<string, string | number>>, status = body ? 200 : 304) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}
