import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataDirectory } from './data-directory.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'esg-network-data-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('a database is created once, whatever an interrupted start has left behind', async () => {
  mkdirSync(join(directory, 'data.new', 'base'), { recursive: true })
  writeFileSync(join(directory, 'data.new', 'PG_VERSION'), '18\n')
  await prepareDataDirectory(join(directory, 'data'))
  expect(existsSync(join(directory, 'data.new'))).toBe(false)
  expect(readFileSync(join(directory, 'data', 'PG_VERSION'), 'utf8')).toBe('18\n')

  writeFileSync(join(directory, 'data', 'mark'), '')
  await prepareDataDirectory(join(directory, 'data'))
  expect(existsSync(join(directory, 'data', 'mark'))).toBe(true)
})

test('a database of another major version is refused and left untouched', async () => {
  mkdirSync(join(directory, 'data'))
  writeFileSync(join(directory, 'data', 'PG_VERSION'), '17\n')
  await expect(prepareDataDirectory(join(directory, 'data'))).rejects.toThrow('was created by PostgreSQL 17, but this program includes PostgreSQL 18')
  expect(existsSync(join(directory, 'data', 'PG_VERSION'))).toBe(true)
})
