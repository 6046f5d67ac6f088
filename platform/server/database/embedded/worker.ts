/** The thread of the embedded database. Many sockets of the main thread share its single session. */
import { constants, cpSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { startEngine } from './engine.ts'
import type { FromThread, ThreadData, ToThread } from './thread-messages.ts'
import { Turns } from './turns.ts'
import { closeStatement, joined, readAnswer, refuseCopy, simpleQuery, sync } from './wire-format.ts'

type FromSocket = Exclude<ToThread, { kind: 'stop' }>

const port = parentPort
if (!port) throw new Error('This file must be run as a worker thread.')

const { dataDirectory } = workerData as ThreadData
const engine = await startEngine(dataDirectory, die)
const turns = new Turns<FromSocket>()
let running = Promise.resolve()

port.on('message', (message: ToThread) => {
  if (message.kind !== 'stop') turns.add(message)
  running = running.then(message.kind === 'stop' ? stop : runWaiting)
})
tell({ kind: 'ready', serverVersion: engine.serverVersion })

async function runWaiting(): Promise<void> {
  for (let next = turns.take(); next; next = turns.take()) {
    if (next.kind === 'request') await answer(next)
    else if (next.kind === 'copy') await copy(next)
    else await forget(next.socket, next.statements)
  }
}

async function answer({ socket, bytes: request, settles }: Extract<FromSocket, { kind: 'request' }>): Promise<void> {
  let bytes = await engine.exchange(settles ? [request, refuseCopy] : [request])
  const { status: settledAs, notifications } = readAnswer(bytes)
  let status = settledAs
  if (settles && status === undefined) {
    // A refused COPY in the extended protocol has consumed the Sync.
    const settled = await engine.exchange([sync])
    status = readAnswer(settled).status
    if (status === undefined) die('it no longer answers')
    bytes = joined([bytes, settled])
  }
  if (status === 'I') turns.release()
  else turns.hold(socket)
  tell({ kind: 'answer', socket, bytes, ...(notifications.length > 0 && { notifications: joined(notifications) }) })
}

/** Cleans up after a closed socket: its open transaction and its prepared statements. */
async function forget(socket: number, statements: readonly string[]): Promise<void> {
  if (turns.holder === socket) {
    await engine.exchange([sync, simpleQuery('rollback')])
    turns.release()
  }
  if (statements.length > 0) await engine.exchange([...statements.map(closeStatement), sync])
}

/** No transaction is open now and there are no other writers: after a checkpoint the files are consistent. */
async function copy({ socket, directory }: Extract<FromSocket, { kind: 'copy' }>): Promise<void> {
  await engine.exchange([simpleQuery('checkpoint')])
  try {
    cpSync(dataDirectory, directory, { recursive: true, mode: constants.COPYFILE_FICLONE })
    tell({ kind: 'copied', socket })
  } catch (error) {
    tell({ kind: 'copied', socket, failure: error instanceof Error ? error.message : String(error) })
  }
}

async function stop(): Promise<void> {
  await engine.close()
  port?.close()
}

function die(reason: string): never {
  tell({ kind: 'failed', reason })
  process.exit(1)
}

function tell(message: FromThread): void {
  port?.postMessage(message, message.kind === 'answer' ? [message.bytes.buffer] : [])
}
