import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from '#platform/server/configuration.ts'
import { findData } from './find-data.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'esg-where-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const found = (isDemo = false, more: NodeJS.ProcessEnv = {}) =>
  findData(readConfiguration({ DATA_DIR: join(folder, 'data'), ...more }), isDemo).dataDirectory
const begin = (...path: string[]) => mkdirSync(join(folder, 'data', ...path, 'database'), { recursive: true })

test("a command uses the community's data, or the demo's if requested or if there is no other", () => {
  begin('demo')
  expect(found()).toBe(join(folder, 'data', 'demo'))
  begin()
  expect(found()).toBe(join(folder, 'data'))
  expect(found(true)).toBe(join(folder, 'data', 'demo'))
})

test('without any data, it says how to start and creates no folder', () => {
  expect(() => found()).toThrow('npm start.')
  expect(() => found(true)).toThrow('npm start -- --demo')
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('a remote database needs no local folder', () => {
  expect(found(false, { DATABASE_URL: 'postgres://localhost/esg' })).toBe(join(folder, 'data'))
})
