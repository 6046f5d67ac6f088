import { afterEach, expect, test } from 'vitest'
import { parseBackupArguments } from './backup-arguments.ts'

const before = process.argv
afterEach(() => {
  process.argv = before
})

/** What a command with this usage is told by these words. */
function parsed(...words: string[]) {
  process.argv = ['node', 'backup.ts', ...words]
  return parseBackupArguments('the usage')
}

test('a backup’s file is required, and only one', () => {
  expect(() => parsed()).toThrow('the usage')
  expect(() => parsed('one', 'two')).toThrow('the usage')
  expect(parsed('/backups/one.backup').file).toBe('/backups/one.backup')
})

test('an unknown option is named, with the usage', () => {
  expect(() => parsed('--dmeo', 'file')).toThrow(/^Unknown option '--dmeo'[^]*\n\nthe usage$/)
})
