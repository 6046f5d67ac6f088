import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PlantedBug } from './bug.ts'
import type { SourceCopy } from './source-copy.ts'

type Project = keyof PlantedBug['tests']

const report = 'planted-bug.json'

/** Runs the tests that should catch a bug, then, unless `isNarrow`, all unit and room tests. @returns the first that failed */
export async function failingTest(copy: SourceCopy, { tests }: PlantedBug, isNarrow: boolean): Promise<string | undefined> {
  const narrow = (['unit', 'rooms', 'stories'] as const).flatMap((project): [Project, readonly string[]][] =>
    tests[project] ? [[project, tests[project]]] : [],
  )
  const whole: [Project, readonly string[]][] = isNarrow
    ? []
    : [
        ['unit', []],
        ['rooms', []],
      ]
  for (const [project, files] of [...narrow, ...whole]) {
    if (project === 'stories') await copy.build()
    const failed = await runTests(copy.folder, project, files)
    if (failed) return failed
  }
  return undefined
}

/** Stops at the first failure. @throws Error if the tests did not run at all, as where a named file is gone */
async function runTests(folder: string, project: Project, files: readonly string[]): Promise<string | undefined> {
  const path = join(folder, report)
  rmSync(path, { force: true })
  const [command, ...words] =
    project === 'stories'
      ? ['playwright', 'test', '--project', 'desktop-light', '-x', '--retries', '0', '--reporter', 'json']
      : ['vitest', 'run', '--project', project, '--bail', '1', '--reporter', 'json', `--outputFile=${path}`]
  const run = promisify(execFile)(join(folder, 'node_modules/.bin', command), [...words, ...files], {
    cwd: folder,
    // In CI, failed tests have a second attempt.
    env: { ...process.env, CI: '', PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    maxBuffer: 64 * 2 ** 20,
  })
  try {
    await run
    return undefined
  } catch (error) {
    const failed = firstFailure(project, path)
    if (failed) return failed
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`The tests could not be run:\n${stdout.slice(-4_000)}${stderr.slice(-4_000)}`, { cause: error })
  }
}

function firstFailure(project: Project, path: string): string | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return project === 'stories' ? failedStory((read as { suites: Suite[] }).suites) : failedVitest(read as VitestReport)
  } catch {
    return undefined
  }
}

interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** A file whose preparation failed has no failed test. */
function failedVitest({ testResults }: VitestReport): string | undefined {
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')
  if (failed) return failed.fullName
  const file = testResults.find(({ status, message }) => status === 'failed' && message)
  return file && `${file.name.split('/').slice(-1).join()}: ${file.message.split('\n')[0]}`
}

interface Suite {
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { status: string }[] }[]
}

function failedStory(suites: readonly Suite[]): string | undefined {
  for (const { suites: inner = [], specs } of suites) {
    const title = specs.find(({ ok, tests }) => !ok && tests.some(({ status }) => status === 'unexpected'))?.title ?? failedStory(inner)
    if (title) return title
  }
  return undefined
}
