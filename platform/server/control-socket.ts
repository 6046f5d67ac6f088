import { createHash } from 'node:crypto'
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
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

/** Systems take no longer names of sockets, in bytes: 103 on macOS, 107 on Linux. */
const longestAddress = 100

/** Takes one command a connection: its words as a JSON array, until the sender has finished. */
export async function listenForCommands(dataDirectory: string, run: (words: string[]) => Promise<string>): Promise<Server> {
  const path = addressOf(dataDirectory)
  if (process.platform !== 'win32') await rm(path, { force: true })
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
  await throughShortAddress(
    dataDirectory,
    (address) => new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve)),
  )
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return server
}

/** Sends a command to the server that runs on this data; undefined if none does. */
export async function sendCommand(dataDirectory: string, words: string[]): Promise<ControlAnswer | undefined> {
  const socket = await throughShortAddress(dataDirectory, connected)
  if (!socket) return undefined
  socket.end(JSON.stringify(words))
  return JSON.parse(await text(socket)) as ControlAnswer
}

function connected(path: string): Promise<Socket | undefined> {
  const socket = connect({ path, allowHalfOpen: true })
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
