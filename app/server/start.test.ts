import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendCommand } from '#platform/server/control-socket.ts'
import { sharedDatabase } from '#testing/databases.ts'
import { embeddedTemplate } from '#testing/embedded-template.ts'
import { openToOthers } from '#testing/open-to-others.ts'
import { createPerson } from '#testing/people.ts'
import { until } from '#testing/typed-command.ts'

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
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

/** The URL that the server prints once it is ready. Reads all further output too, because otherwise the pipe would be closed. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (chunk) => {
      printed += String(chunk)
      const address = /ready: (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`the server exited: ${printed}`)))
  })
}

test('an invalid setting prevents the start and is reported with its value and the allowed ones', async () => {
  const child = start({ PORT: 'eighty' })
  expect(await text(child.stderr as NodeJS.ReadableStream)).toBe(
    "These settings are wrong:\nPORT is 'eighty'; allowed: a port from 0 to 65535\n",
  )
})

describe.skipIf(process.platform === 'win32')('the data directory', () => {
  // That it is created if it is missing is typed in scripts/backup.command.test.ts.
  test("of an older version becomes its owner's alone, and has one server, which stops on request", async () => {
    await cp(await embeddedTemplate(), join(folder, 'database'), { recursive: true })
    await mkdir(join(folder, 'outbox'))
    await writeFile(join(folder, 'outbox', 'a mail.eml'), 'with a link')
    for (const [name, mode] of [
      ['.', 0o755],
      ['outbox', 0o755],
      ['outbox/a mail.eml', 0o644],
    ] as const)
      await chmod(join(folder, name), mode)
    const child = start()
    const address = await addressOf(child)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const member = await createPerson(address)
    await member.call.accounts.requestPasswordReset({ email: member.email })
    await until(
      async () => (await readdir(join(folder, 'outbox'))).length > 1,
      () => 'no mail landed in the outbox',
    )
    expect(await openToOthers(folder)).toEqual([])
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['control.sock', 'database', 'outbox']))

    expect(await text(start().stderr as NodeJS.ReadableStream)).toMatch(/in use/)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('that others can write to is refused, with instructions', async () => {
    await chmod(folder, 0o777)
    expect(await text(start().stderr as NodeJS.ReadableStream)).toContain(`restrict access to yourself: chmod 700 '${folder}'`)
    expect(await readdir(folder), 'nothing was written').toEqual([])
  })

  test('need not exist for a node on PostgreSQL, and may have a long name', async () => {
    await using database = await sharedDatabase()
    const { DATABASE_URL } = database.settings
    const directory = join(folder, 'a folder of a long name '.repeat(6).trim())
    const address = await addressOf(start({ DATA_DIR: directory, ...(DATABASE_URL && { DATABASE_URL }) }))
    const member = await createPerson(address)
    expect(await sendCommand(directory, ['grant', member.email])).toMatchObject({ failed: false })
  })
})
