import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

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

/** Systems take no longer names of sockets, in bytes: 103 on macOS, 107 on Linux. */
const longestAddress = 100

/** Carries out a command; `hungUp` resolves when whoever gave it needs nothing more of what it led to. */
export type RunCommand = (words: string[], hungUp: Promise<void>) => Promise<string>

/** Takes one command a connection: a line with its words as a JSON array, answered by a line. */
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

/** Sends a command to the server that runs on this data; undefined if none does. */
export async function sendCommand(dataDirectory: string, words: string[]): Promise<ControlAnswer | undefined> {
  const call = await callServer(dataDirectory, words)
  call?.hangUp()
  return call?.answer
}

interface Call {
  answer: ControlAnswer
  /** Resolves when the connection has ended, whoever ended it. */
  ended: Promise<void>
  hangUp(): void
}

/** As `sendCommand`, for a command that leads to something that lasts: until it is hung up. */
export async function callServer(dataDirectory: string, words: string[]): Promise<Call | undefined> {
  const socket = await throughShortAddress(dataDirectory, connected)
  if (!socket) return undefined
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const line = new Promise<string>((resolve) => createInterface({ input: socket }).once('line', resolve))
  socket.on('error', () => socket.destroy())
  socket.write(`${JSON.stringify(words)}\n`)
  const answer = await Promise.race([line, ended])
  if (answer === undefined) throw new Error('The server ended before it had answered. Try again.')
  return { answer: JSON.parse(answer) as ControlAnswer, ended, hangUp: () => socket.end() }
}

function connected(path: string): Promise<Socket | undefined> {
  const socket = connect({ path })
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** Lets a socket be used whose name is too long, through a link to its folder that is there meanwhile. */
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
