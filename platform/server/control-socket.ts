import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The server's response to a command; `failed` makes the command line exit with an error. */
interface ControlAnswer {
  message: string
  failed: boolean
}

/**
 * The socket on which the running server accepts commands from this machine's shell, because only one process can open the embedded
 * database. Only the user who runs the server may access it.
 */
const addressOf = (dataDirectory: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\esg-network-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16)}`
    : join(dataDirectory, 'control.sock')

/** Longest path that operating systems accept for a socket, in bytes: 103 on macOS, 107 on Linux. */
const longestAddress = 100

/** Runs a command; `hungUp` resolves when the caller no longer needs its result. */
export type RunCommand = (words: string[], hungUp: Promise<void>) => Promise<string>

/** Accepts one command per connection: a line with a JSON array of words, answered with a line. */
export async function listenForCommands(dataDirectory: string, run: RunCommand): Promise<Server> {
  const path = addressOf(dataDirectory)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    const hungUp = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const answer = async (line: string): Promise<ControlAnswer> => {
      try {
        return { message: await run(JSON.parse(line) as string[], hungUp), failed: false }
      } catch (error) {
        return { message: error instanceof Error ? error.message : String(error), failed: true }
      }
    }
    createInterface({ input: socket }).once('line', (line) => void answer(line).then((given) => socket.write(`${JSON.stringify(given)}\n`)))
  })
  await throughShortAddress(
    dataDirectory,
    (address) => new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve)),
  )
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return server
}

/** Sends a command to the server that runs on this data; undefined if none is running. */
export async function sendCommand(dataDirectory: string, words: string[]): Promise<ControlAnswer | undefined> {
  const call = await callServer(dataDirectory, words)
  call?.hangUp()
  return call?.answer
}

interface Call {
  answer: ControlAnswer
  /** Resolves when the connection has ended, on either side. */
  ended: Promise<void>
  hangUp(): void
}

/** Like `sendCommand`, but keeps the connection open until it is hung up. */
export async function callServer(dataDirectory: string, words: string[]): Promise<Call | undefined> {
  const socket = await throughShortAddress(dataDirectory, connected)
  if (!socket) return undefined
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const line = new Promise<string>((resolve) => createInterface({ input: socket }).once('line', resolve))
  socket.on('error', () => socket.destroy())
  socket.write(`${JSON.stringify(words)}\n`)
  const answer = await Promise.race([line, ended])
  if (answer === undefined) throw new Error('The server stopped before it answered. Try again.')
  return { answer: JSON.parse(answer) as ControlAnswer, ended, hangUp: () => socket.end() }
}

function connected(path: string): Promise<Socket | undefined> {
  const socket = connect({ path })
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** Works around the path limit by linking to the data directory from a short temporary path. */
async function throughShortAddress<Result>(dataDirectory: string, run: (address: string) => Promise<Result>): Promise<Result> {
  const address = addressOf(dataDirectory)
  if (process.platform === 'win32' || Buffer.byteLength(address) <= longestAddress) return run(address)
  const folder = await mkdtemp(join(tmpdir(), 'esg-'))
  try {
    const link = join(folder, 'data')
    await symlink(dataDirectory, link)
    return await run(addressOf(link))
  } finally {
    await rm(folder, { recursive: true })
  }
}
