/** Messages from the main thread to the database's thread. Sockets are identified by number. */
export type ToThread =
  | {
      kind: 'request'
      socket: number
      bytes: Uint8Array<ArrayBuffer>
      /** Whether the response must end with ReadyForQuery. */
      settles: boolean
    }
  | { kind: 'gone'; socket: number; statements: readonly string[] }
  /** Queued like a socket's request. */
  | { kind: 'copy'; socket: number; directory: string }
  | { kind: 'stop' }

export interface Answer {
  kind: 'answer'
  socket: number
  bytes: Uint8Array<ArrayBuffer>
  /** NotificationResponse messages in the response, to be delivered to the other sockets too. */
  notifications?: Uint8Array<ArrayBuffer>
}

/** Messages from the database's thread; every request and every copy has one response. */
export type FromThread =
  | { kind: 'ready'; serverVersion: string }
  | Answer
  | { kind: 'copied'; socket: number; failure?: string }
  | { kind: 'failed'; reason: string }

export interface ThreadData {
  /** Where the data is stored: a folder, or `memory://`. */
  dataDirectory: string
}
