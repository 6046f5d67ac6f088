import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openToOthers } from '#testing/open-to-others.ts'
import { claimDataDirectory } from './data-directory.ts'

const umask = process.umask()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'esg-network-data-'))
})
afterEach(() => {
  process.umask(umask)
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(process.platform === 'win32')('the data directory', () => {
  test("of an older version becomes its owner's alone, and so do new files", async () => {
    mkdirSync(join(folder, 'outbox'))
    writeFileSync(join(folder, 'outbox/a mail.eml'), 'with a link')
    for (const name of ['.', 'outbox']) chmodSync(join(folder, name), 0o755)
    chmodSync(join(folder, 'outbox/a mail.eml'), 0o644)
    claimDataDirectory(folder)
    writeFileSync(join(folder, 'outbox/a new mail.eml'), 'with a link')
    expect(await openToOthers(folder)).toEqual([])
  })

  test('is created where it is missing', async () => {
    const missing = join(folder, 'not/yet')
    claimDataDirectory(missing)
    expect(await openToOthers(missing)).toEqual([])
  })

  test('that others can write to is refused, with instructions', () => {
    chmodSync(folder, 0o777)
    expect(() => claimDataDirectory(folder)).toThrow(`restrict access to yourself: chmod 700 '${folder}'`)
    expect(readdirSync(folder), 'nothing was written').toEqual([])
  })
})
