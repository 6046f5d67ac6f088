import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Failure, Outcome, Print } from './stage.ts'
import { runTool } from './tools.ts'

const root = join(import.meta.dirname, '../..')
/** Stands for the test in failures that belong to none. */
const outsideOfTests = 'The runner, outside of tests'

/** Runs one project of vitest.config.ts; `files`: only those whose path holds one of these, if there are any. */
export function vitest(project: string, files: readonly string[] = []): (print: Print) => Promise<Outcome> {
  return (print) =>
    counted(
      print,
      (report, printed) => {
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
        return runTool(printed, 'vitest', [
          'run',
          '--project',
          project,
          ...reporters,
          ...(files.length > 0 ? ['--passWithNoTests', ...files] : []),
        ])
      },
      vitestOutcome,
    )
}

/** Runs e2e/. Node runs the TypeScript sources itself, because Playwright would compile two thousand files in each worker. */
export const playwright = (print: Print): Promise<Outcome> =>
  counted(
    print,
    (report, printed) => runTool(printed, 'playwright', ['test'], { PW_DISABLE_TS_ESM: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    playwrightOutcome,
  )

/** A runner that fails without a failed test (nothing found, an error outside of tests) counts as one failure. */
async function counted(
  print: Print,
  run: (report: string, print: Print) => Promise<number>,
  read: (report: unknown) => Outcome,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'esg-network-report-'))
  const report = join(folder, 'report.json')
  let printed = ''
  try {
    const code = await run(report, (text) => {
      printed += text
      print(text)
    })
    const outcome = readReport(report, read)
    if (outcome && (code === 0 || outcome.failed > 0)) return outcome
    return {
      passed: 0,
      skipped: 0,
      ...outcome,
      failed: 1,
      failures: [{ test: outsideOfTests, reason: reasonIn(stripVTControlCharacters(printed)) }],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Vitest prints errors that belong to no test before its own summary; otherwise the last lines have to do. */
function reasonIn(printed: string): string {
  const [, outside] = printed.split(/(?=Unhandled Errors)/)
  return outside ?? printed.trimEnd().split('\n').slice(-10).join('\n')
}

/** @returns undefined if the runner wrote none */
function readReport(report: string, read: (report: unknown) => Outcome): Outcome | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return undefined
  }
}

function vitestOutcome(report: unknown): Outcome {
  const counts = report as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: {
      name: string
      startTime: number
      endTime: number
      status: string
      message: string
      assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
    }[]
  }
  const troubles = (status: string) =>
    counts.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((each) => each.status === status && each.failureMessages?.length)
        .map(({ fullName, failureMessages }) => ({ test: `${relative(root, name)} › ${fullName}`, reason: failureMessages?.[0] ?? '' })),
    )
  // They could not be loaded, or a hook failed.
  const files = counts.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((each) => each.status !== 'failed'))
    .map(({ name, message }) => ({ test: relative(root, name), reason: message }))
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + files.length,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures: [...files, ...troubles('failed')],
    retried: troubles('passed'),
    files: counts.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function playwrightOutcome(report: unknown): Outcome {
  const { stats, errors, suites } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    /** Outside of tests. */
    errors: { message?: string }[]
    suites: PlaywrightSuite[]
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => ({ test: outsideOfTests, reason: stripVTControlCharacters(message ?? '') })),
      ...suites.flatMap((suite) => troublesOf(suite, 'unexpected')),
    ],
    retried: suites.flatMap((suite) => troublesOf(suite, 'flaky')),
    files: suites.map((suite) => ({ name: `e2e/${suite.title}`, seconds: secondsOf(suite) })),
  }
}

/** A file, or a group of tests in it. */
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { file: string; title: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  projectName: string
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { duration: number; error?: { message?: string } }[]
}

function troublesOf({ specs, suites = [] }: PlaywrightSuite, status: PlaywrightTest['status']): Failure[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((each) => each.status === status)
      .map(({ projectName, results }) => ({
        test: `e2e/${file} › ${title} (${projectName})`,
        reason: stripVTControlCharacters(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  )
  return [...own, ...suites.flatMap((suite) => troublesOf(suite, status))]
}

function secondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((each) => each.results))
  return results.reduce((sum, { duration }) => sum + duration / 1000, 0) + suites.reduce((sum, suite) => sum + secondsOf(suite), 0)
}
