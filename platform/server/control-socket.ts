import { chmod, rm } from 'node:fs/promises'
import { type Server, connect, createServer } from 'node:net'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** What the running server answers to a command line; `failed` ends it with an error. */
interface ControlAnswer {
  message: string
  failed: boolean
}

/**
 * Where the running server takes commands from this machine's shell. The embedded database has one owner, so that a
 * second process could not open it; the socket belongs to who runs the server, and to nobody else.
 */
const addressOf = (dataDirectory: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\esg-network-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`
    : join(dataDirectory, 'control.sock')

/** Takes one command a connection: its words as a JSON array, until the sender has finished. */
export async function listenForCommands(dataDirectory: string, run: (words: string[]) => Promise<string>): Promise<Server> {
  const address = addressOf(dataDirectory)
  if (process.platform !== 'win32') await rm(address, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    void text(socket)
      .then(async (words) => run(JSON.parse(words) as string[]))
      .then(
        (message): ControlAnswer => ({ message, failed: false }),
        (error: unknown): ControlAnswer => ({ message: error instanceof Error ? error.message : String(error), failed: true }),
      )
      .then((answer) => socket.end(JSON.stringify(answer)))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
  if (process.platform !== 'win32') await chmod(address, 0o600)
  return server
}

/** Sends a command to the server that runs on this data; undefined if none does. */
export async function sendCommand(dataDirectory: string, words: string[]): Promise<ControlAnswer | undefined> {
  const socket = connect({ path: addressOf(dataDirectory), allowHalfOpen: true })
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isConnected) return undefined
  socket.end(JSON.stringify(words))
  return JSON.parse(await text(socket)) as ControlAnswer
}
