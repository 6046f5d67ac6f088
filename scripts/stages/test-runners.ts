import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome, Print } from './stage.ts'
import { runTool } from './tools.ts'

/** Runs one project of vitest.config.ts; `files`: only those whose path holds one of these, if there are any. */
export function vitest(project: string, files: readonly string[] = []): (print: Print) => Promise<Outcome> {
  return (print) =>
    counted((report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return runTool(print, 'vitest', [
        'run',
        '--project',
        project,
        ...reporters,
        ...(files.length > 0 ? ['--passWithNoTests', ...files] : []),
      ])
    }, vitestOutcome)
}

/** Runs e2e/ in the browser at `executable`. */
export function playwright(executable: string): (print: Print) => Promise<Outcome> {
  return (print) =>
    counted(
      (report) => runTool(print, 'playwright', ['test'], { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      playwrightOutcome,
    )
}

/** A runner that fails without a failed test (nothing found, a file that does not load) counts as one failure. */
async function counted(run: (report: string) => Promise<number>, read: (report: unknown) => Outcome): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'esg-network-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(report)
    const outcome = readReport(report, read)
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readReport(report: string, read: (report: unknown) => Outcome): Outcome {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function vitestOutcome(report: unknown): Outcome {
  const counts = report as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: { assertionResults: { status: string; failureMessages: string[] | null }[] }[]
  }
  const tests = counts.testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    retried: tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length).length,
  }
}

function playwrightOutcome(report: unknown): Outcome {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
  }
}
