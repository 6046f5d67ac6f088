/** The thread of the embedded database: PGlite, spoken to in PostgreSQL's wire protocol by many sockets that share its one session. */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'
import { Turns } from './turns.ts'
import { closeStatement, joined, readAnswer, refuseCopy, simpleQuery, sync } from './wire-format.ts'

type FromSocket = Exclude<ToThread, { kind: 'stop' }>

const port = parentPort
if (!port) throw new Error('This file is run as a worker thread.')

const { dataDirectory } = workerData as ThreadData
const database = await PGlite.create(dataDirectory, {
  extensions: { pg_trgm, unaccent },
  // The operating system caches the files anyway; PostgreSQL's 128 MB would be resident from the first minutes on.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
})
const turns = new Turns<FromSocket>()
let running = Promise.resolve()

port.on('message', (message: ToThread) => {
  if (message.kind === 'stop') {
    running = running.then(stop)
  } else {
    turns.add(message)
    running = running.then(runWaiting)
  }
})
const version = await database.query<{ server_version: string }>('show server_version')
tell({ kind: 'ready', serverVersion: version.rows[0]?.server_version ?? '' })

async function runWaiting(): Promise<void> {
  for (let next = turns.take(); next; next = turns.take()) {
    if (next.kind === 'request') await answer(next)
    else await forget(next.socket, next.statements)
  }
}

async function answer({ socket, bytes: request, settles }: Extract<FromSocket, { kind: 'request' }>): Promise<void> {
  let bytes = await exchange(settles ? [request, refuseCopy] : [request])
  const { status: settledAs, notifications } = readAnswer(bytes)
  let status = settledAs
  if (settles && status === undefined) {
    // A COPY in the extended protocol has swallowed the Sync. An engine that is beyond help stays silent after this one too.
    const settled = await exchange([sync])
    status = readAnswer(settled).status
    if (status === undefined) throw new Error('it no longer answers')
    bytes = joined([bytes, settled])
  }
  if (status === 'I') turns.release()
  else turns.hold(socket)
  tell({ kind: 'answer', socket, bytes, ...(notifications.length > 0 && { notifications: joined(notifications) }) })
}

/** A socket that went away leaves nothing behind: neither its open transaction nor the names of its prepared statements. */
async function forget(socket: number, statements: readonly string[]): Promise<void> {
  if (turns.holder === socket) {
    await exchange([sync, simpleQuery('rollback')])
    turns.release()
  }
  if (statements.length > 0) await exchange([...statements.map(closeStatement), sync])
}

async function exchange(request: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  // Not execProtocolRaw, which keeps every answer in memory for good. The parts are views of the engine's memory.
  await database.execProtocolRawStream(joined(request), { onRawData: (part) => parts.push(Buffer.from(part)) })
  return joined(parts)
}

async function stop(): Promise<void> {
  await database.close()
  port?.close()
}

function tell(message: FromThread): void {
  port?.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer] : [])
}
