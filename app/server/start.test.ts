import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
const started: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esg-network-start-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['app/main.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

/** The address that the server prints once it answers. What it prints afterwards is read too, or it would find its output closed. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk)
      const address = /ready: (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`the server ended: ${printed}`)))
  })
}

test('a wrong setting stops the start with its name, what was given and what is allowed', async () => {
  const child = start({ PORT: 'eighty' })
  expect(await text(child.stderr as NodeJS.ReadableStream)).toBe(
    "These settings are wrong:\nPORT: 'eighty' was given; allowed: a port from 0 to 65535\n",
  )
})

test('the server answers, refuses a second one on its data, and leaves when it is told to', async () => {
  const child = start()
  const address = await addressOf(child)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)

  const second = start()
  expect(await text(second.stderr as NodeJS.ReadableStream)).toMatch(/in use/)

  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(0)
})
