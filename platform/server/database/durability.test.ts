import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Child, startChild } from '#testing/child-process.ts'
import { embeddedTemplate } from '#testing/embedded-template.ts'
import { openDatabase } from './index.ts'

let directory: string
let writer: Child | undefined
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'esg-network-durability-'))
  cpSync(await embeddedTemplate(), directory, { recursive: true })
})
afterEach(async () => {
  await writer?.kill()
  rmSync(directory, { recursive: true, force: true })
})

test('a process killed while writing loses nothing that it has acknowledged', async () => {
  writer = startChild('insert-rows.ts', directory, '1')
  await writer.nextLine()
  await expect(openDatabase({ directory }), 'it has the database to itself').rejects.toThrow(
    `${directory} is in use by process ${writer.pid}`,
  )
  while (writer.lines.length < 150 && (await writer.nextLine()) !== undefined);
  await pause(Math.random() * 50)
  await writer.kill()
  const acknowledged = writer.lines.map(Number)

  const database = await openDatabase({ directory })
  const { rows } = await database.pool.query<{ id: number; whole: boolean }>(`select id, length(text) = 501 as whole from acknowledged`)
  await database.close()
  const stored = new Set(rows.map((row) => row.id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(150)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(
    rows.every((row) => row.whole),
    'no row is half done',
  ).toBe(true)
  expect(stored.size - acknowledged.length, 'at most one commit was not heard of').toBeLessThanOrEqual(1)
})
