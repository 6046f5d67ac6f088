/** What the main thread tells the database's thread. Sockets are numbers on that side. */
export type ToThread =
  | {
      kind: 'request'
      socket: number
      bytes: Uint8Array<ArrayBuffer>
      /** Whether the answer must end with ReadyForQuery. */
      settles: boolean
    }
  | { kind: 'gone'; socket: number; statements: readonly string[] }
  /** Waits its turn as a socket's request does. */
  | { kind: 'copy'; socket: number; directory: string }
  | { kind: 'stop' }

export interface Answer {
  kind: 'answer'
  socket: number
  bytes: Uint8Array<ArrayBuffer>
  /** NotificationResponse messages in the answer, which the other sockets must hear too. */
  notifications?: Uint8Array<ArrayBuffer>
}

/** What it hears from there; each request has one answer, and so has a copy. */
export type FromThread =
  | { kind: 'ready'; serverVersion: string }
  | Answer
  | { kind: 'copied'; socket: number; failure?: string }
  | { kind: 'failed'; reason: string }

export interface ThreadData {
  /** Where the data lies: a folder, or `memory://`. */
  dataDirectory: string
}
