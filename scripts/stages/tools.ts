import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Outcome, Print, Stage } from './stage.ts'

const root = join(import.meta.dirname, '../..')
/** Through a pipe, tools do not see that there is a terminal. */
const colours: NodeJS.ProcessEnv = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}

/** @returns the exit code of a tool of the project; scripts/run.mjs put the tools on the path */
export function runTool(print: Print, command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done, fail) => {
    const env = { ...process.env, ...colours, ...environment }
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
    for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', print)
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}

/** A check that passes or fails as a whole. */
function check(name: string, command: string, args: readonly string[] = [], environment?: NodeJS.ProcessEnv): Stage {
  const run = async (print: Print): Promise<Outcome> => {
    const failed = (await runTool(print, command, args, environment)) === 0 ? 0 : 1
    return { passed: 1 - failed, failed, skipped: 0 }
  }
  return { name, run }
}

/** For programs in Go, which otherwise spend an eighth to a quarter of their time collecting garbage. */
const lazyCollector = { GOGC: '400' }

/** Looks anew only at what changed since it looked last. Each further checker would do a part of the work again, while other checks wait. */
export const types = check(
  'types',
  'tsc',
  ['-p', 'tsconfig.json', '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/typescript/types.tsbuildinfo'],
  lazyCollector,
)
/** On one thread for the same reason: each has a checker of its own. So it runs beside the other checks. */
export const lint = check('lint', 'oxlint', [], { ...lazyCollector, GOMAXPROCS: '1' })

/** What else can be said about the sources without running them. */
export const staticChecks = [
  types,
  check('directions', 'node', ['scripts/check-directions.ts']),
  check('texts outside the catalogue', 'node', ['scripts/check-texts.ts']),
  check('format', 'oxfmt', ['--check']),
  check('unused code', 'knip'),
  check('message catalogue', 'lingui', ['check', 'sync', '--clean', '--overwrite']),
]

export const sizeCheck = check('sizes', 'node', ['scripts/check-sizes.ts'])
