import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findRedisServer } from '../scripts/setup/redis.ts'
import { freePort } from './free-port.ts'

interface RedisServer {
  url: string
  /** Kills the server. */
  kill(): Promise<void>
  /** Starts it again, on the same port. */
  restart(): Promise<void>
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

/** The message where Valkey or Redis is required but missing. */
export const redisIsMissing = 'Neither valkey-server nor redis-server is installed here (looked in PATH and /usr/bin).'

/**
 * Starts a temporary Valkey or Redis from the installed program, on a free port that only this machine reaches.
 * @returns undefined if there is no program
 */
export async function startRedisServer(): Promise<RedisServer | undefined> {
  const program = findRedisServer()
  if (!program) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'esg-network-redis-'))
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  let server: ChildProcess | undefined

  const stopAtExit = () => {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stopAtExit)

  async function restart() {
    const started = spawn(program ?? '', settings, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    server = started
    await untilReady(started)
  }

  async function kill() {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  await restart()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    restart,
    async stop() {
      await kill()
      process.off('exit', stopAtExit)
      stopAtExit()
    },
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error('the output of the temporary Redis cannot be read')
  const log: string[] = []
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      log.push(line)
      if (/ready to accept connections/i.test(line)) resolve()
    })
    server.once('exit', () => reject(new Error(`the temporary Redis did not start:\n${log.slice(-20).join('\n')}`)))
    server.once('error', reject)
  })
}
