import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Outcome, Stage } from './stage.ts'

const root = join(import.meta.dirname, '../..')

/** @returns the exit code of a tool of the project, whose output goes straight to ours; scripts/run.mjs put the tools on the path */
export function runTool(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } })
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}

/** A check that passes or fails as a whole. */
function check(name: string, command: string, ...args: string[]): Stage {
  const run = async (): Promise<Outcome> => {
    const failed = (await runTool(command, args)) === 0 ? 0 : 1
    return { passed: 1 - failed, failed, skipped: 0 }
  }
  return { name, run }
}

/** What can be said about the sources without running them. */
export const staticChecks = [
  check('types', 'tsc', '-p', 'tsconfig.json'),
  check('lint', 'oxlint'),
  check('directions', 'node', 'scripts/check-directions.ts'),
  check('format', 'oxfmt', '--check'),
  check('unused code', 'knip'),
  check('message catalogue', 'lingui', 'check', 'sync', '--clean', '--overwrite'),
]

export const sizeCheck = check('sizes', 'node', 'scripts/check-sizes.ts')
