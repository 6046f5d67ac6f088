import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '#testing/free-port.ts'
import { type TypedCommand, typeCommand, until } from '#testing/typed-command.ts'
import { copySources } from '#testing/source-copy.ts'

/** For how many milliseconds nothing may happen by itself; node --watch waits a fifth of a second before it restarts. */
const rest = 4_000
const screen = 'features/dashboard/web/Overview.tsx'

let folder: string
let port: number
let site: TypedCommand

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'esg-network-dev-'))
  copySources(folder, ['design'])
  port = await freePort()
  site = typeCommand('npm run dev', folder, { PORT: String(port) })
  await untilReady(1)
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

test('a change of the server restarts it once, at the same address; it does not restart by itself, even after it has rendered pages', async () => {
  await expectPages()
  appendFileSync(join(folder, 'platform/server/maintenance.ts'), '\n')
  await untilReady(2)
  await expectPages()
  await pause(rest)
  expect(restarts()).toBe(1)
})

test('a change of a screen reaches the browser without restarting the server', async () => {
  await expectPages()
  const { updates, close } = await listenForUpdates()
  appendFileSync(join(folder, screen), '\n')
  await until(() => updates.length > 0, site.printed)
  await pause(rest)
  // The stylesheets are built from the classes that the screens use.
  expect(updates.map((modules) => modules.toSorted())).toEqual([['/design/design.css', `/${screen}`, '/ui/styles.css']])
  expect(restarts()).toBe(1)
  close()
})

const restarts = () => site.printed().split('Restarting').length - 1

async function untilReady(times: number): Promise<void> {
  await until(() => site.printed().split('is ready:').length > times, site.printed)
}

async function expectPages(): Promise<void> {
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  // A busy machine may answer once that it is overloaded.
  for (const path of ['/', `/${screen}`, '/design', '/design/main.tsx', '/healthz'])
    await expect.poll(() => statusOf(path), { timeout: 20_000 }).toBe(200)
}

/** The modules of each hot update that Vite sends to browsers from now on. */
async function listenForUpdates(): Promise<{ updates: string[][]; close(): void }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/hot`, 'vite-hmr')
  const updates: string[][] = []
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as { type: string; updates?: { path: string }[] }
      if (message.type === 'connected') resolve()
      if (message.type === 'update') updates.push((message.updates ?? []).map(({ path }) => path))
    })
  })
  return { updates, close: () => socket.close() }
}
