import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PlantedBug } from './bug.ts'
import type { SourceCopy } from './source-copy.ts'

type Project = keyof PlantedBug['tests']

const report = 'planted-bug.json'

interface FailingTest {
  title: string
  project: Project
  /** Its file; in stories, its line as well. */
  place: string
}

/** Runs the tests that should catch a bug, then, unless `isNarrow`, all unit and room tests. @returns the first that failed */
export async function failingTest(copy: SourceCopy, { tests }: PlantedBug, isNarrow: boolean): Promise<FailingTest | undefined> {
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

/** Whether a test, or another one of its file, fails now that the bug is gone: then it proves nothing. */
export const failsAnyway = async ({ folder }: SourceCopy, { project, place }: FailingTest): Promise<boolean> =>
  (await runTests(folder, project, [place])) !== undefined

/** Stops at the first failure. @throws Error if the tests did not run at all, as where a named file is gone */
async function runTests(folder: string, project: Project, files: readonly string[]): Promise<FailingTest | undefined> {
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

function firstFailure(project: Project, path: string): FailingTest | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const failed = project === 'stories' ? failedStory((read as { suites: Suite[] }).suites) : failedVitest(read as VitestReport)
    return failed && { project, ...failed }
  } catch {
    return undefined
  }
}

interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** A file whose preparation failed has no failed test. */
function failedVitest({ testResults }: VitestReport): Omit<FailingTest, 'project'> | undefined {
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return { title: failed.fullName, place: name }
  }
  const file = testResults.find(({ status, message }) => status === 'failed' && message)
  return file && { title: `${file.name.split('/').slice(-1).join()}: ${file.message.split('\n')[0]}`, place: file.name }
}

interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; line: number; ok: boolean; tests: { status: string }[] }[]
}

function failedStory(suites: readonly Suite[]): Omit<FailingTest, 'project'> | undefined {
  for (const { suites: inner = [], specs } of suites) {
    const failed = specs.find(({ ok, tests }) => !ok && tests.some(({ status }) => status === 'unexpected'))
    const found = failed ? { title: failed.title, place: `${failed.file}:${failed.line}` } : failedStory(inner)
    if (found) return found
  }
  return undefined
}
