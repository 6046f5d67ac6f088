import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from '#platform/server/configuration.ts'
import { whereDataIs } from './where-data-is.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'esg-where-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const found = (isDemo = false, more: NodeJS.ProcessEnv = {}) =>
  whereDataIs(readConfiguration({ DATA_DIR: join(folder, 'data'), ...more }), isDemo).dataDirectory
const begin = (...path: string[]) => mkdirSync(join(folder, 'data', ...path, 'database'), { recursive: true })

test('a command is about the community, and about the demo if that is asked for or all there is', () => {
  begin('demo')
  expect(found()).toBe(join(folder, 'data', 'demo'))
  begin()
  expect(found()).toBe(join(folder, 'data'))
  expect(found(true)).toBe(join(folder, 'data', 'demo'))
})

test('where there is nothing, it says how to begin and makes no folder', () => {
  expect(() => found()).toThrow('npm start.')
  expect(() => found(true)).toThrow('npm start -- --demo')
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('a database elsewhere needs no folder here', () => {
  expect(found(false, { DATABASE_URL: 'postgres://localhost/esg' })).toBe(join(folder, 'data'))
})
