import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresqlPrograms } from '../scripts/setup/postgresql.ts'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  /** The URL of its one database; every user of this machine may connect. */
  url: string
  /** Freezes all its processes (SIGSTOP): connections stay open, but get no response. */
  freeze(): void
  /** Resumes them. */
  thaw(): void
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

interface PostgresServerOptions {
  /** Durable as in production; by default tests do not wait for the disk. */
  durable?: boolean
  /** Further settings, such as { shared_buffers: '512MB' }. */
  settings?: Readonly<Record<string, string>>
}

const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** The message where PostgreSQL is required but missing. */
export const postgresIsMissing = 'PostgreSQL is not installed here (looked for initdb and postgres in PATH and /usr/lib/postgresql/*/bin).'

/**
 * Starts a temporary PostgreSQL from the installed binaries, on a free port that only this machine reaches.
 * @returns undefined if there are no binaries
 */
export async function startPostgresServer({ durable = false, settings = {} }: PostgresServerOptions = {}): Promise<
  PostgresServer | undefined
> {
  const binaries = findPostgresqlPrograms()
  if (!binaries) return undefined
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'esg-network-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })

  const data = join(folder, 'data')
  const initialise = ['-D', data, '--locale=C.UTF-8', '--encoding=UTF8', '--auth=trust', '--username=postgres', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initialise, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...(durable ? {} : careless), ...settings }
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...parameters], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stopAtExit = () => {
    server.kill('SIGQUIT')
    removeFolder()
  }
  process.once('exit', stopAtExit)
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`

  function signalAll(signal: 'SIGSTOP' | 'SIGCONT') {
    const processes = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' })
    server.kill(signal)
    for (const [, parent, child] of processes.matchAll(/(\d+) +(\d+)/g))
      if (Number(parent) === server.pid) process.kill(Number(child), signal)
  }

  async function stop() {
    process.off('exit', stopAtExit)
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT')
      await once(server, 'exit')
    }
    removeFolder()
  }
  try {
    await untilReady(server, url)
    return { url, freeze: () => signalAll('SIGSTOP'), thaw: () => signalAll('SIGCONT'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** PostgreSQL refuses to run as root; it then runs as the user that its package created. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let log = ''
  server.stderr?.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4_000)))
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(50)
    }
  }
  throw new Error(`the temporary PostgreSQL did not start:\n${log}`)
}
