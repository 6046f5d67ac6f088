import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')
/** A server's settings besides the database; each person in a test has their own address. */
const settings = { HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', OVERLOAD_DELAY: '0', LOG_LEVEL: 'error' }

/** A server in a separate process, as with `npm start`. */
interface ServerProcess extends AsyncDisposable {
  url: string
  /** Its log lines so far. */
  log: readonly string[]
  /** SIGKILL: ends it at once, whatever it is doing. */
  kill(): Promise<void>
  /** Resolves with its exit code once it has ended, null if it was killed. */
  ended: Promise<number | null>
  /** SIGTERM. @returns its exit code, null if it had to be killed */
  stop(): Promise<number | null>
}

/** Starts a server and waits until it responds. */
export async function startServerProcess(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, 'testing/children/serve.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...settings, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  async function kill() {
    child.kill('SIGKILL')
    await ended
  }
  child.stdin.write('start\n')
  const log: string[] = []
  const url = await addressOf(child, (line) => {
    log.push(line)
    // Tests that read the log set the level.
    if (!environment['LOG_LEVEL']) process.stderr.write(`${line}\n`)
  })
  return {
    url,
    log,
    kill,
    ended: ended.then(([code]) => code),
    async stop() {
      child.kill('SIGTERM')
      return (await ended)[0]
    },
    [Symbol.asyncDispose]: kill,
  }
}

/** Keeps reading its output after the address, so that its output stays open. */
function addressOf(child: ChildProcess, onLogged: (line: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error('a server without output')
    const lines: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const address = /ready: (\S+)/.exec(line)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
      if (line.startsWith('{')) onLogged(line)
    })
    child.once('exit', () => reject(new Error(`the server ended before it responded:\n${lines.join('\n')}`)))
  })
}
