import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esg-network-start-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.skipIf(process.platform === 'win32')('a server that cannot start says what to do, and writes nothing', async () => {
  await chmod(folder, 0o777)
  const child = spawn(process.execPath, ['app/main.ts'], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], DATA_DIR: folder, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  expect(await text(child.stderr)).toMatch(/^Other users of this machine can write to the data directory .*\n$/)
  expect(await ended).toBe(1)
  expect(await readdir(folder)).toEqual([])
})
