import { Worker } from 'node:worker_threads'
import type { Answer, FromThread, ThreadData, ToThread } from './thread-messages.ts'
import { type Wire, WireSocket } from './wire-socket.ts'

export interface EmbeddedServer {
  /** A new connection, used by `pg` as its `stream`. */
  connect(): WireSocket
  /** Copies the data between two transactions to a new folder; requests wait meanwhile. */
  copyTo(directory: string): Promise<void>
  /** Shuts the database down cleanly, after pending requests. */
  stop(): Promise<void>
}

/**
 * Starts PGlite in a worker thread.
 * @param dataDirectory a folder, created if needed, or `memory://`
 * @param onFailure called once if the thread ends unexpectedly; all connections then fail with the same error
 * @throws Error if the database cannot be started
 */
export function startEmbeddedServer(dataDirectory: string, onFailure?: (error: Error) => void): Promise<EmbeddedServer> {
  const workerData: ThreadData = { dataDirectory }
  // With Node's default of 4 MB, deep recursion crashes the engine before PostgreSQL's own limit applies.
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits: { stackSizeMb: 16 } })
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()))
  const sockets = new Map<number, WireSocket>()
  const copies = new Map<number, PromiseWithResolvers<void>>()
  let stopping = false
  let lastId = 0

  const wire: { -readonly [Key in keyof Wire]: Wire[Key] } = {
    serverVersion: '',
    failure: undefined,
    send(message) {
      if (message.kind === 'gone') sockets.delete(message.socket)
      tell(message)
    },
  }

  function tell(message: ToThread) {
    thread.postMessage(message, message.kind === 'request' ? [message.bytes.buffer] : [])
  }

  function connect(): WireSocket {
    const socket = new WireSocket(++lastId, wire)
    sockets.set(socket.id, socket)
    return socket
  }

  async function copyTo(directory: string) {
    if (wire.failure) throw wire.failure
    const id = ++lastId
    const copied = Promise.withResolvers<void>()
    copies.set(id, copied)
    tell({ kind: 'copy', socket: id, directory })
    await copied.promise.finally(() => copies.delete(id))
  }

  async function stop() {
    if (!stopping && !wire.failure) tell({ kind: 'stop' })
    stopping = true
    await ended
  }

  return new Promise((resolve, reject) => {
    let ready = false

    function fail(reason: string) {
      if (wire.failure || stopping) return
      wire.failure = new Error(`The embedded database ${ready ? 'has failed' : 'cannot be started'}: ${reason}`)
      for (const socket of sockets.values()) socket.destroy(wire.failure)
      for (const copied of copies.values()) copied.reject(wire.failure)
      if (ready) onFailure?.(wire.failure)
      else reject(wire.failure)
    }

    thread.on('error', (error) => fail(error instanceof Error ? error.message : String(error)))
    thread.on('exit', (code) => fail(`its thread ended with code ${code}`))
    thread.on('message', (message: FromThread) => {
      if (message.kind === 'answer') return deliver(message)
      if (message.kind === 'copied') return endCopy(message.socket, message.failure)
      if (message.kind === 'failed') return fail(message.reason)
      ready = true
      wire.serverVersion = message.serverVersion
      resolve({ connect, copyTo, stop })
    })
  })

  function endCopy(id: number, failure: string | undefined) {
    if (failure === undefined) copies.get(id)?.resolve()
    else copies.get(id)?.reject(new Error(failure))
  }

  function deliver({ socket: receiver, bytes, notifications }: Answer) {
    sockets.get(receiver)?.receiveAnswer(bytes)
    if (!notifications) return
    for (const [id, socket] of sockets) if (id !== receiver) socket.receiveNotifications(notifications)
  }
}
